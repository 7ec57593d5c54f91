import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The backend serves what is built here: see server/pages.
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["enrolkit-source", "module", "browser", "development|production"] },
  // The pages' policy forbids inline files: whatever is small stays a file of its own.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
});
