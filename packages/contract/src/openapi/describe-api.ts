import { Problem } from "../resources/problem.ts";
import { interfaceVersion } from "../version.ts";
import { introduction } from "../generated/introduction.ts";
import { describeOperation } from "./operation.ts";
import { withFieldExamples } from "./field-examples.ts";
import { parameters } from "./parameters.ts";
import { headers, describeErrorResponses } from "./responses.ts";
import { Schemas } from "./schemas.ts";
import { type Mode, servedOperations } from "./served-operations.ts";

/** Tasks, in the order in which people come to them, and the areas of operations that belong to each. */
const tasks: Record<string, Record<string, string>> = {
  "Set up companies and people": {
    Employers: "Companies whose employees enrol.",
    Employees: "The people who enrol.",
    Groups: "Employees of one employer who are insured alike.",
  },
  "Read the catalogue": {
    Providers: "The insurers.",
    Plans: "What can be insured, and what it costs.",
  },
  "Insure a company": {
    "Group quote intents": "The workflow that gets an employer a quote for one group or several.",
    "Group policy intents":
      "The workflow that starts when an employer accepts a quote; its consents are recorded in a receipt.",
    "Group policies": "Plans in force for a group.",
  },
  "Enrol employees": {
    "Embed sessions": "Short-lived tokens for browsers.",
    "Enrolment intents": "The workflow that enrols an employee into the policies of a group.",
    Requirements: "What an insurer still needs to know.",
    "Associated persons": "Dependents and beneficiaries of an employee.",
    "Dependents management intents": "The sub-workflow that decides which dependents the policies cover.",
  },
  "Change cover": {
    Policies: "The cover that an employee has.",
    "Policy amendment intents": "The workflow that changes the dependents of a policy, or ends it.",
  },
  "Run payroll": {
    "Contribution reports": "What each employee and employer owes for a month, for payroll.",
  },
  "Stay in sync": {
    Events: "Changes of resources, as ids and statuses.",
    "Webhook endpoints": "Addresses that events are sent to.",
  },
  "Try everything": {
    "Test mode": "Worlds, clocks and forced states. A live service does not have these.",
  },
};

const bearers =
  "A platform's secret key (`pk_test_…`, `pk_live_…`), an embed session's token (`est_test_…`, `est_live_…`) or a dashboard's access token";
const credentials: Record<Mode, string> = {
  test: `${bearers}; the operator token creates worlds. Each operation says which of them it takes.`,
  live: `${bearers}. Each operation says which of them it takes.`,
};

export interface DescribeApiOptions {
  /** A live service has fewer operations than one in test mode (decisions §9). */
  readonly mode: Mode;
}

/** An OpenAPI 3.1 document, as far as code reads it. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly version: string;
    readonly description: string;
    readonly [field: string]: unknown;
  };
  /** By path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: Readonly<Record<string, object>>;
  readonly [field: string]: unknown;
}

/** Describes every operation that a service of this mode serves, in OpenAPI 3.1, from the operation table and the schemas. */
export function describeApi({ mode }: DescribeApiOptions): OpenApiDocument {
  const served = servedOperations(mode);
  const schemas = new Schemas({
    requests: served.flatMap((operation) => ("body" in operation && operation.body ? [operation.body] : [])),
    responses: [Problem, ...served.flatMap(({ success }) => (success.status === 200 ? [success.body] : []))],
  });
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of served) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describeOperation(operation, schemas);
  }
  const usedAreas = new Set<string>(served.map(({ area }) => area));
  return {
    openapi: "3.1.0",
    info: {
      title: "Enrolkit",
      version: interfaceVersion,
      summary: "Group benefits enrolment: health insurance and life assurance for employees.",
      description: introductionFor(mode),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The service that serves this description" }],
    security: [{ bearer: [] }],
    tags: Object.values(tasks)
      .flatMap((areas) => Object.entries(areas))
      .filter(([name]) => usedAreas.has(name))
      .map(([name, description]) => ({ name, description })),
    "x-tagGroups": Object.entries(tasks)
      .map(([name, areas]) => ({ name, tags: Object.keys(areas).filter((area) => usedAreas.has(area)) }))
      .filter(({ tags }) => tags.length > 0),
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
      responses: describeErrorResponses(schemas),
      schemas: Object.fromEntries(
        Object.entries(schemas.components()).map(([name, schema]) => [name, withFieldExamples(name, schema)]),
      ),
    },
  };
}

/** The text that the API pages open with: what is between `<!-- live -->` and `<!-- /live -->` is for live services. */
function introductionFor(mode: Mode): string {
  let of: string = mode;
  const lines = introduction.split("\n").filter((line) => {
    const [, end, marked] = /^<!-- (\/?)(test|live) -->$/.exec(line) ?? [];
    if (marked === undefined) return of === mode;
    of = end === "" ? marked : mode;
    return false;
  });
  return lines.join("\n");
}
