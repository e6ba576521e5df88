// One silhouette for each Building, in a box of 48 × 40 that stands on its lower edge.

import { disc, groove, hole, line, solid, type Part } from "../../board/drawing";

export const SILHOUETTES: Record<string, Part[]> = {
  // wood
  avant_poste: [
    solid("M14 20h20v4H14zM16 24h3.500L17 38h-4zM28.500 24H32l3 14h-4zM15 9h18v11H15zM12 9 24 2l12 7z"),
    line("M16 37 31 26M32 37 17 26", 1.8),
    hole("M20 12h3v5h-3zM25 12h3v5h-3z"),
  ],
  enclos: [
    solid("M3 20h4v18H3zM15 20h4v18h-4zM29 20h4v18h-4zM41 20h4v18h-4zM1 24h46v3.500H1zM1 31h46v3.500H1z"),
    solid("M12 22c0-6 4-9 9-9 1-6 5-9 9-8l5 4-1 2-5 0c-2 2-1 7-1 11z"),
  ],
  grue: [solid("M17 38V3l26 9-22 2v24zM10 35h22v4H10zM35 21h10v8H35z"), line("M40 12v9", 2)],
  marche: [
    solid("M6 6h36l5 11H1zM5 20h3v18H5zM40 20h3v18h-3zM8 28h32v10H8z"),
    groove("M13 6l-3 11M21 6l-1 11M28 6l1 11M35 6l3 11", 2),
    groove("M16 32.500h16", 2.4, "3 2.500"),
    solid("M1 17a4.600 4 0 0 0 9.200 0a4.600 4 0 0 0 9.200 0a4.600 4 0 0 0 9.200 0a4.600 4 0 0 0 9.200 0a4.600 4 0 0 0 9.200 0z"),
  ],
  port: [
    solid("M22 13h4v20c6-1 9-5 10-9l-4 1 6-9 5 10-3-1c-2 8-8 13-16 13S10 33 8 25l-3 1 5-10 6 9-4-1c1 4 4 8 10 9zM16 15h16v3H16z"),
    line(disc(24, 8, 4.5), 3),
  ],
  relais: [
    solid("M2 38V20l13-9 13 9v18h-8V27h-9v11zM33 8h3v30h-3zM36 9h10l-3 4 3 4H36z"),
    hole(disc(15.2, 19.5, 2.4)),
  ],
  sanctuaire: [
    solid("M10 38v-4h28v4zM14 34V19h20v15zM8 19 24 6l16 13z"),
    hole("M19 34v-6a5 5 0 0 1 10 0v6z"),
    solid("M24 33c-2.500-1.500-2-4 0-6 .4 1.600 2.400 2 2.400 4 0 1.200-1 2-2.400 2zM22.800 1h2.400v5h-2.400z"),
  ],
  scierie: [
    solid("M2 38V33h44v5zM4 28h22v5H4z"),
    solid("M31 10l2.200 3.300 3.800-1 .4 4 3.800.8-1.500 3.700 3 2.500-3 2.500 1.500 3.700-3.800.8v2.700H25v-2.700l-3.800-.8 1.500-3.700-3-2.500 3-2.500-1.500-3.700 3.800-.8.4-4 3.800 1z"),
    hole(disc(31, 23, 3.2)),
    groove("M8 30.500h10", 1.4),
  ],
  // clay
  briqueterie: [
    solid("M3 38V26a13 12 0 0 1 26 0v12zM31 38V8h9v30zM29.500 5h12v4h-12z"),
    hole("M11 38v-7a5 5 0 0 1 10 0v7z"),
    groove("M6 25h20M31 16h9M31 24h9M31 31h9", 1.4),
  ],
  grenier: [
    solid("M9 17h30v17H9zM5 17 24 3l19 14zM12 34h4v5h-4zM32 34h4v5h-4z"),
    hole("M20 34V24h8v10z"),
    line("M24 32v-9M24 27c-2 0-3-1-3-3M24 27c2 0 3-1 3-3", 1.5),
  ],
  immeuble: [
    solid("M8 38V6h19v32zM27 38V16h14v22zM6 3h23v4H6z"),
    hole("M12 11h4v4h-4zM19 11h4v4h-4zM12 18h4v4h-4zM19 18h4v4h-4zM12 25h4v4h-4zM19 25h4v4h-4zM31 20h3.500v4H31zM36 20h3v4h-3zM31 27h3.500v4H31zM36 27h3v4h-3zM15.500 38v-5h4v5z"),
  ],
  latrines: [
    solid("M11 38V13h26v25zM8 13l16-9 16 9z"),
    hole("M16 38V18h16v20z"),
    solid("M18 38V20h12v18z"),
    hole("M24.500 23a3.600 3.600 0 1 0 3 5.500a3 3 0 0 1-3-5.500z"),
  ],
  puits: [
    solid("M9 25h30v4H9zM11 29h26v9H11zM12 10h3v16h-3zM33 10h3v16h-3zM8 11 24 2l16 9z"),
    line("M24 11v8", 1.6),
    solid("M20 18h8l-1 6h-6z"),
    groove("M12 33.500h24M18 29v4M27 29v4M22 34v4M32 34v4", 1.3),
  ],
  taverne: [
    solid("M9 10h22v5h4a6 6 0 0 1 6 6v4a8 8 0 0 1-8 8h-2v5H9zm22 9v10h2a4 4 0 0 0 4-4v-4a2 2 0 0 0-2-2z"),
    solid("M9 12a5 5 0 0 1 6-7 6 6 0 0 1 11 1 4 4 0 0 1 5 5z"),
  ],
  viaduc: [
    solid("M1 6h46v32h-5V28a5 5 0 0 0-10 0v10h-3V28a5 5 0 0 0-10 0v10h-3V28a5 5 0 0 0-10 0v10H1z"),
    hole("M6 18h4v-3a2 2 0 0 0-4 0zM16 18h4v-3a2 2 0 0 0-4 0zM28 18h4v-3a2 2 0 0 0-4 0zM38 18h4v-3a2 2 0 0 0-4 0z"),
  ],
  voie_pavee: [
    solid("M18 5h12l16 33H2z"),
    groove("M17 14h14M13 22h22M9 30h30M24 5v9M20 14l-1 8M29 14l1 8M24 22v8M14 30l-2 8M24 30v8M34 30l3 8M15 22l-2 8M33 22l2 8", 1.6),
  ],
  // brick
  ambassade: [
    solid("M6 38V18h26v20zM3 18l16-9 16 9zM37 4h2.500v34H37zM39.500 5c4-2 4 2 8 0v9c-4 2-4-2-8 0z"),
    hole("M11 22h4v7h-4zM23 22h4v7h-4zM16.500 38V28a2.500 3 0 0 1 5 0v10z"),
  ],
  atelier: [
    solid("M4 29h40v4H4zM8 33h4v6H8zM36 33h4v6h-4z"),
    solid("M12 27 27 12l-4-4 6-5 9 9-5 6-3.500-3.500L15 29z"),
    solid("M32 22h10v7H32z", 0.6),
  ],
  caserne: [
    solid("M4 38V20h40v18zM4 14h6v6H4zM14 14h6v6h-6zM28 14h6v6h-6zM38 14h6v6h-6zM22.800 1h2.400v19h-2.400zM25 2h10l-3 3.500L35 9H25z"),
    hole("M20 38v-8a4 4 0 0 1 8 0v8zM9 25h5v5H9zM34 25h5v5h-5z"),
  ],
  ecole: [
    solid("M24 12C18 7 9 7 3 9v25c6-2 15-2 21 3 6-5 15-5 21-3V9c-6-2-15-2-21 3z"),
    groove("M24 13v22M8 15c4-1 8-.5 12 1.500M8 21c4-1 8-.5 12 1.500M8 27c4-1 8-.5 12 1.500M40 15c-4-1-8-.5-12 1.500M40 21c-4-1-8-.5-12 1.500M40 27c-4-1-8-.5-12 1.500", 1.5),
  ],
  fonderie: [
    solid("M4 38V22l9-5v5l9-5v-13h9v13h13v21z"),
    hole("M26 38c-5-3-4-8 0-12 0 3 5 3 5 8 0 2-2 4-5 4z"),
    line("M25 3c4-3 7 1 11-2", 2.5),
  ],
  garnison: [
    solid("M24 3 41 8v11c0 10-7 16-17 20C14 35 7 29 7 19V8z"),
    hole("M22.400 10h3.200v8H33v3.200h-7.400V31h-3.200v-9.800H15V18h7.400z"),
  ],
  menagerie: [
    solid("M5 38h38v-4H5zM24 3c11 0 19 6 19 13H5C5 9 13 3 24 3zM8 16h2.500v18H8zM16 16h2.500v18H16zM29.500 16H32v18h-2.500zM37.500 16H40v18h-2.500z"),
    solid("M18.500 34c0-7 2-8 6-8l0-5 4-1 1 1v13z"),
  ],
  thermes: [
    solid("M6 26a18 18 0 0 1 36 0zM22 3h4v6h-4z"),
    line("M4 31q5-4 10 0t10 0 10 0 10 0M4 37q5-4 10 0t10 0 10 0 10 0", 2.8),
  ],
  // stone
  aqueduc: [
    solid("M0 8h48v6H0zM2 14h44v24h-5V25a4.500 5 0 0 0-9 0v13h-3.500V25a4.500 5 0 0 0-9 0v13H16V25a4.500 5 0 0 0-9 0v13H2z"),
    line("M3 5q4-3 8 0t8 0 8 0 8 0 8 0", 2.2),
  ],
  arcades: [
    solid("M2 10h44v28h-4V25a4.700 6 0 0 0-9.400 0v13h-3.900V25a4.700 6 0 0 0-9.400 0v13h-3.900V25a4.700 6 0 0 0-9.400 0v13H2zM0 5h48v4H0z"),
    groove("M2 14h44", 1.4),
  ],
  carriere: [
    solid("M2 38V12h14v9h12v9h18v8z"),
    groove("M2 21h14M16 30h12M9 12v9M22 21v9M37 30v8M9 30v8M22 31v7M2 30h14", 1.4),
    line("M29 20 41 6M35 4c5 0 8 3 8.500 8", 2.6),
  ],
  phare: [
    solid("M17 38l3-22h8l3 22zM19 9h10v6H19zM18 9l6-6 6 6zM16 15h16v2.500H16z"),
    solid("M15 10 2 5v11zM33 10l13-5v11z", 0.55),
    groove("M19.500 24h9M18.500 31h11", 2.2),
  ],
  pont: [solid("M1 13h46v7h-3v17h-6a14 11 0 0 0-28 0H4V20H1zM4 8h40v3H4z")],
  porte: [
    solid("M3 38V9h4v4h4V9h4v29zM33 38V9h4v4h4V9h4v29zM15 16h18v22H15z"),
    hole("M18 38V27a6 6 0 0 1 12 0v11z"),
    line("M21 38V23M24 38V21.500M27 38V23M18.500 29h11M18.500 34h11", 1.2),
  ],
  remparts: [
    solid("M1 38V18h5v4h4v-4h5v4h4v-4h5v4h4v-4h5v4h4v-4h5v20zM6 18V7h3v3h3V7h3v11zM33 18V7h3v3h3V7h3v11z"),
    groove("M1 28h41M9 22v6M20 22v6M31 22v6M14 28v6M26 28v6M37 28v6M1 34h41", 1.3),
  ],
  tour: [solid("M13 38V6h4.500v4h4.200V6h4.600v4h4.200V6H35v32h-7v-8a4 4 0 0 0-8 0v8z"), hole("M22 15h4v7h-4z")],
  // marble
  arc_de_triomphe: [
    solid("M5 38V10h38v28h-9V25a10 9 0 0 0-20 0v13zM3 5h42v5H3z"),
    groove("M5 14h38", 1.5),
    groove("M9.500 20v12M38.500 20v12", 2, "3 2"),
    solid("M21 1h6v4h-6z"),
  ],
  basilique: [
    solid("M2 38V22h12v16zM34 38V22h12v16zM13 38V15h22v23zM11 15l13-7 13 7zM23 1h2v7h-2zM20.500 3h7v2h-7z"),
    hole("M20.500 38v-8a3.500 3.500 0 0 1 7 0v8zM6 27h4v6H6zM38 27h4v6h-4z"),
    hole(disc(24, 20.5, 3)),
  ],
  colisee: [
    solid("M3 38V17q21-16 42 0v21h-6v-7a4 4 0 0 0-8 0v7h-3v-7a4 4 0 0 0-8 0v7h-3v-7a4 4 0 0 0-8 0v7z"),
    groove("M8 20.500q16-11 32 0", 2.4, "3 3"),
  ],
  fontaine: [
    solid("M5 27h38l-5 11H10z"),
    solid(disc(24, 7, 3)),
    line("M24 27V11M24 12c-7-6-13 0-13 8M24 12c7-6 13 0 13 8", 3),
  ],
  place: [
    solid("M24 20 46 29 24 38 2 29z"),
    groove("M13 24.500 35 33.500M35 24.500 13 33.500M24 24l11 5-11 4.500-11-4.500z", 1.3),
    solid("M21.500 28 23 5h2l1.500 23zM24 0l2.500 5h-5z"),
  ],
  senat: [
    solid("M4 38V18a20 15 0 0 1 40 0v20zM22.800 0h2.400v5h-2.400z"),
    hole("M9 21h30v3H9z"),
    groove("M11 27v9M18 27v9M30 27v9M37 27v9", 3),
    groove("M24 26v12", 4),
  ],
  statue: [
    solid("M14 33h20v6H14zM18 28h12v5H18z"),
    solid("M20 28c-1-6 0-9 0-12l-6 3-1.500-2.500L20 11h8l6-8 2.500 1.500L30 15c0 4 1 8 0 13z"),
    solid(disc(24, 6.5, 3.8)),
  ],
  temple: [
    solid("M3 15 24 3l21 12v3H3zM6 20h4.500v13H6zM15.500 20H20v13h-4.500zM28 20h4.500v13H28zM37.500 20H42v13h-4.500zM3 34h42v4H3z"),
    hole(disc(24, 11.5, 2.4)),
  ],
};
