import { writeFileSync } from "node:fs";
import { pageText, pageUrl } from "./workflows/page.ts";

writeFileSync(pageUrl, pageText());
