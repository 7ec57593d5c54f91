import { createRequire } from "node:module";

// Files of the API pages. A built package carries them (scripts/bundle.ts); sources take them from where they come from.

const isBuilt = import.meta.url.endsWith(".js");
const packed = new URL("../../dist/pages/", import.meta.url);

/** The script of Scalar, the renderer, with everything inside: its own package would bring dozens of others along. */
export const rendererFile: string | URL = isBuilt
  ? new URL("scalar.js", packed)
  : createRequire(import.meta.url)
      .resolve("@scalar/api-reference")
      .replace(/index\.js$/, "browser/standalone.js");

/** The folder of the guides. */
export const guidesFolder: URL = isBuilt
  ? new URL("guides/", packed)
  : new URL("../../../../docs/guides/", import.meta.url);
