import { readFileSync } from "node:fs";

const markdown = new URL("../src/openapi/introduction.md", import.meta.url);

/** The Markdown as a module, so that a built package needs no file beside its code. */
export function introductionSource(): string {
  return `// Made by scripts/generate.ts from src/openapi/introduction.md; do not edit.\nexport const introduction = ${JSON.stringify(readFileSync(markdown, "utf8"))};\n`;
}
