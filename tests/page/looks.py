"""What a glance at the screen tells: is something cut off, is the page wider than the screen?"""

from __future__ import annotations

from playwright.sync_api import Page

# What is cut by the edge of the screen although nothing around it scrolls, and buttons that something else lies over.
CUT = """() => [...document.querySelectorAll(".action .btn, .action .say, .bar .btn, nav.tabs button, .strip button")]
  .filter((thing) => {
    const box = thing.getBoundingClientRect();
    if (!box.width) return false;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return true;
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return thing.matches("button") && !thing.contains(there);
  })
  .map((thing) => `${thing.className} "${thing.textContent.trim()}" is cut or covered`)"""

# Buildings of the row that a finger in their middle would not mean.
MISSED = """() => [...document.querySelectorAll(".works .piece")]
  .filter((thing) => {
    const box = thing.getBoundingClientRect(), row = thing.closest(".works").getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > row.left && x < row.right && document.elementFromPoint(x, y)?.closest(".info");
  })
  .map((thing) => `${thing.dataset.piece} lies under its sign for more`)"""

# Monopolies beyond the edge of the table, and what somebody has beyond that of their mat.
BEYOND = """() => [...document.querySelectorAll(".mono .coin, .felt:not(.phone) :is(.mat, .z-done) .piece")]
  .filter((thing) => {
    const box = thing.getBoundingClientRect(), room = thing.closest(".mat, .front, .felt").getBoundingClientRect();
    const low = box.bottom > room.bottom + 1 && !thing.closest(".felt.phone"); // a phone's table scrolls
    return box.width && (box.right > room.right + 1 || low);
  })
  .map((thing) => `${thing.dataset.piece} is beyond the edge`)"""

# Signs of what an action does that lie under its spaces.
CROWDED = """() => [...document.querySelectorAll(".spaces")].flatMap((spaces) => {
  const room = spaces.getBoundingClientRect();
  const card = spaces.closest(".tc, .bact, .mtc"), name = card.querySelector(".nm, b").textContent;
  return [...card.querySelectorAll(".fx, .req")]
    .filter((sign) => {
      const box = sign.getBoundingClientRect();
      return room.width && box.width && box.bottom > room.top && box.top < room.bottom && box.right > room.left + 2;
    })
    .map((sign) => `${sign.textContent.trim()} lies under the spaces of ${name}`);
})"""

# What a technology gives at once that lies under those who have researched it.
HIDDEN = """() => [...document.querySelectorAll(".tc .schs")].flatMap((scholars) => {
  const room = scholars.getBoundingClientRect(), card = scholars.closest(".tc");
  return [...card.querySelectorAll(".r1 .fx")]
    .filter((sign) => room.width && sign.getBoundingClientRect().right > room.left + 3)
    .map((sign) => `${sign.textContent.trim()} lies under the scholars of ${card.querySelector(".nm").textContent}`);
})"""

# Words that something cuts off which cannot be scrolled, or that stand beyond the edge of the screen in the action bar.
# A name may end in an ellipsis, and a card's text after some lines: what they are is told when they are tapped.
SHORN = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const words = walk.currentNode, parent = words.parentElement;
    if (!words.textContent.trim() || parent.closest(".sr, svg")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(words);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const says = words.textContent.trim().slice(0, 60);
    if (parent.closest(".action") && (box.right > innerWidth + 1 || box.left < -1))
      found.add(`"${says}" stands beyond the edge of the screen`);
    for (let each = parent; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const ways = [style.overflowX, style.overflowY];
      if (ways.includes("auto") || ways.includes("scroll") || style.position === "fixed") break;
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") break;
      if (ways[0] === "visible" && ways[1] === "visible") continue;
      const room = each.getBoundingClientRect();
      if (room.width < 3) break; // for screen readers alone
      const over = [box.right - room.right, room.left - box.left, box.bottom - room.bottom - 2, room.top - box.top - 2];
      if (Math.max(...over) > 2) {
        found.add(`"${says}" is cut by ${each.className}`);
        break;
      }
    }
  }
  return [...found];
}"""

# What can be chosen on the board and lies under something that is none of its pieces.
BURIED = """() => [...document.querySelectorAll(".board .lit")].flatMap((thing) => {
  if (!thing.checkVisibility()) return [];
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let each = thing.parentElement; each; each = each.parentElement) {
    const room = each.getBoundingClientRect();
    // Pixels are whole: what is at the edge of its window lies under what begins there.
    const outside = x < room.left + 1 || x > room.right - 1 || y < room.top + 1 || y > room.bottom - 1;
    if (outside && getComputedStyle(each).overflowX !== "visible") return [];
  }
  const things = ".action, .bar, .strip, nav.tabs, .hint, .toast, .note, .swaps .btn";
  const over = document.elementFromPoint(x, y)?.closest(things);
  return over && !over.contains(thing)
    ? [`${thing.dataset.piece ?? thing.getAttribute("class")} lies under ${over.className}`] : [];
})"""

WIDER = "() => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"


FAULTS = f"""() => [{", ".join(f"...({look})()" for look in (CUT, MISSED, BEYOND, CROWDED, HIDDEN, BURIED))},
  ...(({WIDER})() ? ["the page is larger than the screen"] : [])]"""


def faults(page: Page) -> list[str]:
    """What is wrong with what is on the screen now, in words."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def shorn(page: Page) -> list[str]:
    """Words that are cut off."""
    found: list[str] = page.evaluate(SHORN)
    return found


def all_faults(page: Page) -> list[str]:
    """Both at one glance, for those who look often; what follows sizes comes a frame later."""
    settled = "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    found: list[str] = page.evaluate(f"async () => {{ {settled}; return [...({FAULTS})(), ...({SHORN})()]; }}")
    return found
