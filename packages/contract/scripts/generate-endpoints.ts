import { servedOperations } from "../src/openapi/served-operations.ts";

const intro = `// Made by scripts/generate.ts from the operation table; do not edit.

/** Every served operation: method, path, status of success, whether an embed session may call it; a file's type. */
`;

/** A table for clients. A browser that took the operation table itself would drag every schema along. */
export function endpointsSource(): string {
  const lines = servedOperations().map(({ name, method, path, success, allow }) => {
    const forSessions = allow.some((actor) => actor === "employee_session" || actor === "employer_session");
    const type = success.status === 200 && success.type ? [success.type] : [];
    return `  ${name}: ${JSON.stringify([method, path, success.status, forSessions, ...type])},`;
  });
  return `${intro}export const endpoints = {\n${lines.join("\n")}\n} as const;\n`;
}
