import { Pool, types } from "pg";

/** Counts come as text otherwise. The store keeps no whole number that a double could not hold. */
const bigint = 20;

/** Dates, should a column ever be one, stay text: a driver's local midnight is a day off elsewhere. */
const times = new Set([1082, 1083, 1114, 1184, 1266]);

/** Connections to the database at `url`, opened as needed. */
export function openPool(url: string, connections: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: "enrolkit",
    types: { getTypeParser },
  });
  // A connection may break at any time, idle or not; the pool replaces it, and whoever needs it is told then.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

type ParserOf = (oid: number, format?: "text" | "binary") => unknown;

const getTypeParser: typeof types.getTypeParser = (oid: number, format?: "text" | "binary") => {
  if (oid === bigint) return Number;
  return times.has(oid) ? String : (types.getTypeParser as ParserOf)(oid, format);
};
