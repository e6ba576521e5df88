// Rows of small signs, as words: what an action, a building or a card does. `Signs.svelte` draws them.
//
// A word is a drawing (`stone`), points (`vp3`), a tile or a die of a colour (`tile-red`, `die-red`), `plus`, `times`, `or`, `to`, three colours
// (`colours`), or a text (`'+2`).

export interface Laid {
  word: string;
  x: number; // its left edge
  width: number;
}

const NARROW: Record<string, number> = { plus: 0.5, times: 0.46, or: 0.4, to: 0.62, colours: 1.3 };

function widthOf(word: string): number {
  if (word.startsWith("'")) return 0.14 + 0.5 * (word.length - 1);
  if (word.startsWith("vp")) return Math.max(0.92, 0.4 + 0.52 * (word.length - 2));
  if (/^(tile|die)-/.test(word)) return 0.94;
  return NARROW[word] ?? 1.06;
}

/** The words side by side, in the unit of one sign, and how wide they are together. */
export function lay(row: string): { parts: Laid[]; width: number } {
  let x = 0;
  const parts = row.split(" ").filter(Boolean).map((word) => {
    const width = widthOf(word);
    x += width;
    return { word, x: x - width, width };
  });
  return { parts, width: x };
}

/** What a building does. */
export const ABILITIES: Record<string, string> = {
  armory: "'2 flag plus attack", arena: "vp2 tile-red die-red", outpost: "flag or attack", equestrian_grounds: "'2 flag to behind",
  fortress: "flag times tile-red", veterans_quarter: "vp= die '−1", castle: "vp1 plus vp3 seat", construction_yard: "keep tile",
  court_of_justice: "die swap", estate: "citizen '0", forum: "speaker", stone_circle: "vp colours", granary: "food plus food farm",
  harbour: "vp2 tile-yellow", market_hall: "vp4 die-yellow", mint: "gold", quarry: "stone plus stone empty", workshop: "basic",
  temple_of_forest: "forest step step", temple_of_mountain: "mountain step step", temple_of_sea: "sea step step", obelisk: "vp1 to vp7",
  sanctuary: "vp card", statue: "step", artists_salon: "vp3 die colours", astronomy_tower: "wisdom plus wisdom advisor",
  fountain_of_wisdom: "wisdom ship '1", gateway: "raise '+2", healers_house: "vp1 plus vp1 die", mages_tower: "copy", agora: "basic",
};

/** What a Zodiac card does. */
export const CARDS: Record<string, string> = {
  taurus: "wisdom '−1", leo: "seat '+2", aries: "attack vp1 die-red", sagittarius: "die '+1", pisces: "to gold", capricorn: "tower to '+2",
  aquarius: "gold to step", cancer: "citizen '0", libra: "seat to citizen", gemini: "behind basic", virgo: "build farm", scorpio: "seat to wisdom",
};

/** What a main action does. */
export const ACTIONS: Record<string, string> = {
  gain_3_stone: "stone stone stone", military: "flag plus attack", gain_3_food: "food food food", build: "build",
  gain_3_wisdom: "wisdom wisdom wisdom", temple: "stone to step step card", gain_basic_and_gold: "basic plus gold", recruit: "citizen",
  gain_one_of_each: "stone wisdom food", food_power: "'1–3 food to raise or flag",
};

/** What a bonus tile does. */
export const BONUSES: Record<string, string> = {
  blue: "stone to step", purple: "food to build", red: "wisdom to flag or attack", orange: "speaker", yellow: "basic",
};

/** What an Attack from a space of the Military track gives. */
export function attackSigns(bonus: Record<string, number> | null): string {
  return Object.entries(bonus ?? {})
    .flatMap(([name, count]) => (name === "exchange_basic_for_gold" ? ["basic to gold"] : Array<string>(count).fill(name)))
    .join(" ");
}
