import { readFileSync } from "node:fs";

/** The code of a guide in `docs/guides`, block by block, of one language: ```` ```sh ````. */
export function codeIn(guide: string, language: string): string[] {
  const blocks = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm");
  return [...textOf(guide).matchAll(blocks)].map(([, code = ""]) => code);
}

export function textOf(guide: string): string {
  return readFileSync(new URL(`../../../../docs/guides/${guide}`, import.meta.url), "utf8");
}
