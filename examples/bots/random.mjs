// A bot that plays a random legal action. It needs nothing but Node: node examples/bots/random.mjs
// The protocol is explained in docs/bots.md.

import { createInterface } from "node:readline";

// A small generator with a seed of its own, so that the same game is played again when it is asked for again.
function numbers(seed) {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const answer = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
let below = numbers(0);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    answer({ type: "hello", protocol: 1, name: "random.mjs" });
  } else if (message.type === "start") {
    below = numbers(message.bot_seed);
  } else if (message.type === "decide") {
    answer({ type: "play", id: message.id, action: message.legal[below(message.legal.length)] });
  }
}
