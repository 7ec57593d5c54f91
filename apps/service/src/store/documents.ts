import type { IdentifierKind, Paged } from "@enrolkit/contract";
import {
  type CompiledQuery,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  sql,
  type SqlBool,
} from "kysely";
import { notFound } from "../problem/problem.ts";
import { cachedQuery } from "./cached-query.ts";
import { addToStoredCount } from "./stored-counts.ts";
import { pagedOf, rangeOf } from "./paging.ts";
import type { PageRequest, Table, Transaction, Viewer, Where } from "./store.ts";
import { type TableShape, type Visibility, visibilityOf } from "./table-shapes.ts";

type Value = string | number | null;

/** The columns that all tables of documents have, for queries on any of them. */
interface AnyRow {
  platform_id: string;
  id: string;
  document: string;
  [column: string]: Value;
}
type AnyTable = Record<string, AnyRow>;

/** Each number of rows is a statement of its own, which is built once. */
const rowsPerInsert = 50;

type Conditions = (eb: ExpressionBuilder<AnyTable, string>) => ExpressionWrapper<AnyTable, string, SqlBool>;

/** Which rows a query is about: its text depends on the columns and on how many values each has, not on the values. */
interface Matching {
  key: string;
  values: Value[];
  /** The conditions, with the values that a query is built with in place of its own. */
  conditions: (values: readonly Value[]) => Conditions;
}

/** Rows by id that transactions have read: commands and presenters ask for the same few again and again. */
const read = new WeakMap<Transaction, Map<string, Promise<unknown>>>();

function rowsRead(transaction: Transaction): Map<string, Promise<unknown>> {
  const known = read.get(transaction) ?? new Map<string, Promise<unknown>>();
  read.set(transaction, known);
  return known;
}

/** Transactions that have changed the catalogue: they must see their own changes. */
const changedCatalogue = new WeakSet<Transaction>();

/** One table's rows of one platform, as far as the viewer may see them. Newest first is id descending. */
export class Documents<Row extends { id: string }> implements Table<Row> {
  readonly #transaction: Transaction;
  readonly #platformId: string;
  readonly #shape: TableShape;
  readonly #visibility: Visibility;

  constructor(transaction: Transaction, platformId: string, shape: TableShape, viewer: Viewer) {
    this.#transaction = transaction;
    this.#platformId = platformId;
    this.#shape = shape;
    this.#visibility = visibilityOf(shape, viewer);
  }

  get kind(): IdentifierKind {
    return this.#shape.kind;
  }

