import { readFileSync } from "node:fs";

/** Returns the code blocks of one language (```` ```sh ````) in a guide of `docs/guides`. */
export function codeIn(guide: string, language: string): string[] {
  const blocks = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm");
  return [...textOf(guide).matchAll(blocks)].map(([, code = ""]) => code);
}

export function textOf(guide: string): string {
  return readFileSync(new URL(`../../../../docs/guides/${guide}`, import.meta.url), "utf8");
}
