import { readFileSync } from "node:fs";
import type { Mode } from "../served-operations.ts";

const text = readFileSync(new URL("introduction.md", import.meta.url), "utf8");

/** The text that the API pages open with; what stands between `<!-- live -->` and `<!-- /live -->` is for live services. */
export function introduction(mode: Mode): string {
  return text.replaceAll(/<!-- (test|live) -->\n([\s\S]*?)<!-- \/\1 -->\n/g, (_, of: string, part: string) =>
    of === mode ? part : "",
  );
}
