import {
  BenefitType,
  type Employee,
  type Paged,
  type ParticipationCounts,
  type ParticipationState,
} from "@enrolkit/contract";
import { type EnrolmentInBenefit, participationOf } from "@enrolkit/rules";
import { countGroupMembers } from "./group-members.ts";
import { pagedOf, rangeOf } from "./paging.ts";
import type { EnrolmentIntentRow, PolicyRow } from "./rows.ts";
import type { PageRequest, Transaction } from "./store.ts";

/** How far an employee of a group has come with a benefit; there is no row before there is an enrolment. */
export interface ParticipationRow {
  benefit_type: BenefitType;
  state: ParticipationState;
  /** The enrolment that the state comes of; null where a policy covers. */
  enrolment_intent_id: string | null;
}

/** What there is about an employee in a group. */
export interface EmployeeInGroup {
  /** The group's policies, also those that have ended. */
  groupPolicies: readonly { id: string; benefit_type: BenefitType }[];
  /** Newest first. */
  intents: readonly EnrolmentIntentRow[];
  policies: readonly PolicyRow[];
  /** The enrolment whose dependents are being screened. */
  screening: string | null;
}

/** Returns how far an employee has come with each benefit of a group; those that nothing was begun for are left out. */
export function participationsOf({
  groupPolicies,
  intents,
  policies,
  screening,
}: EmployeeInGroup): ParticipationRow[] {
  const benefits = [...new Set(groupPolicies.map(({ benefit_type }) => benefit_type))];
  return benefits.flatMap((benefit_type): ParticipationRow[] => {
    const ids = new Set(groupPolicies.filter((it) => it.benefit_type === benefit_type).map(({ id }) => id));
    const inForce = policies.filter(
      ({ status, group_policy_id }) => status === "active" && ids.has(group_policy_id),
    );
    const newest = intents
      .map((intent) => ({ intent, part: partIn(intent, benefit_type, ids) }))
      .find(({ part }) => part !== null);
    const state = participationOf(
      inForce,
      newest?.part
        ? { ...newest.intent, part: newest.part, screening: newest.intent.id === screening }
        : undefined,
    );
    if (state === "not_invited") return [];
    return [{ benefit_type, state, enrolment_intent_id: newest?.intent.id ?? null }];
  });
}

/** What an enrolment says about a benefit; null where it is not about it. */
function partIn(
  { group_policy_ids, declined_benefits = [], not_taken = [] }: EnrolmentIntentRow,
  benefit: BenefitType,
  ids: ReadonlySet<string>,
): EnrolmentInBenefit["part"] | null {
  if (declined_benefits.some(({ benefit_type }) => benefit_type === benefit)) return "declined";
  if (group_policy_ids.some((id) => ids.has(id))) return "wanted";
  return not_taken.some((id) => ids.has(id)) ? "not_taken" : null;
}

const benefitTypes: readonly BenefitType[] = BenefitType.options;

/** A benefit of a group. */
export interface GroupBenefit {
  group_id: string;
  benefit_type: BenefitType;
}

/** Writes how far an employee has come in a group, in place of what was written before. */
export async function replaceParticipations(
  transaction: Transaction,
  platform_id: string,
  { group_id, employee_id }: { group_id: string; employee_id: string },
  rows: readonly ParticipationRow[],
): Promise<void> {
  await transaction.db
    .deleteFrom("participations")
    .where("platform_id", "=", platform_id)
    .where("group_id", "=", group_id)
    .where("benefit_type", "in", benefitTypes)
    .where("employee_id", "=", employee_id)
    .execute();
  if (rows.length === 0) return;
  await transaction.db
    .insertInto("participations")
    .values(rows.map((row) => ({ platform_id, group_id, employee_id, ...row })))
    .execute();
}

/** The number of a group's employees in each state. */
export async function countParticipations(
  transaction: Transaction,
  platformId: string,
  benefit: GroupBenefit,
): Promise<ParticipationCounts> {
  const rows = await participations(transaction, platformId, benefit)
    .select((eb) => ["participations.state", eb.fn.countAll<number>().as("total")])
    .groupBy("participations.state")
    .execute();
  const members = await countGroupMembers(transaction, platformId, benefit.group_id);
  const known = rows.reduce((sum, { total }) => sum + total, 0);
  return {
    ...noOne,
    ...Object.fromEntries(rows.map(({ state, total }) => [state, total])),
    not_invited: members - known,
  };
}

