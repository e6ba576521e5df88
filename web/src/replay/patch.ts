// Patches between JSON values, as `pentapolis.wire.patch` writes them: `[value]` puts a value here, `{key: patch}` goes inside.

import type { Fields, Json } from "../lib/protocol";

export type Patch = [Json] | { [key: string]: Patch };

/** What the patch makes of the value, which stays as it is; parts that do not change are shared. */
export function patched(old: Json, patch: Patch): Json {
  if (Array.isArray(patch)) return patch[0];
  const keys = Object.keys(patch);
  if (!keys.length || old === null || typeof old !== "object") return old;
  const copy: Json = Array.isArray(old) ? [...old] : { ...old };
  const into = copy as Fields;
  for (const key of keys) into[key] = patched(into[key] ?? null, patch[key]!);
  return copy;
}
