import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rollup } from "vite";

// The replay as one HTML file: script, styles and font inside, and marks that the Python package fills (server/offline_replay.py).
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";

function page(script: string, styles: string): string {
  const icon = encodeURIComponent(readFileSync(new URL("public/icon.svg", import.meta.url), "utf8"));
  return [
    '<!doctype html><html lang="@@pentapolis-lang@@"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark">',
    `<title>@@pentapolis-title@@</title><link rel="icon" href="data:image/svg+xml,${icon}"><style>${styles.replaceAll("</", "<\\/")}</style></head>`,
    '<body><div id="page"></div><noscript>Pentapolis needs JavaScript. · Pentapolis a besoin de JavaScript.</noscript>',
    '<script id="replay" type="text/plain">@@pentapolis-data@@</script>',
    `<script type="module">${script.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--")}</script></body></html>\n`,
  ].join("\n");
}

function oneFile(): Plugin {
  function handler(this: Rollup.PluginContext, _: unknown, bundle: Rollup.OutputBundle): void {
    let [script, styles] = ["", ""];
    for (const [name, part] of Object.entries(bundle)) {
      if (part.type === "chunk") script += part.code;
      else if (name.endsWith(".css")) styles += String(part.source);
      else this.error(`${name} would be a second file`);
      delete bundle[name];
    }
    this.emitFile({ type: "asset", fileName: "offline.html", source: page(script, styles) });
  }
  return { name: "one-file", generateBundle: { order: "post", handler } }; // after Vite's own last touches
}

export default defineConfig({
  plugins: [svelte(), oneFile()],
  publicDir: false,
  build: {
    outDir: "../src/pentapolis/server/page",
    emptyOutDir: false, // the page itself was built before
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    target: "es2022",
    rollupOptions: { input: "src/replay/offline.ts", output: { inlineDynamicImports: true } },
  },
});
