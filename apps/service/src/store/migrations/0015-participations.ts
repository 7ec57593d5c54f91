import type { BenefitType } from "@enrolkit/contract";
import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import { participationsOf } from "../participations.ts";
import type { EnrolmentIntentRow, PolicyRow } from "../rows.ts";
import { columnTypes } from "./columns.ts";

const table = "participations";
const batch = 200;

/** How far each employee of a group has come with each benefit, filled with what there is. */
export async function participations(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable(table)
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("group_id", text, (column) => column.notNull())
    .addColumn("benefit_type", text, (column) => column.notNull())
    .addColumn("employee_id", text, (column) => column.notNull())
    .addColumn("state", text, (column) => column.notNull())
    .addColumn("enrolment_intent_id", text)
    .addPrimaryKeyConstraint(`${table}_key`, ["platform_id", "group_id", "benefit_type", "employee_id"])
    .execute();
  await db.schema
    .createIndex(`${table}_state_employee_id_index`)
    .on(table)
    .columns(["platform_id", "group_id", "benefit_type", "state", "employee_id"])
    .execute();
  const groups = await sql<Group>`select distinct platform_id, group_id from group_policies`.execute(db);
  for (const group of groups.rows) await fillGroup(db, group);
}

interface Group {
  platform_id: string;
  group_id: string;
}

interface Document {
  employee_id: string;
  document: string;
}

async function fillGroup(db: Kysely<unknown>, group: Group): Promise<void> {
  const { platform_id, group_id } = group;
  const benefits = await sql<{ id: string; benefit_type: BenefitType }>`
    select group_policies.id as id, plans.benefit_type as benefit_type from group_policies
    inner join plans on plans.platform_id = group_policies.platform_id and plans.id = group_policies.plan_id
    where group_policies.platform_id = ${platform_id} and group_policies.group_id = ${group_id}`.execute(db);
  for (let after = ""; ; ) {
    const members = await sql<{ employee_id: string }>`select employee_id from group_members
      where platform_id = ${platform_id} and group_id = ${group_id} and employee_id > ${after}
      order by employee_id limit ${batch}`.execute(db);
    const last = members.rows.at(-1)?.employee_id;
    if (last === undefined) return;
    const between = sql`platform_id = ${platform_id} and group_id = ${group_id}
      and employee_id > ${after} and employee_id <= ${last} order by id desc`;
    const intents = await sql<Document>`select employee_id, document from enrolment_intents
      where ${between}`.execute(db);
    const policies = await sql<Document>`select employee_id, document from policies
      where ${between}`.execute(db);
    for (const { employee_id } of members.rows) {
      const rows = participationsOf({
        groupPolicies: benefits.rows,
        intents: ofEmployee<EnrolmentIntentRow>(intents.rows, employee_id),
        policies: ofEmployee<PolicyRow>(policies.rows, employee_id),
        screening: null,
      });
      for (const { benefit_type, state, enrolment_intent_id } of rows)
        await sql`insert into participations
          (platform_id, group_id, benefit_type, employee_id, state, enrolment_intent_id)
          values (${platform_id}, ${group_id}, ${benefit_type}, ${employee_id}, ${state}, ${enrolment_intent_id})`.execute(
          db,
        );
    }
    after = last;
  }
}

function ofEmployee<Row>(documents: readonly Document[], employeeId: string): Row[] {
  return documents
    .filter(({ employee_id }) => employee_id === employeeId)
    .map(({ document }) => JSON.parse(document) as Row);
}
