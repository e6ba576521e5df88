// What the button of the action bar says it does.

import { say } from "../../lib/texts";
import type { Choice } from "./generated";

const GO: Partial<Record<Choice["kind"], (choice: Choice) => string>> = {
  basic: () => say("page-horizon-go-choose"),
  build: () => say("page-horizon-go-build"),
  builder: () => say("page-horizon-go-build"),
  buy: () => say("page-horizon-go-exchange"),
  card: () => say("page-horizon-go-keep"),
  claim: () => say("page-horizon-go-claim"),
  colour: () => say("page-horizon-go-choose"),
  engage: () => say("page-horizon-go-engage"),
  expand: ({ args }) => (args.option === "nothing" ? "" : say("page-horizon-go-choose")),
  fortify: () => say("page-horizon-go-fortify"),
  go: () => say("page-horizon-go-there"),
  govern: () => say("page-horizon-go-take"),
  join: () => say("page-horizon-go-join"),
  option: () => say("page-horizon-go-choose"),
  pick: () => say("page-horizon-go-take"),
  produce: ({ args }) => say(args.what === "trade" ? "page-horizon-go-trade" : "page-horizon-go-produce"),
  recall: () => say("page-horizon-go-recall"),
  recruit: () => say("page-horizon-go-recruit"),
  research: ({ args }) => say("page-horizon-go-research", { slot: String(args.slot) }),
  sell: () => say("page-horizon-go-exchange"),
  settle: () => say("page-horizon-go-settle"),
  step: ({ args }) => say(args.explores ? "page-horizon-go-explore" : "page-horizon-go-move"),
  take: () => say("page-horizon-go-take-them"),
  track: () => say("page-horizon-go-cube"),
  upgrade: () => say("page-horizon-go-strengthen"),
};

/** A verb; to stop or to decline is only confirmed. */
export const go = (choice: Choice): string => GO[choice.kind]?.(choice) ?? "";
