import type { Employee, Plan, PlanCoverageOptionSelection, World, WorldInput } from "@enrolkit/contract";
import {
  checkCostSharing,
  checkSelections,
  firstYearEnd,
  localDate,
  selectionFieldErrors,
  type FieldSentences,
} from "@enrolkit/rules";
import demoCatalogue from "../../catalogue/demo.json" with { type: "json" };
import { importCatalogue } from "../catalogue/import-catalogue.ts";
import { type CommandContext, type Services, commandContext, timestamp } from "../context.ts";
import { insertApiKey } from "../store/api-keys.ts";
import { addGroupMembers } from "../store/group-members.ts";
import { countActiveEmployees } from "../store/stored-counts.ts";
import { insertPlatform } from "../store/platforms.ts";
import type { PlatformRow } from "../store/rows.ts";
import { invalidRequest } from "../problem/problem.ts";
import { hashSecret } from "../secrets.ts";
import { smallestChoice } from "./smallest-choice.ts";

const timeZone = "Europe/London";

/** Makes a fresh platform with everything that a journey needs (decisions §9). */
export function createWorld(services: Services, input: Omit<WorldInput, "sandbox">): Promise<World> {
  return services.store.write(async (transaction) => {
    const platform: PlatformRow = {
      id: services.newId("pt"),
      type: input.platform_type,
      name: "Sandbox",
      allowed_origins: [services.demoOrigin],
      clock_offset_ms: 0,
      status: "active",
      created_at: new Date(services.clock.now()).toISOString(),
    };
    await insertPlatform(transaction, platform);
    const api_key = `pk_test_${services.newSecret()}`;
    await insertApiKey(transaction, {
      id: services.newId("key"),
      platform_id: platform.id,
      secret_hash: hashSecret(api_key),
      hint: api_key.slice(-4),
      created_at: platform.created_at,
      revoked_at: null,
    });
    const context = commandContext(services, transaction, platform);
    const catalogue = await importCatalogue(context.all, demoCatalogue);
    return { platform_id: platform.id, api_key, ...(await fill(context, input, catalogue)) };
  });
}

async function fill(
  context: CommandContext,
  input: Omit<WorldInput, "sandbox">,
  catalogue: { providers: { id: string }[]; plans: { id: string }[] },
): Promise<Omit<World, "platform_id" | "api_key">> {
  const { services, all, transaction, platform } = context;
  const now = timestamp(context);
  const stamps = { created_at: now, updated_at: now };
  const external_customer_id = platform.type === "employer_of_record" ? "customer-1" : null;
  const employer_id = services.newId("er");
  await all.employers.insert({
    id: employer_id,
    name: "Northwind Bicycles Ltd",
    country: input.country ?? "gb",
    industry: "software",
    time_zone: timeZone,
    ...stamps,
    object: "employer",
  });
  const group = { employer_id, external_customer_id, ...stamps, object: "group" as const };
  const [group_id, group_without_policy_id] = [services.newId("gr"), services.newId("gr")];
  await all.groups.insert({ id: group_id, name: "All employees", ...group });
  await all.groups.insert({ id: group_without_policy_id, name: "New joiners", ...group });

  const employee_ids: string[] = [];
  for (const person of worldEmployees) {
    const id = services.newId("ee");
    await all.employees.insert({ id, employer_id, external_customer_id, ...person, ...stamps });
    employee_ids.push(id);
  }
  await addGroupMembers(transaction, platform.id, group_id, employee_ids);
  const today = localDate(new Date(context.now), timeZone);
  const starts_on = `${today.slice(0, 8)}01`;
  await openGroupPolicies(
    context,
    { employer_id, external_customer_id, group_id, starts_on },
    input.group_policies,
  );
  return {
    employer_id,
    group_id,
    group_without_policy_id,
    plan_ids: catalogue.plans.map(({ id }) => id),
    provider_ids: catalogue.providers.map(({ id }) => id),
    employee_ids,
    external_customer_id,
    allowed_origin: services.demoOrigin,
  };
}

type PolicyInput = NonNullable<WorldInput["group_policies"]>[number];

/** Anchor Modular Health and Anchor Life Promise (decisions §9). */
const byDefault: PolicyInput[] = [
  {
    plan_id: "pl_019b8d9e10a971bd8d7702f41b1e7f96",
    cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
  },
  { plan_id: "pl_019b8e153b297dfcb611f4f8ce670220", cost_sharing: { type: "full_coverage" } },
];

interface Holder {
  employer_id: string;
  external_customer_id: string | null;
  group_id: string;
  starts_on: string;
}

/** Puts plans in force for a world's group, for a year. What the employer chooses is checked as in a quote. */
async function openGroupPolicies(
  context: CommandContext,
  holder: Holder,
  input: PolicyInput[] | null | undefined,
): Promise<void> {
  const errors: FieldSentences = {};
  for (const [index, policy] of (input ?? byDefault).entries()) {
    const plan = await context.all.plans.get(policy.plan_id);
    const path = `$.group_policies[${index}]`;
    const coverage_selections = await choicesOf(context, holder, plan, policy, path, errors);
    const terms = { currency: plan.currency, supported: plan.supported_cost_sharing_types };
    Object.assign(errors, checkCostSharing(policy.cost_sharing, { ...terms, path: `${path}.cost_sharing` }));
    await context.all.groupPolicies.insert({
      id: context.services.newId("gp"),
      ...holder,
      plan_id: plan.id,
      status: "active",
      cost_sharing: policy.cost_sharing,
      coverage_selections,
      group_policy_intent_id: null,
      year_ends_on: firstYearEnd(holder.starts_on),
      created_at: timestamp(context),
    });
  }
  if (Object.keys(errors).length > 0)
    throw invalidRequest(errors, "Some group policies cannot be made as asked.");
}

async function choicesOf(
  context: CommandContext,
  { employer_id }: Holder,
  plan: Plan,
  policy: PolicyInput,
  path: string,
  errors: FieldSentences,
): Promise<PlanCoverageOptionSelection[]> {
  const employer = await context.all.employers.get(employer_id);
  const count = await countActiveEmployees(context.all, employer_id);
  const facts = { employees_count: count, members_count: count, industry: employer.industry };
  const selections =
    policy.coverage_selections ?? smallestChoice(plan.coverage_configurations, "group_policy", facts);
  const issues = checkSelections({
    configurations: plan.coverage_configurations,
    scope: "group_policy",
    facts,
    selections,
    path: `${path}.coverage_selections`,
  });
  Object.assign(errors, selectionFieldErrors(issues));
  return selections;
}

type Person = Omit<Employee, "id" | "employer_id" | "external_customer_id" | "created_at" | "updated_at">;

function person(
  first_name: string,
  last_name: string,
  date_of_birth: string,
  sex: "male" | "female",
): Person {
  return {
    first_name,
    last_name,
    date_of_birth,
    sex_at_birth: sex,
    email: null,
    address: {
      line_1: "1 Quay Street",
      line_2: null,
      city: "Bristol",
      postal_code: "BS1 4DB",
      country: "gb",
    },
    nationality: "gb",
    time_zone: "Europe/London",
    start_on: "2024-03-01",
    earliest_benefits_start_date: null,
    status: "active",
    object: "employee",
  };
}

/** The active employees of a world's group. */
const worldEmployees: readonly Person[] = [
  person("Ada", "Okafor", "1988-04-12", "female"),
  person("Tomás", "Ferreira", "1979-10-30", "male"),
  person("Mei", "Lindqvist", "1995-02-28", "female"),
];
