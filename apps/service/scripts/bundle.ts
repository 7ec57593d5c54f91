// Part of building the package: puts the renderer of the API pages into it, without the name of a map that is not there.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { rendererFile } from "../src/http/renderer-file.ts";

const folder = new URL("../dist/pages/", import.meta.url);
const script = readFileSync(rendererFile, "utf8").replace(/\n\/\/# sourceMappingURL=\S+\s*$/, "\n");
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("scalar.js", folder), script);
