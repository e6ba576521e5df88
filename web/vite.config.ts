import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built page lies inside the Python package, which serves it and carries it in its wheel.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/pentapolis/server/page",
    emptyOutDir: true,
    modulePreload: { polyfill: false }, // the polyfill would be an inline script, which the content policy forbids
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: { input: { page: "index.html" } },
  },
  server: {
    fs: { allow: [".."] }, // texts are read from the Python package
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
      "/join": { target: "http://127.0.0.1:8000" },
    },
  },
});
