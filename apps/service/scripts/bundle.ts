// Part of building the package: puts into it what the API pages are made of. The renderer's map stays out, and so its name.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { guideNames } from "../src/http/guides.ts";
import { guidesFolder, rendererFile } from "../src/http/page-files.ts";

const folder = new URL("../dist/pages/", import.meta.url);
mkdirSync(folder, { recursive: true });
const script = readFileSync(rendererFile, "utf8").replace(/\n\/\/# sourceMappingURL=\S+\s*$/, "\n");
writeFileSync(new URL("scalar.js", folder), script);
for (const name of guideNames)
  cpSync(new URL(`${name}.md`, guidesFolder), new URL(`guides/${name}.md`, folder));
