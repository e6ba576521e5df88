// What travels between server and page (docs/protocol.md). The page knows no rule: it shows a view and sends choices.
// The types are made from the Python definitions by `make types`; the page takes them from here.

export type * from "./generated/protocol";

type Keys<U> = U extends unknown ? keyof U : never;

/** What one kind of several holds: what only the others hold can be asked for and is undefined; nothing else can. */
export type Open<T, U> = T extends unknown ? T & { [K in Exclude<Keys<U>, keyof T>]?: never } : never;
