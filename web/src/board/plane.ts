// Points and boxes of a drawing, and how they are written in SVG.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const pointsText = (points: Point[]): string => points.map((p) => `${round(p.x)},${round(p.y)}`).join(" ");
export const pathText = (points: Point[]): string => `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}`;
export const viewBox = (box: Box): string => `${round(box.x)} ${round(box.y)} ${round(box.w)} ${round(box.h)}`;

/** The box around points, widened on all sides; a small one around nothing. */
export function spanning(points: Point[], margin = 0): Box {
  if (!points.length) return { x: -1, y: -1, w: 2, h: 2 };
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [west, north] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: west, y: north, w: Math.max(...xs) + margin - west, h: Math.max(...ys) + margin - north };
}
