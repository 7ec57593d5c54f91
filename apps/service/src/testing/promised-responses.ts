import { globSync } from "node:fs";
import { basename } from "node:path";
import { type AnyOperation, operationTable } from "@enrolkit/contract";

/** A status that an operation promises, and the test that provokes it. */
export interface PromisedResponse {
  status: number;
  /** The test's file, below `src/operations`; undefined where there is none. */
  file: string | undefined;
}

const files = globSync("**/*.test.ts", { cwd: new URL("../operations", import.meta.url) });
const constants = new Map(Object.entries(operationTable).map(([constant, { name }]) => [name, constant]));

/** Returns the statuses that an operation promises, each with its test. Statuses of any request are not included. */
export function promisedResponses(operation: AnyOperation): PromisedResponse[] {
  const { allow, method, problems, success } = operation;
  const promises = (...codes: string[]) => problems.some((code) => codes.includes(code));
  const forDashboards = allow.some((kind) => kind === "dashboard");
  const promised: [status: number, file: string | undefined, isPromised: boolean][] = [
    [success.status, fileNamed("success.200"), true],
    [400, fileOf400(operation), promises("invalid_request", "invalid_state")],
    [401, fileNamed("credentials.401"), true],
    [403, fileNamed("authorization.403"), true],
    [404, ownFile(operation, 404) ?? fileNamed("isolation.404"), promises("not_found")],
    [404, fileNamed("dashboards.404"), forDashboards && !promises("not_found")],
    [409, fileNamed("idempotency.409"), method === "POST"],
    [429, fileNamed("rates.429"), true],
  ];
  return promised.filter(([, , isPromised]) => isPromised).map(([status, file]) => ({ status, file }));
}

/** Returns the operation's own file; without one `paging.400`, which covers lists where only the page can be wrong. */
function fileOf400(operation: AnyOperation): string | undefined {
  const { method, problems } = operation;
  const onlyPages = method === "GET" && problems.every((code) => code !== "invalid_state");
  return ownFile(operation, 400) ?? (onlyPages ? fileNamed("paging.400") : undefined);
}

/** `confirm-enrolment-intent.400.test.ts` */
function ownFile({ name }: AnyOperation, status: number): string | undefined {
  const kebab = constants.get(name)?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return fileNamed(`${kebab}.${status}`);
}

function fileNamed(name: string): string | undefined {
  return files.find((file) => basename(file) === `${name}.test.ts`);
}
