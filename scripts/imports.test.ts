import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./lib/root.mjs";

/** A small house of the same plan. Each file that breaks a rule names the words of that rule. */
const house: [file: string, text: string, brokenRule?: string][] = [
  ["packages/contract/src/index.ts", `export * from "./plan.ts";`],
  [
    "packages/contract/src/plan.ts",
    `import { z } from "zod"; export const Plan = z.object({}); export type Plan = object;`,
  ],
  ["packages/types/src/index.ts", `export type Plan = object;`],
  [
    "packages/types/src/plan.test.ts",
    `import type { Plan as Schema } from "@enrolkit/contract"; import type { Plan } from "./index.ts"; export const plan = {} as Plan & Schema;`,
  ],
  ["packages/rules/src/index.ts", `import type { Plan } from "@enrolkit/types"; export type Rule = Plan;`],
  ["packages/client/src/index.ts", `export type { Rule } from "./rule.ts";`],
  ["packages/client/src/rule.ts", `export type Rule = string;`],
  ["packages/react/src/index.ts", `export * from "@enrolkit/client"; export * from "@enrolkit/rules";`],
  ["packages/embed/src/index.ts", `export * from "./elements/a.ts"; import "./parts/a.ts";`],
  ["packages/embed/src/elements/a.ts", `export const a = 1;`],
  ["packages/embed/src/parts/a.ts", `import "@enrolkit/react";`],
  ["packages/testing/src/index.ts", `export { app } from "@enrolkit/service";`],
  ["packages/react/src/page.test.tsx", `import { app } from "@enrolkit/testing"; app;`],
  ["apps/service/src/index.ts", `export { app } from "./http/app.ts";`],
  ["apps/service/src/store/plans.ts", `export const sql = 1;`],
  [
    "apps/service/src/http/app.ts",
    `import express from "express"; import "../operations/plans.ts"; export const app = express();`,
  ],
  [
    "apps/service/src/operations/plans.ts",
    `import { sql } from "../store/plans.ts"; import { Plan } from "@enrolkit/contract"; export const plans = [sql, Plan];`,
  ],

  ["packages/contract/src/a.ts", `import "@enrolkit/rules";`, "packages/contract imports no package"],
  [
    "packages/types/src/a.ts",
    `import type { Plan } from "@enrolkit/contract"; export type A = Plan;`,
    "know the contract only in tests",
  ],
  [
    "packages/rules/src/a.ts",
    `import type { Plan } from "@enrolkit/contract"; export type A = Plan;`,
    "know the contract only in tests",
  ],
  [
    "packages/rules/src/b.ts",
    `export type { Rule } from "@enrolkit/client";`,
    "packages/rules imports only packages/types",
  ],
  ["packages/embed/src/elements/b.ts", `import "@enrolkit/react";`, "defines elements without React"],
  ["packages/embed/src/script.ts", `import "./parts/a.ts";`, "defines elements without React"],
  ["packages/react/src/e.ts", `import "@enrolkit/embed";`, "packages/react imports only"],
  ["packages/rules/src/c.ts", `import "node:fs";`, "no Node in a browser"],
  ["packages/client/src/a.ts", `import { z } from "zod"; z;`, "no zod in a browser"],
  [
    "packages/client/src/b.ts",
    `import type { Rule } from "@enrolkit/rules"; export type B = Rule;`,
    "packages/client imports only packages/types",
  ],
  [
    "packages/client/src/c.ts",
    `export type { Plan } from "../../types/src/index.ts";`,
    "entered by its door",
  ],
  [
    "packages/client/src/d.ts",
    `import { Webhook } from "standardwebhooks"; Webhook;`,
    "webhooks are verified on servers",
  ],
  ["packages/client/src/server/a.ts", `import { Webhook } from "standardwebhooks"; Webhook;`],
  [
    "packages/react/src/a.tsx",
    `const { Plan } = await import("@enrolkit/contract"); <p>{Plan}</p>;`,
    "know the contract only in tests",
  ],
  [
    "packages/react/src/b.ts",
    `export type { plans } from "../../../apps/service/src/operations/plans.ts";`,
    "packages/react imports only",
  ],
  ["packages/react/src/c.ts", `import "./missing.ts";`, "every import leads somewhere"],
  ["packages/react/src/d.ts", `import "@enrolkit/testing";`, "only tests start the service"],
  ["packages/react/src/messages/texts.ts", `export const texts = {};`],
  ["packages/react/src/primitives/Button.tsx", `import { texts } from "../messages/texts.ts"; texts;`],
  ["packages/react/src/flows/flow.ts", `import "../primitives/Button.tsx"; export type Flow = string;`],
  [
    "packages/react/src/theme/a.ts",
    `import "../primitives/Button.tsx";`,
    "theme knows nothing of text, primitives",
  ],
  [
    "packages/react/src/components/a.ts",
    `import type { Flow } from "../flows/flow.ts"; export type A = Flow;`,
    "components knows nothing of flows",
  ],
  ["packages/react/src/components/Card/Card.tsx", `import "../List/items.ts";`],
  ["packages/react/src/components/Card/size.ts", `export const size = 1;`],
  ["packages/react/src/components/List/List.tsx", `import { size } from "../Card/size.ts"; size;`],
  ["packages/react/src/components/List/items.ts", `export const items = [];`],
  [
    "packages/react/src/components/b.ts",
    `import { useRead } from "../hooks/useRead.ts"; useRead;`,
    "a component fetches nothing",
  ],
  ["packages/react/src/hooks/useRead.ts", `import "../primitives/Button.tsx"; export const useRead = 1;`],
  ["packages/react/src/hooks/a.ts", `import "../index.ts";`, "hooks knows nothing of components, flows"],
  [
    "packages/react/src/cost/a.ts",
    `import type { B } from "./b.ts"; export type A = B[];`,
    "no import leads back",
  ],
  // A circle is reported once.
  ["packages/react/src/cost/b.ts", `import type { A } from "./a.ts"; export type B = A | null;`],
  ["packages/testing/src/a.ts", `import "@enrolkit/react";`, "packages/testing imports only apps/service"],
  ["apps/service/src/a.ts", `import "@enrolkit/client";`, "apps/service imports only"],
  ["apps/hr-demo/src/a.ts", `import "@enrolkit/rules";`, "apps/hr-demo imports only"],
  [
    "apps/service/src/store/a.ts",
    `import type { app } from "../http/app.ts"; export type A = typeof app;`,
    "store knows nothing of http",
  ],
  [
    "apps/service/src/intents/a.ts",
    `import "../operations/plans.ts";`,
    "due-work knows nothing of http, operations",
  ],
  [
    "apps/service/src/operations/a.ts",
    `import type { Request } from "express"; export type A = Request;`,
    "only http knows requests",
  ],
  ["apps/service/src/operations/b.ts", `import "../http/app.ts";`, "operations knows nothing of http"],
  [
    "apps/service/src/observability/sdk.ts",
    `import { NodeSDK } from "@opentelemetry/sdk-node"; export const sdk = NodeSDK;`,
  ],
  ["apps/service/src/main.ts", `await import("./observability/sdk.ts");`],
  ["apps/service/src/http/b.ts", `import "../observability/sdk.ts";`, "main.ts alone starts tracing"],
  [
    "apps/service/src/http/c.ts",
    `import { NodeSDK } from "@opentelemetry/sdk-node"; NodeSDK;`,
    "main.ts alone loads OpenTelemetry's SDK",
  ],
  ["apps/service/src/http/d.ts", `import { trace } from "@opentelemetry/api"; trace;`],
  ["apps/service/src/http/a.ts", `import { sql } from "kysely"; sql;`, "only the store knows SQL"],
];

