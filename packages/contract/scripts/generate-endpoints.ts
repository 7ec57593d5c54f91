import { servedOperations } from "../src/openapi/served-operations.ts";
import type { AnyOperation } from "../src/operations/index.ts";

const intro = `// Made by scripts/generate.ts from the operation table; do not edit.
// Each operation: method, path, status of success; a file's type.
`;

/** What an embed session may call. A browser that took the operation table itself would drag every schema along. */
export function sessionEndpointsSource(): string {
  const operations = servedOperations().filter(isForSessions);
  return `${intro}
import type { Endpoint } from "../endpoint.ts";

type Name = ${operations.map(({ name }) => JSON.stringify(name)).join(" | ")};

/** What an embed session may call, and so a browser. */
export const sessionEndpoints: Readonly<Record<Name, Endpoint>> = ${tableOf(operations)};
`;
}

/** Every served operation in one table, for tests of what calls the service. */
export function testedEndpointsSource(): string {
  return `${intro}
/** Every served operation. */
export const endpoints = ${tableOf(servedOperations())};
`;
}

/** What an API key or an operator may call. */
export function endpointsSource(): string {
  const others = servedOperations().filter((operation) => !isForSessions(operation));
  return `${intro}
import { sessionEndpoints } from "./session-endpoints.ts";

const otherEndpoints = ${tableOf(others)};

/** Every served operation. */
export const endpoints = { ...sessionEndpoints, ...otherEndpoints } as const;
`;
}

function isForSessions({ allow }: AnyOperation): boolean {
  return allow.some((actor) => actor === "employee_session" || actor === "employer_session");
}

function tableOf(operations: readonly AnyOperation[]): string {
  const lines = operations.map(({ name, method, path, success }) => {
    const type = success.status === 200 && success.type ? [success.type] : [];
    return `  ${name}: ${JSON.stringify([method, path, success.status, ...type])},`;
  });
  return `{\n${lines.join("\n")}\n} as const`;
}
