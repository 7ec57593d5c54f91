import { endpoints } from "@enrolkit/contract/endpoints";

/** The operations that an embed session calls, as JSON: operation, method, path. */
export function inventoryText(): string {
  const entries = Object.entries(endpoints)
    .filter(([, [, , , forSessions]]) => forSessions)
    .map(([operation, [method, path]]) => ({ operation, method, path }));
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`);
  return `[\n${lines.join(",\n")}\n]\n`;
}
