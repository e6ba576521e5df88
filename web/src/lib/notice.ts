// Ways to tell that it is your turn: the tab's title and icon, a short sound, a notice of the browser. Quiet by default.

let audio: AudioContext | null = null;

/** Two short soft notes. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime + 0.02;
    for (const [at, pitch] of [[0, 587], [0.14, 784]] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start + at);
      volume.gain.linearRampToValueAtTime(0.12, start + at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + at + 0.35);
      tone.connect(volume).connect(audio.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.4);
    }
  } catch {
    // No sound here; the title and the icon say it too.
  }
}

/** Whether the browser may show notices; asks once. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** A notice of the browser, only while the page is not being looked at. */
export function notify(title: string, text: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body: text, icon: "/icon-turn.svg", tag: "pentapolis-turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notices only to installed pages.
  }
}

/** The tab's title and icon; the icon has a dot when it is your turn. */
export function tab(title: string, turn = false): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = turn ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}
