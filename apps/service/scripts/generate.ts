// Writes docs/operations.md.
import { writeFileSync } from "node:fs";
import { operationsPage } from "./operations-page.ts";

writeFileSync(new URL("../../../docs/operations.md", import.meta.url), operationsPage());
