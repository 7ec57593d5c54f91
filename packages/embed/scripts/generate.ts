// Writes custom-elements.json, what editors read of the elements: node --conditions=enrolkit-source scripts/generate.ts
import { writeFileSync } from "node:fs";
import { manifestText } from "./custom-elements.ts";

writeFileSync(new URL("../custom-elements.json", import.meta.url), manifestText());
