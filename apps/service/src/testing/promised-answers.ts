import { globSync } from "node:fs";
import { basename } from "node:path";
import { type AnyOperation, operationTable } from "@enrolkit/contract";

/** A status that an operation promises, and the test that brings it about. */
export interface PromisedAnswer {
  status: number;
  /** The test's file, below `src/operations`; undefined where there is none. */
  file: string | undefined;
}

const files = globSync("**/*.test.ts", { cwd: new URL("../operations", import.meta.url) });
const constants = new Map(Object.entries(operationTable).map(([constant, { name }]) => [name, constant]));

/** What an operation answers, by its constant: each status with its test. What any request may meet is not here. */
export function promisedAnswers(operation: AnyOperation): PromisedAnswer[] {
  const { allow, method, problems, success } = operation;
  const says = (...codes: string[]) => problems.some((code) => codes.includes(code));
  const forDashboards = allow.some((kind) => kind === "dashboard");
  const promised: [status: number, file: string | undefined, holds: boolean][] = [
    [success.status, named("success.200"), true],
    [400, fileOf400(operation), says("invalid_request", "invalid_state")],
    [401, named("credentials.401"), true],
    [403, named("authorization.403"), true],
    [404, own(operation, 404) ?? named("isolation.404"), says("not_found")],
    [404, named("dashboards.404"), forDashboards && !says("not_found")],
    [409, named("idempotency.409"), method === "POST"],
    [429, named("rates.429"), true],
  ];
  return promised.filter(([, , holds]) => holds).map(([status, file]) => ({ status, file }));
}

/** The operation's own, where more than a page can be wrong: `paging.400` goes through all lists. */
function fileOf400(operation: AnyOperation): string | undefined {
  const { method, problems } = operation;
  const onlyPages = method === "GET" && problems.every((code) => code !== "invalid_state");
  return onlyPages ? named("paging.400") : own(operation, 400);
}

/** `confirm-enrolment-intent.400.test.ts` */
function own({ name }: AnyOperation, status: number): string | undefined {
  const kebab = constants.get(name)?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return named(`${kebab}.${status}`);
}

function named(name: string): string | undefined {
  return files.find((file) => basename(file) === `${name}.test.ts`);
}
