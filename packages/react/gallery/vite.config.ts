import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { serveScenes } from "./serve-scenes.ts";

export default defineConfig({
  plugins: [react(), serveScenes()],
  resolve: { conditions: ["enrolkit-source", "module", "browser", "development|production"] },
  ssr: { resolve: { conditions: ["enrolkit-source"], externalConditions: ["enrolkit-source"] } },
  server: { host: "127.0.0.1", port: 4199, strictPort: true },
});
