// How a value is drawn: as a word, as chips, as a table, as named fields, or as rows.

import type { Json } from "../../lib/protocol";
import { isParts, same, type Parts } from "./parts";
import type { Words } from "./words";

export interface Chip {
  label: string; // empty: the value says it all
  text: string;
  changed: boolean;
}

export type Shape =
  | { as: "nothing" }
  | { as: "word"; text: string }
  | { as: "chips"; chips: Chip[] }
  | { as: "table"; columns: string[]; rows: { cells: string[]; changed: boolean }[] }
  | { as: "fields"; fields: [name: string, value: Json][] }
  | { as: "rows"; rows: Json[] };

const single = (value: Json | undefined): boolean => typeof value !== "object" || value === null;
const flat = (value: Json): value is Parts => isParts(value) && Object.values(value).every((each) => single(each) || (Array.isArray(each) && each.every(single)));

/** The shape of a value; `before` is what was there before the last change, undefined: nothing to compare with. */
export function shapeOf(value: Json, name: string, words: Words, before?: Json): Shape {
  if (value === null || value === "") return { as: "nothing" };
  if (typeof value !== "object") return { as: "word", text: words.value(value, name) };
  const compared = before !== undefined;
  if (Array.isArray(value)) {
    if (!value.length) return { as: "nothing" };
    const old = Array.isArray(before) ? before : [];
    if (value.every((each) => single(each) || (Array.isArray(each) && each.every(single)))) return { as: "chips", chips: listed(value, name, words, compared ? old : null) };
    const columns = isParts(value[0]) ? Object.keys(value[0]) : [];
    if (columns.length && value.every((each) => flat(each) && same(Object.keys(each), columns))) {
      const rows = (value as Parts[]).map((row) => ({
        cells: columns.map((column) => words.value(row[column] ?? null, column)),
        changed: compared && !old.some((each) => same(each, row)),
      }));
      return { as: "table", columns: columns.map((column) => words.field(column)), rows };
    }
    return { as: "rows", rows: value };
  }
  const fields = Object.entries(value);
  if (!fields.length) return { as: "nothing" };
  if (!fields.every(([, each]) => single(each))) return { as: "fields", fields };
  const old = isParts(before) ? before : {};
  return { as: "chips", chips: fields.map(([field, each]) => ({ label: words.field(field), text: words.value(each, field), changed: compared && !same(old[field], each) })) };
}

/** The things of a list one after the other; words that follow themselves are counted. */
function listed(values: Json[], name: string, words: Words, before: Json[] | null): Chip[] {
  const left = before === null ? null : [...before];
  const chips: (Chip & { count: number; value: Json })[] = [];
  for (const value of values) {
    const at = left?.findIndex((each) => same(each, value)) ?? 0;
    if (at >= 0) left?.splice(at, 1);
    const last = chips.at(-1);
    if (last && typeof value === "string" && last.value === value) {
      last.count += 1;
      last.changed ||= at < 0;
    } else chips.push({ label: "", text: words.value(value, name), changed: at < 0, count: 1, value });
  }
  return chips.map(({ label, text, changed, count }) => ({ label, text: count > 1 ? `${text} ×${count}` : text, changed }));
}
