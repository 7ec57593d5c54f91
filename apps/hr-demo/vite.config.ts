import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// With the pages' own Host header: the backend lets in requests of its own origin only.
const backend = { target: "http://127.0.0.1:4174" };

// `vite build` makes the pages that the backend serves. `vite` serves them while they are worked on: see README.
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["enrolkit-source", "module", "browser", "development|production"] },
  // The pages' policy forbids inline files, so small assets stay files too.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  server: {
    host: "127.0.0.1",
    port: 4173,
    strictPort: true,
    proxy: { "/api": backend, "/webhooks": backend },
  },
});
