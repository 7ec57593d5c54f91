import { sessionEndpoints } from "../src/generated/session-endpoints.ts";

/** Lists the operations that an embed session can call as JSON, each with its name, method and path. */
export function inventoryText(): string {
  const entries = Object.entries(sessionEndpoints).map(([operation, [method, path]]) => ({
    operation,
    method,
    path,
  }));
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`);
  return `[\n${lines.join(",\n")}\n]\n`;
}
