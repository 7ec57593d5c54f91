import type { Kysely } from "kysely";
import type { Engine } from "../database.ts";
import { columnTypes } from "./columns.ts";

/** Sessions know the name and the role of the person behind them, for receipts. */
export async function actingUsers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text } = columnTypes(engine);
  for (const column of ["acting_user_name", "acting_user_role"])
    await db.schema.alterTable("sessions").addColumn(column, text).execute();
}
