// Writes docs/operations.md, and the guides as a module.
import { writeFileSync } from "node:fs";
import { guidesSource } from "./guides-source.ts";
import { operationsPage } from "./operations-page.ts";

writeFileSync(new URL("../../../docs/operations.md", import.meta.url), operationsPage());
writeFileSync(new URL("../src/generated/guides.ts", import.meta.url), guidesSource());
