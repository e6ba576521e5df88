// The choices of a decision, gathered: by their kind, and where there are many by what they touch.

import type { Choice, Json } from "../../lib/protocol";
import type { Words } from "./words";

export interface Group {
  kind: string | null; // null: of several kinds
  by: [name: string, value: Json | undefined] | null; // what all of it touch; null: the group is everything of its kind
  choices: Choice[];
}

const FEW = 8; // choices of a kind that are seen at a glance

/** The groups, in the order in which their first choices come; kinds of a single choice share the last one. */
export function grouped(choices: Choice[]): Group[] {
  const kinds = [...gathered(choices, (choice) => choice.kind).values()];
  const single = kinds.filter((kind) => kind.length === 1).flat();
  const groups = kinds.flatMap((kind) => (kind.length > 1 ? divided(kind[0]!.kind, kind) : []));
  return single.length ? [...groups, { kind: single.length === 1 ? single[0]!.kind : null, by: null, choices: single }] : groups;
}

/** All choices in the order of their groups. */
export function inOrder(choices: Choice[]): Choice[] {
  return grouped(choices).flatMap((group) => group.choices);
}

/** What a group is called; empty where there is only one, and the decision's own sentence says it. */
export function labelOf(group: Group, all: Group[], words: Words): string {
  if (all.length < 2) return "";
  if (group.kind === null || (!group.by && group.choices.length === 1)) return words.other;
  const kind = all.some((each) => each.kind !== group.kind && each.choices.length > 1) ? words.kind(group.kind) : "";
  if (!group.by) return kind || words.kind(group.kind);
  const [name, value] = group.by;
  if (value === undefined) return kind || words.kind(group.kind);
  const spelled = words.value(value, name);
  const thing = typeof value === "string" || name === "seat" ? spelled : `${words.field(name)} ${spelled}`;
  return kind ? `${kind}: ${thing}` : thing;
}

function divided(kind: string, choices: Choice[]): Group[] {
  const name = choices.length > FEW ? divider(choices) : null;
  if (name === null) return [{ kind, by: null, choices }];
  const parts = gathered(choices, (choice) => JSON.stringify(touched(choice, name)) ?? "");
  return [...parts.values()].map((each) => ({ kind, by: [name, touched(each[0]!, name)], choices: each }));
}

/** What tells the choices apart well: the first property of what they touch that does, else the argument with the fewest values. */
function divider(choices: Choice[]): string | null {
  const most = choices.length / 2;
  const values = (name: string) => new Set(choices.map((choice) => JSON.stringify(touched(choice, name)))).size;
  const fits = (name: string) => values(name) > 1 && values(name) <= most;
  const targets = new Set(choices.flatMap((choice) => Object.keys(choice.targets[0] ?? {})));
  const touching = [...targets].find(fits);
  if (touching !== undefined) return touching;
  const args = [...new Set(choices.flatMap((choice) => Object.keys(choice.args)))].filter(fits);
  return args.sort((one, other) => values(one) - values(other))[0] ?? null;
}

function touched(choice: Choice, name: string): Json | undefined {
  return choice.targets[0]?.[name] ?? choice.args[name];
}

function gathered(choices: Choice[], key: (choice: Choice) => string): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(key(choice), [...(found.get(key(choice)) ?? []), choice]);
  return found;
}
