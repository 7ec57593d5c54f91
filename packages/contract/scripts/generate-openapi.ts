import { interfaceVersion } from "../src/version.ts";
import { introduction } from "./openapi/introduction.ts";
import { describedOperation } from "./openapi/operation.ts";
import { parameters } from "./openapi/parameters.ts";
import { headers, responses } from "./openapi/responses.ts";
import { Schemas } from "./openapi/schemas.ts";
import { type Mode, servedOperations } from "./served-operations.ts";

/** Headings of the API pages, in the order of the journey. */
const areas: Record<string, string> = {
  "Test mode": "Worlds, clocks and forced states. A live service does not have these.",
  "Embed sessions": "Short-lived tokens for browsers.",
  "Enrolment intents": "The workflow that enrols an employee into the policies of a group.",
  "Dependents management intents": "The sub-workflow that settles whom the policies cover.",
  "Associated persons": "Dependents and beneficiaries of an employee.",
  "Group quote intents": "The workflow that gets an employer a quote for one group or several.",
  "Group policy intents": "The workflow in which an employer accepts a quote; its consents leave a receipt.",
  "Group policies": "Plans in force for a group.",
  Policies: "What an employee is covered by.",
  "Policy amendment intents": "The workflow that changes whom a policy covers, or ends it.",
  "Contribution reports": "What each employee and employer owes for a month, for payroll.",
  Events: "What happened, in ids and statuses.",
  "Webhook endpoints": "Where events are sent.",
  Requirements: "What an insurer still needs to know.",
  Plans: "What can be insured, and what it costs.",
  Providers: "The insurers.",
  Employers: "Companies whose employees enrol.",
  Employees: "The people who enrol.",
  Groups: "Employees of one employer who are insured alike.",
};

const bearers =
  "A platform's secret key (`pk_test_…`, `pk_live_…`), an embed session's token (`est_test_…`, `est_live_…`) or a dashboard's access token";
const credentials: Record<Mode, string> = {
  test: `${bearers}; the operator token makes worlds. Each operation says which it takes.`,
  live: `${bearers}. Each operation says which it takes.`,
};

/**
 * The text of docs/openapi.json, and of its sister for live services: OpenAPI 3.1 of all operations that are served.
 */
export function openApiText(mode: Mode): string {
  const schemas = new Schemas();
  const served = servedOperations(mode);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of served) {
    paths[operation.path] ??= {};
    Object.assign(paths[operation.path] ?? {}, {
      [operation.method.toLowerCase()]: describedOperation(operation, schemas),
    });
  }
  const used = new Set(served.map(({ area }) => area));
  const document = {
    openapi: "3.1.0",
    info: {
      title: "Enrolkit",
      version: interfaceVersion,
      summary: "Group benefits enrolment: health insurance and life assurance for employees.",
      description: introduction(mode),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The service that serves this description" }],
    security: [{ bearer: [] }],
    tags: Object.entries(areas)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: credentials[mode],
        },
      },
      parameters,
      headers,
      responses: responses(schemas),
      schemas: schemas.components(),
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