const noOne: ParticipationCounts = {
  not_invited: 0,
  invited: 0,
  waiting: 0,
  covered: 0,
  ending: 0,
  declined: 0,
  deadline_missed: 0,
  not_covered: 0,
};

/** An employee on a page, with the enrolment that their state comes of. */
export interface ListedParticipant {
  employee: Employee;
  state: ParticipationState;
  enrolment_intent_id: string | null;
}

/** A group's employees, newest first; of some states where they are named. `total` is how many there are of them. */
export async function pageOfParticipants(
  transaction: Transaction,
  platformId: string,
  benefit: GroupBenefit,
  {
    states,
    total,
    ...request
  }: PageRequest & { states: readonly ParticipationState[] | undefined; total: number },
): Promise<Paged<ListedParticipant>> {
  const { limit, offset } = rangeOf(request);
  const { before } = request;
  if (offset >= total) return pagedOf<ListedParticipant>([], total, request);
  // The index has the employees of each state in the order of the page, so that a database can merge them.
  const inState = (state: ParticipationState) =>
    participations(transaction, platformId, benefit)
      .where("participations.state", "=", state)
      .$if(before !== undefined, (query) => query.where("participations.employee_id", "<", before ?? ""))
      .select([
        "participations.employee_id as id",
        "participations.state",
        "participations.enrolment_intent_id",
      ]);
  // Who was not invited has no state, and is found among the members.
  const amongMembers = () =>
    transaction.db
      .selectFrom("group_members")
      .leftJoin("participations", (join) =>
        join
          .onRef("participations.platform_id", "=", "group_members.platform_id")
          .onRef("participations.group_id", "=", "group_members.group_id")
          .onRef("participations.employee_id", "=", "group_members.employee_id")
          .on("participations.benefit_type", "=", benefit.benefit_type),
      )
      .where("group_members.platform_id", "=", platformId)
      .where("group_members.group_id", "=", benefit.group_id)
      .$if(states !== undefined, (query) =>
        query.where((eb) =>
          eb.or([eb("participations.state", "is", null), eb("participations.state", "in", states ?? [])]),
        ),
      )
      .$if(before !== undefined, (query) => query.where("group_members.employee_id", "<", before ?? ""))
      .select([
        "group_members.employee_id as id",
        "participations.state",
        "participations.enrolment_intent_id",
      ])
      .orderBy("group_members.employee_id", "desc");
  const ids =
    states === undefined || states.includes("not_invited")
      ? amongMembers()
      : states
          .map(inState)
          .reduce((all, one) => all.unionAll(one))
          .orderBy("id", "desc");
  const rows = await ids.limit(limit).offset(offset).execute();
  const employees = await employeesById(
    transaction,
    platformId,
    rows.map(({ id }) => id),
  );
  const listed = rows.flatMap(({ id, state, enrolment_intent_id }): ListedParticipant[] => {
    const employee = employees.get(id);
    return employee === undefined ? [] : [{ employee, state: state ?? "not_invited", enrolment_intent_id }];
  });
  return pagedOf(listed, total, request);
}

async function employeesById(
  transaction: Transaction,
  platformId: string,
  ids: readonly string[],
): Promise<Map<string, Employee>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction.db
    .selectFrom("employees")
    .select(["id", "document"])
    .where("platform_id", "=", platformId)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, document }) => [id, JSON.parse(document) as Employee]));
}

/** What those who are members of the group have come to. */
function participations(transaction: Transaction, platformId: string, benefit: GroupBenefit) {
  return transaction.db
    .selectFrom("participations")
    .innerJoin("group_members", (join) =>
      join
        .onRef("group_members.platform_id", "=", "participations.platform_id")
        .onRef("group_members.group_id", "=", "participations.group_id")
        .onRef("group_members.employee_id", "=", "participations.employee_id"),
    )
    .where("participations.platform_id", "=", platformId)
    .where("participations.group_id", "=", benefit.group_id)
    .where("participations.benefit_type", "=", benefit.benefit_type);
}
