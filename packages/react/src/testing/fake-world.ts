import type {
  AssociatedPerson,
  AssociatedPersonInput,
  ConsentReceipt,
  ConsentStatement,
  CostSharingConfiguration,
  DependentsManagementIntent,
  Employee,
  Employer,
  EnrolmentIntent,
  Group,
  GroupPolicy,
  GroupPolicyIntent,
  GroupQuoteIntent,
  Plan,
  PlanCoverageOptionSelection,
  Requirement,
} from "@enrolkit/contract";
import { healthPlan, lifePlan } from "./catalogue.ts";
import type { AmendmentRow, PolicyRow } from "./fake-policies.ts";

/** What the fake service remembers. Tests read it, and change it as somebody else would. */
export interface FakeWorld {
  /** Milliseconds since 1970: the platform's clock. */
  now: number;
  employee: Employee;
  groupId: string;
  plans: { plan: Plan; cost_sharing: CostSharingConfiguration }[];
  persons: AssociatedPerson[];
  intent: IntentRow | null;
  subIntents: SubIntentRow[];
  requirements: Requirement[];
  policies: PolicyRow[];
  /** Newest first. */
  amendments: AmendmentRow[];
  /** Names that screening stops, and those whose sub-intents or enrolments stay in work. */
  restricted: Set<string>;
  employer: Employer;
  groups: Group[];
  quotes: QuoteRow[];
  policyIntents: PolicyIntentRow[];
  groupPolicies: GroupPolicy[];
  receipts: ConsentReceipt[];
  /** Statements in place of a plan's own, by its id: as when the catalogue is imported anew. */
  statements: Map<string, ConsentStatement[]>;
  /** What the insurer does with quotes. */
  insurer: "offers" | "declines" | "asks" | "asks later" | "thinks" | "refuses" | "renews by hand";
  /** While true nothing that waits on the service moves on. */
  held: boolean;
}

export interface IntentRow {
  id: string;
  status: EnrolmentIntent["status"];
  selections: PlanCoverageOptionSelection[] | null;
  due_by: string | null;
  completedSubIntentId: string | null;
  policyIds: Record<string, string>;
  ineligibility?: EnrolmentIntent["ineligibility_reason"];
}

export interface QuoteRow {
  id: string;
  status: GroupQuoteIntent["status"];
  several: boolean;
  items: GroupQuoteIntent["items"];
  expected_start_date: string | null;
}

export interface PolicyIntentRow {
  id: string;
  quote_intent_id: string;
  status: GroupPolicyIntent["status"];
  policyIds: string[];
  enrol: boolean;
}

export interface SubIntentRow extends Pick<DependentsManagementIntent, "id" | "status" | "dependents"> {
  /** The change to a policy that it belongs to; an enrolment's when absent. */
  amendmentId?: string;
}

export interface WorldOptions {
  readonly plans?: FakeWorld["plans"];
  readonly persons?: readonly AssociatedPersonInput[];
  /** Life assurance asks for beneficiaries; false leaves that plan out. */
  readonly life?: boolean;
  /** Names of the employer's groups; one by default. */
  readonly groups?: readonly string[];
}

export function createWorld(options: WorldOptions = {}): FakeWorld {
  const health = {
    plan: healthPlan,
    cost_sharing: { type: "percentage" as const, percentage: { percentage: 80 } },
  };
  const life = { plan: lifePlan, cost_sharing: { type: "full_coverage" as const } };
  const groupId = newId("gr");
  const names = options.groups ?? ["Office"];
  const world: FakeWorld = {
    now: Date.parse("2026-12-01T09:00:00Z"),
    employee: { ...employee },
    groupId,
    plans: options.plans ?? (options.life ? [health, life] : [health]),
    persons: [],
    intent: null,
    subIntents: [],
    requirements: [],
    policies: [],
    amendments: [],
    restricted: new Set(),
    employer: { ...employer },
    groups: names.map((name, index) => groupNamed(name, index === 0 ? groupId : newId("gr"), index + 2)),
    quotes: [],
    policyIntents: [],
    groupPolicies: [],
    receipts: [],
    statements: new Map(),
    insurer: "offers",
    held: false,
  };
  for (const person of options.persons ?? []) addPerson(world, person);
  return world;
}

let count = 0;

export function newId(prefix: string): string {
  count += 1;
  return `${prefix}_${count.toString(16).padStart(32, "0")}`;
}

export function addPerson(world: FakeWorld, input: AssociatedPersonInput): AssociatedPerson {
  const person: AssociatedPerson = {
    email: null,
    phone_number: null,
    ...input,
    id: newId("ap"),
    employee_id: world.employee.id,
    created_at: new Date(world.now).toISOString(),
    updated_at: new Date(world.now).toISOString(),
    object: "associated_person",
  };
  world.persons.unshift(person);
  return person;
}

const employee: Employee = {
  id: newId("ee"),
  employer_id: newId("er"),
  first_name: "Rowan",
  last_name: "Ellery",
  date_of_birth: "1988-04-12",
  sex_at_birth: "female",
  email: null,
  address: null,
  nationality: null,
  time_zone: "Europe/London",
  start_on: "2024-01-01",
  earliest_benefits_start_date: null,
  external_customer_id: null,
  status: "active",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  object: "employee",
};

const employer: Employer = {
  id: employee.employer_id,
  name: "Ellery & Sons",
  country: "gb",
  industry: "software",
  time_zone: "Europe/London",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  active_employee_count: 12,
  object: "employer",
};

function groupNamed(name: string, id: string, employee_count: number): Group {
  return {
    id,
    employer_id: employer.id,
    name,
    employee_count,
    external_customer_id: null,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    object: "group",
  };
}

/** People to put on file. */
export const partner: AssociatedPersonInput = {
  first_name: "Sam",
  last_name: "Ellery",
  date_of_birth: "1987-09-30",
  sex_at_birth: "male",
  relationship_type: "partner",
};
export const daughter: AssociatedPersonInput = {
  first_name: "Ida",
  last_name: "Ellery",
  date_of_birth: "2018-03-27",
  sex_at_birth: "female",
  relationship_type: "child",
};
export const student: AssociatedPersonInput = {
  first_name: "Noor",
  last_name: "Ellery",
  date_of_birth: "2003-05-04",
  sex_at_birth: "female",
  relationship_type: "child",
};
