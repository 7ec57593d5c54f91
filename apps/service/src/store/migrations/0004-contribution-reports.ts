import type { Kysely } from "kysely";
import type { Engine } from "../database.ts";
import { columnTypes } from "./columns.ts";

/** Columns beside platform, id, owner and document, and the columns that rows are looked up by. */
const tables: Record<string, { owned: string[]; indexes: string[][] }> = {
  report_holders: { owned: [], indexes: [] },
  contribution_reports: {
    owned: ["holder_id", "year", "month", "status"],
    indexes: [["employer_id", "id"]],
  },
  employee_breakdowns: {
    owned: ["contribution_report_id", "employee_id"],
    indexes: [
      ["contribution_report_id", "id"],
      ["employee_id", "id"],
    ],
  },
};

/** Columns that only one row may have together. */
const unique: Record<string, { table: string; columns: string[] }> = {
  one_report_per_month: { table: "contribution_reports", columns: ["holder_id", "month"] },
  one_breakdown_per_employee: {
    table: "employee_breakdowns",
    columns: ["contribution_report_id", "employee_id"],
  },
};

export async function contributionReports(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text } = columnTypes(engine);
  for (const [name, { owned, indexes }] of Object.entries(tables)) {
    let table = db.schema
      .createTable(name)
      .addColumn("platform_id", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("employer_id", text, (column) => column.notNull())
      .addColumn("external_customer_id", text);
    for (const column of owned) table = table.addColumn(column, text, (added) => added.notNull());
    await table
      .addColumn("document", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, ["platform_id", "id"])
      .execute();
    for (const columns of indexes) {
      await db.schema
        .createIndex(`${name}_${columns.join("_")}_index`)
        .on(name)
        .columns(["platform_id", ...columns])
        .execute();
    }
  }
  for (const [name, { table, columns }] of Object.entries(unique)) {
    await db.schema
      .createIndex(name)
      .unique()
      .on(table)
      .columns(["platform_id", ...columns])
      .execute();
  }
}
