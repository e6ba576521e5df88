// The drawings of a game's pieces: symbols of one SVG file inside of the Python package, which draws positions with the same ones.

export interface Drawn {
  box: string;
  svg: string;
}

/** What lies inside of the file, to be put into the page as it is. */
export function insideOf(file: string): string {
  return file.slice(file.indexOf(">", file.indexOf("<svg")) + 1, file.lastIndexOf("</svg>"));
}

/** The drawings of the file by their names. */
export function symbolsOf(file: string): Record<string, Drawn> {
  const found = file.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g);
  return Object.fromEntries([...found].map(([, id, box, svg]) => [id, { box, svg } as Drawn]));
}
