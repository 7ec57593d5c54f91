// Writes src/generated/endpoints.ts: what a client needs to know of each served operation, without its schemas.
import { writeFileSync } from "node:fs";
import { endpointsSource } from "./endpoints-source.ts";

writeFileSync(new URL("../src/generated/endpoints.ts", import.meta.url), endpointsSource());
