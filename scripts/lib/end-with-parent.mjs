// Preloaded into the servers that `npm start` runs (node --import): they end when it does, however it does.
import process from "node:process";
import { onParentDeath } from "./parent.mjs";

onParentDeath(() => process.kill(process.pid, "SIGTERM"));
