import type { Components } from "../src/lib/components";
import type { GameEvent, Preview, TableState } from "../src/lib/protocol";

/** A table at rest, with the previews of its choices. `web/dev/fixtures.py` makes them from the rules. */
export interface Fixture {
  state: TableState;
  previews: Record<string, Preview>; // by action
  last: GameEvent[];
  components: Components;
}
