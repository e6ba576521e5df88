// Shows “your turn” while no page is open, and leads to the table. It keeps nothing and answers no request of the page.
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Pentapolis", {
      body: told.text ?? "",
      icon: "/icon-turn.svg",
      tag: `pentapolis-${told.table ?? "turn"}`,
      data: { link: told.link ?? "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  // Only ever to this server, whatever the notice says.
  const path = new URL(event.notification.data?.link ?? "/", self.location.origin).pathname;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
