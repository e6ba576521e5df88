// Which markers stand on which space of a track.

/** Every space with what stands on it, the lowest first. Markers of spaces that are not there are left out. */
export function stacked<S extends { id: string }, M extends { space: string }>(spaces: S[], markers: M[]): { at: S; on: M[] }[] {
  return spaces.map((at) => ({ at, on: markers.filter((marker) => marker.space === at.id) }));
}
