import { describe, expect, it } from "vitest";
import { fits, folded, pieces, ruleIn, wordsOf } from "../src/rules/search";

describe("searching the rules", () => {
  it("overlooks accents and capitals, and keeps places", () => {
    expect(folded("Carrière ÉLEVÉE")).toBe("carriere elevee");
    expect(folded("œuvre").length).toBe("œuvre".length);
  });
  it("wants all words, and takes a number as a rule", () => {
    expect(fits(wordsOf("carriere pierre"), "R42", "Pour chaque carrière couverte, 1 Pierre.")).toBe(true);
    expect(fits(wordsOf("carriere temple"), "R42", "Pour chaque carrière couverte, 1 Pierre.")).toBe(false);
    expect(fits(wordsOf("r42"), "R42", "…")).toBe(true);
    expect(fits(wordsOf("42"), "R142", "…")).toBe(false);
  });
  it("finds a short word where a word begins, and not inside others", () => {
    const text = "Chacun porte 3 or. L’or et l’Orient sont à bord.";
    expect(pieces(text, wordsOf("or"), new Set()).filter((piece) => piece.kind === "found").map((piece) => piece.text)).toEqual(["or", "or", "Or"]);
    expect(fits(wordsOf("or"), "R1", "Il porte le bord.")).toBe(false);
    expect(fits(wordsOf("porte"), "R1", "Il emporte le bord.")).toBe(true);
  });
  it("marks what was found and links the rules that are there", () => {
    const made = pieces("For R36 only quarries count (R999).", wordsOf("QUARR"), new Set(["R36"]));
    expect(made.filter((piece) => piece.kind !== "plain")).toEqual([{ text: "R36", kind: "rule" }, { text: "quarr", kind: "found" }]);
    expect(made.map((piece) => piece.text).join("")).toBe("For R36 only quarries count (R999).");
    expect(pieces("", [], new Set())).toEqual([]);
  });
  it("takes a number alone for the rule of that number", () => {
    const rules = { game: "any", sections: [{ id: "one", title: "", rules: [{ id: "R36", text: "" }] }] };
    expect(["R36", " r36 ", "R 36", "R99", "36", "R36 stones", ""].map((search) => ruleIn(search, rules))).toEqual(["R36", "R36", "R36", "", "", "", ""]);
    expect(ruleIn("R36", null)).toBe("");
  });
});
