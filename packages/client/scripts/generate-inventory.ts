// Writes endpoint-inventory.json: the requests that a proxy between the page and the service must let through.
import { writeFileSync } from "node:fs";
import { inventoryText } from "./inventory.ts";

writeFileSync(new URL("../endpoint-inventory.json", import.meta.url), inventoryText());
