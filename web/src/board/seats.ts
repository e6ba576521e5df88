// In which order players are shown.

/** The others, clockwise from the seat after that one. */
export function othersFrom(front: number, seats: number): number[] {
  return Array.from({ length: Math.max(0, seats - 1) }, (_, at) => (front + 1 + at) % seats);
}
