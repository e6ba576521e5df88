// What travels between server and page (docs/protocol.md). The page knows no rule: it shows a view and sends choices.
// The types are made from the Python definitions by `make types`; the page takes them from here.

export type * from "./generated/protocol";
