// The signs of the five materials, the five Orders and a few things of the table, in a box of 24.

import { disc, groove, hole, line, solid, type Part } from "../../board/drawing";

export const GLYPHS: Record<string, Part[]> = {
  wood: [
    solid("M7 3h13v18H7a4 9 0 0 1 0-18z", 0.45),
    solid("M3 12a4.5 9 0 1 0 9 0a4.5 9 0 1 0-9 0z"),
    groove("M5.1 12a2.4 5 0 1 0 4.8 0a2.4 5 0 1 0-4.8 0z", 1.4),
    groove("M13 8h6M14 14h5", 1.4),
  ],
  clay: [
    solid("M8 2h8v2l-1.5 1.5C18.500 7.500 20 10 20 13c0 4-2.500 7-4.500 8.500v.5h-7v-.5C6.500 20 4 17 4 13c0-3 1.500-5.500 5.500-7.500L8 4z"),
    groove("M4.600 11.500c4 2 11 2 14.800 0", 1.6),
  ],
  brick: [solid("M2 5h9v6H2zM13 5h9v6h-9zM2 13h4v6H2zM8 13h9v6H8zM19 13h3v6h-3z")],
  stone: [solid("M12 2 22 7v10l-10 5-10-5V7z", 0.5), solid("M12 2 22 7l-10 5L2 7z"), solid("M12 12v10L2 17V7z", 0.55)],
  marble: [solid("M3 2h18v3l-2 1.500H5L3 5zM6 8h2.700v10H6zm4.600 0h2.800v10h-2.800zM15.300 8H18v10h-2.700zM4 19.500h16V22H4z")],
  exploration: [line(disc(12, 12, 9.5), 2), solid("m16.500 7.500-3 6-6 3 3-6z")],
  production: [
    line("M12 2v20", 1.5),
    solid("M12 8C8 8 6 6 6 3c4 0 6 2 6 5zm0 0c4 0 6-2 6-5-4 0-6 2-6 5zm0 7c-4 0-6-2-6-5 4 0 6 2 6 5zm0 0c4 0 6-2 6-5-4 0-6 2-6 5z"),
    line("M12 8C8 8 6 6 6 3c4 0 6 2 6 5zm0 0c4 0 6-2 6-5-4 0-6 2-6 5zm0 7c-4 0-6-2-6-5 4 0 6 2 6 5zm0 0c4 0 6-2 6-5-4 0-6 2-6 5z", 1.5),
  ],
  draconians: [
    solid("M3 20c1-8 4-13 10-14l-1-4 5 3c3 1 4.500 3 5 6l-4 1.500-3-1c0 3 2 4 2 8.500z"),
    hole(disc(16.5, 8.3, 1.3)),
  ],
  construction: [solid("M3 21V9h4v3h3V9h4v3h3V9h4v12h-7v-4a2 2 0 0 0-4 0v4zM10 3l8 2-8 2z"), line("M10 2v8", 1.6)],
  trade: [solid("M11 3h2v3h7v2l-2.600 0 3.100 7a4 4 0 0 1-7.200 0l3-7H13v11h4v2H7v-2h4V8H7.700l3 7a4 4 0 0 1-7.200 0l3-7H4V6h7z")],
  hand: [solid("M4 6l9-3 6 15-9 3z", 0.5), solid("M9 4h10v17H9z")],
  back: [solid("M4 22V11a8 8 0 0 1 16 0v11z", 0.55), hole("M9 22v-9a3 3 0 0 1 6 0v9z")],
  star: [solid("M12 1.800 14.900 8.800 22.500 9.400 16.700 14.300 18.500 21.700 12 17.800 5.500 21.700 7.300 14.300 1.500 9.400 9.100 8.800z")],
  crown: [solid("M3 19 2 7l6 4 4-8 4 8 6-4-1 12z")],
};
