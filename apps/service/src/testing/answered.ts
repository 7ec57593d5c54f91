import type { Method } from "@enrolkit/contract";
import { TestRunner } from "vitest";
import { createRoutes } from "../http/routes/trie.ts";
import { handlers } from "../operations/index.ts";

declare module "vitest" {
  interface TaskMeta {
    /** What operations answered in the course of the test, each once: `RetrievePlan 200`. */
    answered?: string[];
  }
}

const routes = createRoutes(handlers);

/** Notes on the running test what an operation answered, for the gate of `scripts/check-answers.ts`. */
export function noteAnswer(method: string, path: string, status: number): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  const route = routes(path.split("?", 1)[0] ?? "")?.methods.get(method as Method);
  if (meta === undefined || route === undefined) return;
  const answer = `${route.operation.name} ${status}`;
  meta.answered ??= [];
  if (!meta.answered.includes(answer)) meta.answered.push(answer);
}
