import { type ColumnDataType, type Expression, type RawBuilder, sql } from "kysely";
import type { Engine } from "../database.ts";

type ColumnType = ColumnDataType | Expression<unknown>;

/** Column types by engine. */
export interface ColumnTypes {
  /** Text that orders by its bytes: SQLite does so by itself, PostgreSQL by an explicit collation. */
  text: ColumnType;
  /** Whole numbers up to 2^53. */
  whole: ColumnType;
}

export function columnTypes(engine: Engine): ColumnTypes {
  const bytewise: RawBuilder<unknown> = sql`text collate "C"`;
  return {
    text: engine === "postgres" ? bytewise : "text",
    whole: engine === "postgres" ? "bigint" : "integer",
  };
}
