// What never changes about the pieces of a game. The server tells it once, and in no view; a file carries it inside.

import { api } from "./api";
import type { Fields, Json, View } from "./protocol";

export type Components = Fields;

const known = new Map<string, Promise<Components>>();
const there = new Map<string, Components>();

/** Loads the components of a game; a second time they are there already. */
export function loadComponents(game: string): Promise<Components> {
  let promise = known.get(game);
  if (!promise) {
    promise = api.components(game).then((components) => keepComponents(game, components));
    promise.catch(() => known.delete(game)); // offline: try again when asked again
    known.set(game, promise);
  }
  return promise;
}

/** Has them from elsewhere than from the server: a replay that is one file. */
export function keepComponents(game: string, components: Components): Components {
  there.set(game, components);
  known.set(game, Promise.resolve(components));
  return components;
}

/** The components that a view is drawn with. A game kept from former rules brings its own in its views; a list of that name is what lies face up. */
export function componentsOf(view: View): Components {
  const components = there.get(view.game) ?? {};
  return Object.fromEntries(Object.entries(components).map(([name, today]) => [name, name in view && !Array.isArray(view[name]) ? (view[name] as Json) : today]));
}