const packages = [
  "packages/contract",
  "packages/types",
  "packages/rules",
  "packages/client",
  "packages/react",
  "packages/embed",
  "packages/testing",
  "apps/service",
  "apps/hr-demo",
];
const door = { "enrolkit-source": "./src/index.ts" };
const folder = realpathSync(mkdtempSync(join(tmpdir(), "enrolkit-house-")));
interface Violation {
  from: string;
  rule: { name: string };
}
let violations: Violation[] = [];

beforeAll(() => {
  for (const [file, text] of house) write(file, text);
  for (const path of packages) {
    const name = `@enrolkit/${path.split("/")[1]}`;
    write(join(path, "package.json"), JSON.stringify({ name, type: "module", exports: { ".": door } }));
    mkdirSync(join(folder, "node_modules/@enrolkit"), { recursive: true });
    symlinkSync(join(folder, path), join(folder, "node_modules", name));
  }
  const others = ["@opentelemetry/api", "@opentelemetry/sdk-node"];
  for (const name of ["zod", "express", "kysely", "standardwebhooks", ...others])
    write(`node_modules/${name}/index.js`, "");

  violations = cruise(".dependency-cruiser.mjs", "packages", "apps");
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the checker on the house with a configuration of the repository. */
function cruise(config: string, ...paths: string[]): Violation[] {
  const depcruise = join(root, "node_modules/.bin/depcruise");
  const args = ["--config", join(root, config), "--output-type", "json", ...paths];
  const output = execFileSync(depcruise, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}

test("no folder of the SDK leads back to itself, also where no file does", () => {
  const found = cruise(".dependency-cruiser.folders.mjs", "packages/react/src");
  expect(found.map(({ from }) => from).toSorted()).toEqual([
    "packages/react/src/components/Card",
    "packages/react/src/components/List",
  ]);
});

test.each(house)("%s: %s", (file, _text, brokenRule) => {
  const broken = violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
  expect(broken).toHaveLength(brokenRule ? 1 : 0);
  expect(broken.join()).toContain(brokenRule ?? "");
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