  async find(id: string): Promise<Row | undefined> {
    if (this.#isCached) return this.#findCached(id);
    const known = rowsRead(this.#transaction);
    const key = JSON.stringify([this.#shape.name, this.#platformId, id, this.#visibility]);
    const row = known.get(key) ?? this.#select(id, false);
    known.set(key, row);
    return (await row) as Row | undefined;
  }

  async get(id: string): Promise<Row> {
    return (await this.find(id)) ?? this.#throwNotFound();
  }

  async lock(id: string): Promise<Row> {
    if (!this.#transaction.writable)
      throw new Error("A transaction that only reads cannot lock. Use the store's `write`.");
    this.#forgetRead();
    return (await this.#select(id, true)) ?? this.#throwNotFound();
  }

  insert(row: Row): Promise<void> {
    return this.insertAll([row]);
  }

  async insertAll(rows: readonly Row[]): Promise<void> {
    this.#forgetRead();
    this.#clearCache();
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      const stored = rows.slice(start, start + rowsPerInsert).map((row) => {
        this.#assertVisible(row);
        return { platform_id: this.#platformId, id: row.id, ...this.#stored(row) };
      });
      const columns = Object.keys(stored[0] ?? {});
      await this.#run(`insert ${stored.length}`, stored.flatMap(Object.values<Value>), (values) =>
        this.#db
          .insertInto(this.#shape.name)
          .values(stored.map((_, index) => recordOf(columns, values.slice(index * columns.length)))),
      );
      for (const row of stored) await this.#recount(null, this.#countedFor(row));
    }
  }

  async replace(row: Row): Promise<void> {
    this.#assertVisible(row);
    this.#forgetRead();
    this.#clearCache();
    const before = await this.#lockCountedFor(row.id);
    const stored = this.#stored(row);
    const columns = Object.keys(stored);
    const { key, values, conditions } = this.#matching({ id: row.id });
    const replaced = await this.#run(`replace ${key}`, [...Object.values(stored), ...values], (all) =>
      this.#db
        .updateTable(this.#shape.name)
        .set(recordOf(columns, all))
        .where(conditions(all.slice(columns.length)))
        .returning("id"),
    );
    if (replaced.length === 0) this.#throwNotFound();
    await this.#recount(before, this.#countedFor(stored));
  }

  async remove(id: string): Promise<void> {
    this.#forgetRead();
    this.#clearCache();
    const before = await this.#lockCountedFor(id);
    const { key, values, conditions } = this.#matching({ id });
    const removed = await this.#run(`remove ${key}`, values, (all) =>
      this.#db.deleteFrom(this.#shape.name).where(conditions(all)).returning("id"),
    );
    if (removed.length === 0) this.#throwNotFound();
    await this.#recount(before, null);
  }

  async list(where: Where = {}): Promise<Row[]> {
    const { key, values, conditions } = this.#matching(where);
    const rows = await this.#run(`list ${key}`, values, (all) =>
      this.#db.selectFrom(this.#shape.name).select("document").where(conditions(all)).orderBy("id", "desc"),
    );
    return rows.map(parsed<Row>);
  }

  async page(where: Where, request: PageRequest): Promise<Paged<Row>> {
    const total = await this.count(where);
    const { limit, offset } = rangeOf(request);
    if (offset >= total) return pagedOf<Row>([], total, request);
    const rows = await this.#walksOf(where)
      .map((each) => this.#walk(each, request.before))
      .reduce((all, walk) => all.unionAll(walk))
      .orderBy("id", "desc")
      .limit(limit)
      .offset(offset)
      .execute();
    return pagedOf(rows.map(parsed<Row>), total, request);
  }

  async count(where: Where = {}): Promise<number> {
    const { key, values, conditions } = this.#matching(where);
    const [row] = await this.#run(`count ${key}`, values, (all) =>
      this.#db
        .selectFrom(this.#shape.name)
        .select((eb) => eb.fn.countAll<number>().as("total"))
        .where(conditions(all)),
    );
    return row?.total ?? 0;
  }

  /** Returns the owner that a row counts for, where its table counts rows. */
  #countedFor(columns: Record<string, Value>): string | null {
    const { counts } = this.#shape;
    return counts && columns.status === counts.status
      ? ((columns[counts.owner] ?? null) as string | null)
      : null;
  }

  /** As `#countedFor`, of the row as it is stored: locked, so that no other transaction changes it in between. */
  async #lockCountedFor(id: string): Promise<string | null> {
    const { name, counts } = this.#shape;
    if (counts === undefined) return null;
    const row = await this.#db
      .selectFrom(name)
      .select(["status", counts.owner])
      .where("platform_id", "=", this.#platformId)
      .where("id", "=", id)
      .$if(this.#transaction.engine === "postgres", (query) => query.forUpdate())
      .executeTakeFirst();
    return row === undefined ? null : this.#countedFor(row);
  }

  /** The one place where a stored count follows the rows of a table. */
  async #recount(before: string | null, after: string | null): Promise<void> {
    const { counts } = this.#shape;
    if (counts === undefined || before === after) return;
    const add = (owner: string, difference: number) =>
      addToStoredCount(this.#transaction, this.#platformId, counts.as, owner, difference);
    if (before !== null) await add(before, -1);
    if (after !== null) await add(after, 1);
  }

  get #db(): Kysely<AnyTable> {
    return this.#transaction.db as unknown as Kysely<AnyTable>;
  }

  get #isCached(): boolean {
    return this.#shape.shared === true && !changedCatalogue.has(this.#transaction);
  }

  /** Runs a statement of this table, which is built and compiled once under its name. */
  #run<Result>(
    name: string,
    values: readonly Value[],
    build: (values: readonly Value[]) => { compile(): CompiledQuery<Result> },
  ): Promise<Result[]> {
    return cachedQuery(this.#transaction, `${this.#shape.name} ${name}`, values, (_, all) => build(all));
  }

  async #findCached(id: string): Promise<Row | undefined> {
    const { cache, cacheGeneration } = this.#transaction;
    const key = `${this.#shape.name} ${this.#platformId} ${id}`;
    const known = cache.get(key);
    if (known !== undefined) return known as Row;
    const row = await this.#select(id, false);
    return row && cache.set(key, row, cacheGeneration);
  }

  /** After a lock, or a change, every row is read anew: others may have changed it until the lock was taken. */
  #forgetRead(): void {
    rowsRead(this.#transaction).clear();
  }

  #clearCache(): void {
    if (!this.#shape.shared) return;
    changedCatalogue.add(this.#transaction);
    this.#transaction.afterCommit(() => this.#transaction.cache.clear());
  }

  async #select(id: string, locked: boolean): Promise<Row | undefined> {
    const { key, values, conditions } = this.#matching({ id });
    const forUpdate = locked && this.#transaction.engine === "postgres";
    const [row] = await this.#run(`by id ${key} ${forUpdate}`, values, (all) => {
      const query = this.#db.selectFrom(this.#shape.name).select("document").where(conditions(all));
      return forUpdate ? query.forUpdate() : query;
    });
    return row && parsed<Row>(row);
  }

