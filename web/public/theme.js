// Sets the stored theme before anything is drawn, so that a dark page never flashes light.
try {
  const theme = JSON.parse(localStorage.getItem("pentapolis-settings") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme holds.
}
