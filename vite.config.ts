import type { IncomingMessage } from "node:http";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type ProxyOptions } from "vite";
import { compression } from "vite-plugin-compression2";
import { applicationPreload } from "./scripts/preparation/application-preload-plugin.mjs";
import { extensionFiles } from "./scripts/preparation/extension-plugin.mjs";
import { iconImports } from "./scripts/preparation/icon-imports-plugin.mjs";
import { serviceWorker } from "./scripts/preparation/service-worker-plugin.mjs";
import { sharedChunks } from "./scripts/preparation/shared-chunks.mjs";

const server = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;

const serverPaths = [
  "/api",
  "/document-processor",
  "/documents",
  "/linkedin-login",
  "/webhooks",
  "/healthz",
  "/readyz",
  "/metrics",
  "/dev",
  "/postings",
  "/files",
  "/checkout-provider",
];
const authPaths = [
  "/login",
  "/register",
  "/verify-email",
  "/forgot-password",
  "/verify-reset-code",
  "/change-password",
  "/verify-token",
  "/logout",
];

/** GET on a client route is the application, POST on the same path is the call. */
const keepPageLoads = (request: IncomingMessage) => (request.method === "GET" ? "/index.html" : undefined);

const proxy: Record<string, ProxyOptions> = {};
for (const path of serverPaths) proxy[`^${path}(/|\\?|$)`] = { target: server };
for (const path of authPaths) proxy[`^${path}(/|\\?|$)`] = { target: server, bypass: keepPageLoads };

const shownAtOnce = /\.page-|\/(job-detail-dialog|dialog-window|board|job-table|today-in-short)-/;
const isStyle = (file: string) => file.endsWith(".css");

export default defineConfig({
  plugins: [
    iconImports(),
    react(),
    tailwindcss(),
    applicationPreload("src/client/page-code.ts"),
    serviceWorker("assets/service-worker/service-worker.js"),
    extensionFiles(),
    // The server sends these where a browser takes them: compressed once, not for everybody who comes.
    compression({ algorithms: ["brotliCompress", "gzip"], include: /\.(js|css|html|svg)$/, threshold: 256 }),
  ],
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    sourcemap: true,
    // Which script imports which, for tests/bench/client/route-scripts.mjs.
    manifest: true,
    // A page's scripts are all asked for at once, and those of what it may show at once. Parts that come while the browser is idle need no
    // hints: a hundred of them cost a board a sixth of its scripting.
    modulePreload: {
      resolveDependencies: (filename, dependencies, { hostType }) =>
        hostType === "html" || shownAtOnce.test(filename) ? dependencies : dependencies.filter(isStyle),
    },
    rolldownOptions: {
      output: {
        // Each page's first script lists all others: a letter less of each is 150 bytes.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            ...sharedChunks,
            // Countries, calling codes and the rules of each field, for the pages that edit them.
            {
              name: "profile-fields",
              test: /src\/shared\/profile\/(profile-fields|nationality|phone|profile\.contract)/,
            },
          ],
        },
      },
    },
    // The content security policy allows no data: addresses for fonts.
    assetsInlineLimit: 0,
    // The first versions that know light-dark(): colours stay as they are written in tokens.css.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
  server: { proxy },
});
