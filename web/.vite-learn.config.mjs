import base from "/work/w-learn/web/vite.config.ts";
export default { ...base, root: "/work/w-learn/web", cacheDir: "/tmp/w-learn/vite", server: { ...base.server, proxy: { "/api": { target: "http://127.0.0.1:8731", ws: true, configure: (p) => { p.on("proxyReq", (r) => r.removeHeader("origin")); p.on("proxyReqWs", (r) => r.removeHeader("origin")); } } } } };
