import { defineConfig } from "vite";

// Takes the packages as they are published (dist), not their sources.
export default defineConfig({ build: { assetsInlineLimit: 0, modulePreload: false } });
