import { createRequire } from "node:module";

const built = import.meta.url.endsWith(".js");

/**
 * The script of Scalar, the renderer of the API pages, with everything inside. A built package carries it
 * (scripts/bundle.ts): its own package would bring dozens of others along.
 */
export const rendererFile: string | URL = built
  ? new URL("../../dist/pages/scalar.js", import.meta.url)
  : createRequire(import.meta.url)
      .resolve("@scalar/api-reference")
      .replace(/index\.js$/, "browser/standalone.js");