  /**
   * Returns a filter for each value of a column with an index, where it may have several: the rows of each value are in the
   * order of the page, so that a database can merge them and read no more than the page.
   */
  #walksOf(where: Where): Where[] {
    for (const column of new Set(this.#shape.lookups?.flat())) {
      const values = new Set(valuesOf(where[column] ?? null));
      if (values.size > 1) return [...values].map((value) => ({ ...where, [column]: String(value) }));
    }
    return [where];
  }

  #walk(where: Where, before: string | undefined) {
    const { values, conditions } = this.#matching(where);
    return this.#db
      .selectFrom(this.#shape.name)
      .select(["id", "document"])
      .where(conditions(values))
      .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""));
  }

  #matching(where: Where): Matching {
    const { name, columns } = this.#shape;
    for (const column of Object.keys(where)) {
      if (column !== "id" && !columns.includes(column)) throw new Error(`${name} has no column ${column}.`);
    }
    if (this.#visibility === "nothing") return nothing;
    const wanted = [...Object.entries(where), ...Object.entries(this.#visibility)].map(([column, value]) => ({
      column,
      values: valuesOf(value),
    }));
    const mayUseIndex = this.#lookupOf(wanted);
    return {
      key: wanted.map(({ column, values }) => `${column} ${values?.length ?? "null"}`).join(),
      values: [this.#platformId, ...wanted.flatMap(({ values }) => values ?? [])],
      conditions:
        ([platformId = null, ...rest]) =>
        (eb) =>
          eb.and([
            eb("platform_id", "=", String(platformId)),
            ...wanted.map(({ column, values }) => {
              const ref = mayUseIndex(column) ? eb.ref(column) : sql<Value>`+${eb.ref(column)}`;
              if (values === null) return eb(ref, "is", null);
              const own = rest.splice(0, values.length);
              if (own.length === 0) return eb.lit(false);
              return own.length === 1 ? eb(ref, "=", own[0] ?? null) : eb(ref, "in", own);
            }),
          ]),
    };
  }

  /** Returns the columns that an index may be used for; in SQLite, a column with a sign is none of them. */
  #lookupOf(
    wanted: readonly { column: string; values: readonly Value[] | null }[],
  ): (column: string) => boolean {
    const single = new Set(wanted.flatMap(({ column, values }) => (values?.length === 1 ? [column] : [])));
    const narrowest = this.#shape.lookups?.find((columns) => columns.every((column) => single.has(column)));
    if (this.#transaction.engine !== "sqlite" || narrowest === undefined || single.has("id"))
      return () => true;
    return (column) => narrowest.includes(column);
  }

  #stored(row: Row): Record<string, Value> & { document: string } {
    return { ...this.#columns(row), document: JSON.stringify(row) };
  }

  #columns(row: Row): Record<string, Value> {
    const fields = row as Record<string, unknown>;
    return Object.fromEntries(
      this.#shape.columns.map((column) => {
        const value = fields[column];
        return [column, typeof value === "boolean" ? Number(value) : ((value ?? null) as Value)];
      }),
    );
  }

  /** A viewer may only write rows that it can read afterwards. */
  #assertVisible(row: Row): void {
    if (this.#visibility === "nothing") this.#throwNotFound();
    const fields: Record<string, Value> = { ...this.#columns(row), id: row.id };
    for (const [column, owner] of Object.entries(this.#visibility)) {
      if (fields[column] !== owner) this.#throwNotFound();
    }
  }

  #throwNotFound(): never {
    throw notFound(this.kind);
  }
}

const nothing: Matching = { key: "nothing", values: [], conditions: () => (eb) => eb.lit(false) };

/** The values of which a column must have one; null where it must have none. */
function valuesOf(value: Where[string]): readonly Value[] | null {
  if (value === null) return null;
  if (typeof value === "boolean") return [Number(value)];
  return typeof value === "string" ? [value] : value;
}

function recordOf(columns: readonly string[], values: readonly Value[]): AnyRow {
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null])) as AnyRow;
}

function parsed<Row>({ document }: { document: string }): Row {
  return JSON.parse(document) as Row;
}
