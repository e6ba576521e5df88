import { describe, expect, it } from "vitest";
import { grouped, inOrder, labelOf } from "../src/board/any/groups";
import { areaOf, catalogueOf, differences, isBare, middleOf, sizeOf } from "../src/board/any/parts";
import { shapeOf } from "../src/board/any/shape";
import { wordsOf, type Words } from "../src/board/any/words";
import type { Choice, Fields, Json, SeatInfo, View } from "../src/lib/protocol";
import { tidy } from "../src/lib/words";

const words: Words = { field: (name) => `<${name}>`, kind: (kind) => `[${kind}]`, other: "or", value: (value, name) => `${name}=${JSON.stringify(value)}` };
const view = {
  game: "new", players: 2, seats: 2, score_sheets: [[], []], progress: { round: 1, rounds: null },
  layout: { boards: "each", coins: "each", hand: "own", first: "seat", cards: "catalogue" },
  boards: [{ towers: 1 }, { towers: 2 }], coins: [5, 6], hand: ["a"], first: 1, row: ["x", "y"], cards: { a: { cost: 1 } },
} as unknown as View;
const choice = (action: number, kind: string, args: Fields = {}, ...targets: Fields[]): Choice =>
  ({ action, notation: `${kind} ${action}`, kind, args, targets, text: `${kind} ${action}`, rule: "", effect: "" });

describe("the parts of a view", () => {
  it("lie where the game's layout says, and nowhere twice", () => {
    expect(areaOf(view, 0, 0)).toEqual({ towers: 1, coins: 5, hand: ["a"] });
    expect(areaOf(view, 1, 0)).toEqual({ towers: 2, coins: 6 });
    expect(middleOf(view)).toEqual({ first: 1, row: ["x", "y"] });
    expect(catalogueOf(view)).toEqual({ cards: { a: { cost: 1 } } });
  });
  it("are nobody's where nothing is said, however long a list is", () => {
    const silent = { ...view, layout: undefined } as View;
    expect(areaOf(silent, 0, 0)).toEqual({});
    expect(Object.keys(middleOf(silent))).toEqual(["boards", "coins", "hand", "first", "row", "cards"]);
  });
  it("are counted, and told when they are bare", () => {
    expect(sizeOf({ a: [1, 2], b: { c: null } })).toBe(3);
    expect([null, [], {}, { wood: 0, clay: 0 }, [[], null]].map((each) => isBare(each as Json))).toEqual([true, true, true, true, true]);
    expect([0, false, { wood: 1 }, ["a"]].map((each) => isBare(each as Json))).toEqual([false, false, false, false]);
  });
  it("differ by what they gain and lose", () => {
    expect(differences(["a", "a", "b"], ["a", "c"])).toEqual({ gained: ["c"], lost: ["a", "b"] });
  });
});

describe("the shape of a value", () => {
  it("is a word, chips, a table, fields or rows", () => {
    expect(shapeOf(null, "x", words)).toEqual({ as: "nothing" });
    expect(shapeOf([], "x", words)).toEqual({ as: "nothing" });
    expect(shapeOf(0, "x", words)).toEqual({ as: "word", text: "x=0" });
    expect(shapeOf({ wood: 2, clay: 0 }, "x", words)).toMatchObject({ as: "chips", chips: [{ label: "<wood>" }, { label: "<clay>" }] });
    expect(shapeOf([{ tile: "a", price: 0 }, { tile: "b", price: 1 }], "x", words)).toMatchObject({ as: "table", columns: ["<tile>", "<price>"], rows: [{}, {}] });
    expect(shapeOf({ a: { b: 1 }, c: 2 }, "x", words)).toMatchObject({ as: "fields" });
    expect(shapeOf([{ a: 1 }, { b: [{ c: 1 }] }], "x", words)).toMatchObject({ as: "rows" });
  });
  it("counts words that follow themselves, never numbers", () => {
    const text = (value: Json) => (shapeOf(value, "x", { ...words, value: (each) => String(each) }) as { chips: { text: string }[] }).chips.map((chip) => chip.text);
    expect(text(["a", "a", "b", "a"])).toEqual(["a ×2", "b", "a"]);
    expect(text([0, 0])).toEqual(["0", "0"]);
  });
  it("marks what is new", () => {
    const marks = (value: Json, before?: Json) => (shapeOf(value, "x", words, before) as { chips: { changed: boolean }[] }).chips.map((chip) => chip.changed);
    expect(marks({ wood: 2, clay: 0 }, { wood: 1, clay: 0 })).toEqual([true, false]);
    expect(marks([3, 5, 5], [5, 3])).toEqual([false, false, true]);
    expect(marks([3], undefined)).toEqual([false]);
  });
});

describe("the choices", () => {
  it("of one kind and few stay one group without a name", () => {
    const groups = grouped([choice(1, "play"), choice(2, "play")]);
    expect(groups).toHaveLength(1);
    expect(labelOf(groups[0]!, groups, words)).toBe("");
  });
  it("are gathered by kind, single ones last", () => {
    const groups = grouped([choice(0, "stop"), choice(1, "play"), choice(2, "swap"), choice(3, "play"), choice(4, "swap")]);
    expect(groups.map((group) => labelOf(group, groups, words))).toEqual(["[play]", "[swap]", "or"]);
    expect(groups.map((group) => group.choices.map((each) => each.action))).toEqual([[1, 3], [2, 4], [0]]);
  });
  it("of many are gathered by what they touch", () => {
    const many = Array.from({ length: 12 }, (_, at) => choice(at, "take", { card: at }, { zone: at % 3 ? "market" : "hand", card: at }));
    const groups = grouped(many);
    expect(groups.map((group) => labelOf(group, groups, words))).toEqual(['zone="hand"', 'zone="market"']);
  });
  it("that touch nothing in common are gathered by the argument with the fewest values", () => {
    const many = Array.from({ length: 12 }, (_, at) => choice(at, "build", { turn: at % 4, level: at % 2 }, { cell: [at, 0] }));
    const groups = grouped(many);
    expect(groups.map((group) => labelOf(group, groups, words))).toEqual(["<level> level=0", "<level> level=1"]);
  });
  it("are all there, each once, in the order of the list", () => {
    const many = Array.from({ length: 30 }, (_, at) => choice(at, ["a", "b", "c"][at % 3]!, { n: at % 5 }));
    expect(inOrder(many).map((each) => each.action).sort((a, b) => a - b)).toEqual(many.map((each) => each.action));
    expect(inOrder(many)).toEqual(grouped(many).flatMap((group) => group.choices));
  });
});

describe("words of a game that the page has no texts of", () => {
  it("are the names of the rules, tidied, and seats by name", () => {
    const seats = [{ seat: 0, name: "Ada" }, { seat: 1, name: "Bob" }] as SeatInfo[];
    const plain = wordsOf(view, seats, null);
    expect(tidy("great_works")).toBe("Great works");
    expect(plain.field("great_works")).toBe("Great works");
    expect(plain.value(1, "first")).toBe("Bob");
    expect(plain.value(0, "seat")).toBe("Ada");
    expect(plain.value(-2, "q")).toBe("−2");
    expect(plain.value([1, -2], "cell")).toBe("1, −2");
    expect(plain.value({ tile: "a_b", price: 0 }, "x")).toBe("Tile A b, Price 0");
  });
});
