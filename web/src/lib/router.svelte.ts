// The address bar: which page is shown, and going to another without loading everything again.

export const address = $state({ path: location.pathname, hash: location.hash, query: location.search });

function read(): void {
  address.path = location.pathname;
  address.hash = location.hash;
  address.query = location.search;
}

/** Goes to an address of the page; `replace` leaves no step to go back to. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  const before = address.path;
  read();
  if (before !== address.path) scrollTo(0, 0);
}

/** Follows links to the page's own addresses without a reload. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|docs|join)(\/|$)/.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return; // the browser scrolls to it
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", read);
addEventListener("hashchange", read);
