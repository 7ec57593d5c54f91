import { type ActorKind, type AnyOperation, type Operation, operations } from "@enrolkit/contract";
import { handlers } from "../src/operations/index.ts";
import { promisedResponses } from "../src/testing/promised-responses.ts";

const tests = "../apps/service/src/operations";

const introduction = `# Operations

Made from the table of operations by \`pnpm --filter @enrolkit/service run generate\`; do not edit. Their whole form is in
the [API description](openapi.json), and at \`/docs\` of a running service.

**Responses**: every status that an operation promises links to the test that provokes it. \`npm test\` fails when no
passing test received a promised status there. Beside these, any request may get
[405](../apps/service/src/http/router.test.ts),
[408, 417 and 431](../apps/service/src/stand-alone.test.ts),
[413 and 415](../apps/service/src/http/json-body.test.ts),
or [500](../apps/service/src/http/failures.test.ts), which
[no request may provoke](../apps/service/src/operations/promises/fuzz.test.ts).

**Who**: every other credential gets a 403 ([each kind of credential, on each type of platform, for each
operation](../apps/service/src/operations/promises/authorization.403.test.ts)).

| | |
|---|---|
| key | a platform's secret key: everything of its own platform, and the only one to mint sessions and to manage webhooks |
| dashboard | a dashboard's access token, for the platform of \`X-Platform-Id\`: as a key, but no sessions and no webhooks, since these hold secrets |
| employer | an employer's session: its own groups, quotes and reports, and nothing about an employee's family or health |
| employee | an employee's session: the employee's own data |
| operator | the operator token of test mode: makes worlds |
| not on \`hr_platform\` | reports are for platforms that run payroll |

**Origin**: \`spec\` is one of the interface specification's 22 operations, \`extension\` is beyond it, \`test\` exists in test mode
only.
`;

const actors: Record<ActorKind, string> = {
  platform: "key",
  dashboard: "dashboard",
  employer_session: "employer",
  employee_session: "employee",
  operator: "operator",
};

/** Returns the text of docs/operations.md. */
export function operationsPage(): string {
  const sorted = operations.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const areas = [...new Set(sorted.map(({ area }) => area))];
  const sections = areas.map((area) =>
    section(
      area,
      sorted.filter((operation) => operation.area === area),
    ),
  );
  return [introduction, ...sections].join("\n");
}

const sortKey = ({ area, path, method }: AnyOperation) => `${area} ${path} ${method}`;

function section(area: string, areaOperations: readonly AnyOperation[]): string {
  const rows = areaOperations.map((operation) => `| ${cells(operation).join(" | ")} |`);
  return [
    `## ${area}`,
    "",
    "| operation | request | origin | who | responses |",
    "|---|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

function cells(operation: AnyOperation): string[] {
  const { name, summary, method, path } = operation;
  return [
    `**${name}**<br>${summary}`,
    `\`${method} ${path}\``,
    origin(operation),
    who(operation),
    responses(operation),
  ];
}

function origin({ extension, testMode }: Operation): string {
  if (testMode) return "test";
  return extension ? "extension" : "spec";
}

function who({ allow, platformTypes }: Operation): string {
  const kinds = allow.map((kind) => actors[kind]).join(", ");
  return platformTypes ? `${kinds}; not on \`hr_platform\`` : kinds;
}

function responses(operation: AnyOperation): string {
  if (!handlers.some((handler) => handler.operation.name === operation.name)) return "not served yet";
  return promisedResponses(operation)
    .map(({ status, file }) => `[${status}](${tests}/${file})`)
    .join(" ");
}
