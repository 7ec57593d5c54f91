import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Employee } from "@enrolkit/contract";
import { addMonths } from "@enrolkit/rules";
import { createEnrolkit } from "../src/app.ts";
import { type CommandContext, openContext, timestamp } from "../src/context.ts";
import { todayOfHolder } from "../src/contributions/holder.ts";
import { schedule } from "../src/due-work/schedule.ts";
import { createLogger } from "../src/http/logging.ts";
import { type Sandbox, prepareSandbox } from "../src/sandbox.ts";
import { secretKeyOf } from "../src/secret-key.ts";
import { readSettings, type Settings } from "../src/settings.ts";
import { addGroupMembers } from "../src/store/group-members.ts";
import { migrate } from "../src/store/migrate.ts";
import { openStore } from "../src/store/open-store.ts";
import { insertReportHolder } from "../src/store/report-holders.ts";
import type { EnrolmentIntentRow, GroupPolicyRow, PolicyRow } from "../src/store/rows.ts";
import { smallestChoice } from "../src/test-mode/smallest-choice.ts";

// Fills a store with one large employer, whose employees are all enrolled: `node --conditions=enrolkit-source apps/service/bench/seed.ts --employees 100000`.
// ENROLKIT_DATA_DIR or DATABASE_URL say where, as for the service; a service that starts there afterwards serves it, and
// fills the current month of the employer's contributions at once, unless --filled says that this was done.

const batch = 500;

/** What is alike for all employees of the large employer. */
interface Terms {
  sandbox: Sandbox;
  employee: Employee;
  policies: { groupPolicy: GroupPolicyRow; choice: PolicyRow["coverage_selections"] }[];
  /** The first day of everyone's cover. */
  effective_from: string;
}

/** Adds so many enrolled employees to the sandbox's employer. */
export async function seed(settings: Settings, employees: number, { filled = false } = {}): Promise<Sandbox> {
  const { databaseUrl: url, dataDir } = settings;
  const store = openStore({ url, dataDir, secretKey: secretKeyOf(settings) });
  await migrate(store);
  const enrolkit = createEnrolkit({ settings, store, logger: createLogger("silent") });
  const { services } = enrolkit;
  const sandbox = await prepareSandbox(services, settings);
  const write = (work: (context: CommandContext) => Promise<unknown>) =>
    store.write(async (transaction) => work(await openContext(services, transaction, sandbox.platform_id)));
  await write(async (context) => {
    const terms = await readTerms(context, sandbox);
    await insertHolder(context, terms, filled);
  });
  for (let done = 0; done < employees; done += batch) {
    await write(async (context) => {
      const terms = await readTerms(context, sandbox);
      await insertEmployees(context, terms, Math.min(batch, employees - done));
    });
  }
  await enrolkit.stop();
  return sandbox;
}

async function readTerms(context: CommandContext, sandbox: Sandbox): Promise<Terms> {
  const { all } = context;
  const { employer_id, group_id } = sandbox;
  const facts = { employees_count: 1, members_count: 1, industry: null };
  const groupPolicies = await all.groupPolicies.list({ group_id });
  const policies = groupPolicies.map(async (groupPolicy) => {
    const { coverage_configurations } = await all.plans.get(groupPolicy.plan_id);
    return { groupPolicy, choice: smallestChoice(coverage_configurations, "policy", facts) };
  });
  const today = await todayOfHolder(context, { employer_id });
  return {
    sandbox,
    employee: await all.employees.get(sandbox.employee_ids[0] ?? ""),
    policies: await Promise.all(policies),
    effective_from: `${today.slice(0, 7)}-01`,
  };
}

async function insertHolder(
  context: CommandContext,
  { sandbox, effective_from }: Terms,
  filled: boolean,
): Promise<void> {
  const { employer_id, external_customer_id } = sandbox;
  const id = external_customer_id === null ? employer_id : `${employer_id}.${external_customer_id}`;
  const filled_through = addMonths(effective_from, filled ? 0 : -1).slice(0, 7);
  const holder = { id, employer_id, external_customer_id, filled_through };
  if (await insertReportHolder(context.transaction, context.platform.id, holder))
    await schedule(context, "contributions.fill", id, context.now);
}

async function insertEmployees(context: CommandContext, terms: Terms, count: number): Promise<void> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await insertEmployee(context, terms));
  await addGroupMembers(context.transaction, context.platform.id, terms.sandbox.group_id, ids);
}

async function insertEmployee(context: CommandContext, terms: Terms): Promise<string> {
  const { all, services } = context;
  const { employer_id, group_id, external_customer_id } = terms.sandbox;
  const now = timestamp(context);
  const employee = { ...terms.employee, id: services.newId("ee"), created_at: now, updated_at: now };
  await all.employees.insert(employee);
  const owner = { employee_id: employee.id, employer_id, external_customer_id, group_id };
  const intentId = services.newId("ei");
  const policies = terms.policies.map(({ groupPolicy, choice }): PolicyRow => {
    const { first_name, last_name, date_of_birth, sex_at_birth } = employee;
    return {
      id: services.newId("p"),
      ...owner,
      group_policy_id: groupPolicy.id,
      plan_id: groupPolicy.plan_id,
      enrolment_intent_id: intentId,
      status: "active",
      effective_from: terms.effective_from,
      coverage_selections: choice,
      members: [
        {
          id: services.newId("pm"),
          associated_person_id: null,
          member_type: "policyholder",
          first_name,
          last_name,
          date_of_birth,
          sex_at_birth,
          coverage_selections: [],
        },
      ],
      created_at: now,
    };
  });
  await all.enrolmentIntents.insert(enrolled(intentId, owner, policies, now));
  for (const policy of policies) await all.policies.insert(policy);
  return employee.id;
}

function enrolled(
  id: string,
  owner: Pick<EnrolmentIntentRow, "employee_id" | "employer_id" | "external_customer_id" | "group_id">,
  policies: readonly PolicyRow[],
  now: string,
): EnrolmentIntentRow {
  return {
    id,
    ...owner,
    status: "enrolled",
    force_confirmation: false,
    policy_configuration: null,
    coverage_selections: policies.flatMap(({ coverage_selections }) => coverage_selections),
    group_policy_ids: policies.map(({ group_policy_id }) => group_policy_id),
    ineligibility_reason: null,
    due_by: null,
    completed_sub_intent_id: null,
    settled: policies.map((policy) => ({
      group_policy_id: policy.group_policy_id,
      effective_from: policy.effective_from,
      policy_id: policy.id,
      members: null,
    })),
    created_at: now,
    updated_at: now,
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { employees: { type: "string" }, filled: { type: "boolean" } },
  });
  const employees = Number(values.employees ?? 100_000);
  const settings = readSettings(process.env);
  await seed(settings, employees, values);
  process.stdout.write(
    `${employees.toLocaleString("en")} employees; ${join(settings.dataDir, "sandbox.json")} has the keys.\n`,
  );
}
