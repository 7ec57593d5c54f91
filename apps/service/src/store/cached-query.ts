import type { CompiledQuery } from "kysely";
import type { Tables } from "./database.ts";
import type { Transaction } from "./store.ts";

type Values = readonly (string | number | null)[];

const compiled = new Map<string, CompiledQuery>();

/**
 * Runs a frequent query, which is built and compiled once per engine under its `name`. `build` must use each of the
 * values once and in their order, and nothing else that varies.
 */
export async function cachedQuery<Row, const Bound extends Values>(
  transaction: Transaction,
  name: string,
  values: Bound,
  build: (db: Tables, values: Bound) => { compile(): CompiledQuery<Row> },
): Promise<Row[]> {
  const key = `${transaction.engine} ${name}`;
  let query = compiled.get(key);
  if (query === undefined) {
    query = compileWithPlaceholders(transaction, values, build);
    compiled.set(key, query);
  }
  return transaction.run<Row>({ ...query, parameters: values });
}

function compileWithPlaceholders<Row, Bound extends Values>(
  transaction: Transaction,
  values: Bound,
  build: (db: Tables, values: Bound) => { compile(): CompiledQuery<Row> },
): CompiledQuery {
  const placeholders = values.map((_, index) => `placeholder ${index}`);
  const query = build(transaction.db, placeholders as unknown as Bound).compile();
  const inOrder = placeholders.every((placeholder, index) => query.parameters[index] === placeholder);
  if (!inOrder || query.parameters.length !== values.length) {
    throw new Error(`A cached query must use each value once and in order: ${query.sql}`);
  }
  return query;
}
