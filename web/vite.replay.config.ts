import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rollup } from "vite";

/** Puts script and style into the one page, which must work from a file without any server. */
function inOneFile(bundle: Rollup.OutputBundle): void {
  const page = bundle["offline.html"];
  if (page?.type !== "asset") throw new Error("there is no offline.html");
  let html = String(page.source);
  const scripts: string[] = [];
  for (const [name, file] of Object.entries(bundle)) {
    if (name === "offline.html") continue;
    if (file.type === "chunk") {
      html = html.replace(new RegExp(`\\s*<script type="module"[^>]*${file.fileName}"></script>`), "");
      scripts.push(`<script type="module">${file.code.replaceAll("</script", "<\\/script")}</script>`);
    } else {
      html = html.replace(new RegExp(`<link rel="stylesheet"[^>]*${file.fileName}">`), () => `<style>${String(file.source)}</style>`);
    }
    delete bundle[name];
  }
  if (scripts.length !== 1) throw new Error(`one script is wanted, not ${scripts.length}`);
  page.source = html.replace("</body>", () => `${scripts[0]}\n  </body>`);
}

const oneFile: Plugin = {
  name: "one-file",
  generateBundle: { order: "post", handler: (_, bundle) => inOneFile(bundle) }, // after Vite's own last touches
};

export default defineConfig({
  plugins: [svelte(), oneFile],
  publicDir: false,
  build: {
    outDir: "../src/pentapolis/server/page",
    emptyOutDir: false, // the page itself was built before
    assetsInlineLimit: 10_000_000,
    cssCodeSplit: false,
    modulePreload: false,
    target: "es2022",
    rollupOptions: { input: { offline: "offline.html" }, output: { inlineDynamicImports: true } },
  },
});
