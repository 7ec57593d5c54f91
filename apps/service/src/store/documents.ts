import type { Paged } from "@enrolkit/contract";
import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from "kysely";
import { notFound } from "../problem/problem.ts";
import { cachedQuery } from "./cached-query.ts";
import { addToStoredCount } from "./stored-counts.ts";
import { pagedOf, rangeOf } from "./paging.ts";
import type { PageRequest, Table, Transaction, Viewer, Where } from "./store.ts";
import { type TableShape, type Visibility, visibilityOf } from "./table-shapes.ts";

type Value = string | number | null;

/** The columns that all tables of documents have, for queries on any of them. */
type AnyTable = Record<
  string,
  { platform_id: string; id: string; document: string; [column: string]: Value }
>;

type Conditions = (eb: ExpressionBuilder<AnyTable, string>) => ExpressionWrapper<AnyTable, string, SqlBool>;

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

  async find(id: string): Promise<Row | undefined> {
    return this.#isCached ? this.#findCached(id) : this.#select(id, false);
  }

  async get(id: string): Promise<Row> {
    return (await this.find(id)) ?? throwNotFound();
  }

  async lock(id: string): Promise<Row> {
    if (!this.#transaction.writable)
      throw new Error("A transaction that only reads cannot lock. Use the store's `write`.");
    return (await this.#select(id, true)) ?? throwNotFound();
  }

  async insert(row: Row): Promise<void> {
    this.#assertVisible(row);
    this.#clearCache();
    const values = { platform_id: this.#platformId, id: row.id, ...this.#stored(row) };
    await this.#db.insertInto(this.#shape.name).values(values).execute();
    await this.#recount(null, this.#countedFor(values));
  }

  async replace(row: Row): Promise<void> {
    this.#assertVisible(row);
    this.#clearCache();
    const before = await this.#lockCountedFor(row.id);
    const stored = this.#stored(row);
    const { numUpdatedRows } = await this.#db
      .updateTable(this.#shape.name)
      .set(stored)
      .where(this.#matching({ id: row.id }))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throwNotFound();
    await this.#recount(before, this.#countedFor(stored));
  }

  async remove(id: string): Promise<void> {
    this.#clearCache();
    const before = await this.#lockCountedFor(id);
    const { numDeletedRows } = await this.#db
      .deleteFrom(this.#shape.name)
      .where(this.#matching({ id }))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throwNotFound();
    await this.#recount(before, null);
  }

  async list(where: Where = {}): Promise<Row[]> {
    const rows = await this.#newestFirst(where).execute();
    return rows.map(parsed<Row>);
  }

  async page(where: Where, request: PageRequest): Promise<Paged<Row>> {
    const total = await this.count(where);
    const { limit, offset } = rangeOf(request);
    if (offset >= total) return pagedOf<Row>([], total, request);
    const { before } = request;
    const rows = await this.#newestFirst(where)
      .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
      .limit(limit)
      .offset(offset)
      .execute();
    return pagedOf(rows.map(parsed<Row>), total, request);
  }

  async count(where: Where = {}): Promise<number> {
    const { total } = await this.#db
      .selectFrom(this.#shape.name)
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where(this.#matching(where))
      .executeTakeFirstOrThrow();
    return total;
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

  /** A transaction that writes must see its own changes, so it reads past the cache. */
  get #isCached(): boolean {
    return this.#shape.shared === true && !this.#transaction.writable;
  }

  async #findCached(id: string): Promise<Row | undefined> {
    const { cache, cacheGeneration } = this.#transaction;
    const key = `${this.#shape.name} ${this.#platformId} ${id}`;
    const known = cache.get(key);
    if (known !== undefined) return known as Row;
    const row = await this.#select(id, false);
    return row && cache.set(key, row, cacheGeneration);
  }

  #clearCache(): void {
    if (this.#shape.shared) this.#transaction.afterCommit(() => this.#transaction.cache.clear());
  }

  async #select(id: string, locked: boolean): Promise<Row | undefined> {
    if (this.#visibility === "nothing") return undefined;
    const visibility = Object.entries(this.#visibility);
    const without = visibility.filter(([, owner]) => owner === null).map(([column]) => column);
    const owned = visibility.filter((entry): entry is [string, string] => entry[1] !== null);
    const columns = owned.map(([column]) => column);
    const owners = owned.map(([, owner]) => owner);
    const forUpdate = locked && this.#transaction.engine === "postgres";
    const rows = await cachedQuery(
      this.#transaction,
      `${this.#shape.name} by id ${columns.join()} without ${without.join()} ${forUpdate}`,
      [this.#platformId, id, ...owners],
      (_, [platform, id, ...owners]) => {
        let query = this.#db
          .selectFrom(this.#shape.name)
          .select("document")
          .where("platform_id", "=", platform)
          .where("id", "=", id);
        for (const [index, owner] of owners.entries()) {
          query = query.where(columns[index] ?? "", "=", owner);
        }
        for (const column of without) query = query.where(column, "is", null);
        return forUpdate ? query.forUpdate() : query;
      },
    );
    return rows[0] && parsed<Row>(rows[0]);
  }

  #newestFirst(where: Where) {
    return this.#db
      .selectFrom(this.#shape.name)
      .select("document")
      .where(this.#matching(where))
      .orderBy("id", "desc");
  }

  #matching(where: Where): Conditions {
    const { name, columns } = this.#shape;
    for (const column of Object.keys(where)) {
      if (column !== "id" && !columns.includes(column)) throw new Error(`${name} has no column ${column}.`);
    }
    return (eb) => {
      if (this.#visibility === "nothing") return eb.and([eb.lit(false)]);
      const conditions = [...Object.entries(where), ...Object.entries(this.#visibility)];
      return eb.and([
        eb("platform_id", "=", this.#platformId),
        ...conditions.map(([column, value]) => {
          if (value === null) return eb(column, "is", null);
          if (typeof value === "string") return eb(column, "=", value);
          if (typeof value === "boolean") return eb(column, "=", Number(value));
          return value.length === 0 ? eb.lit(false) : eb(column, "in", value);
        }),
      ]);
    };
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
    if (this.#visibility === "nothing") throwNotFound();
    const fields: Record<string, Value> = { ...this.#columns(row), id: row.id };
    for (const [column, owner] of Object.entries(this.#visibility)) {
      if (fields[column] !== owner) throwNotFound();
    }
  }
}

function parsed<Row>({ document }: { document: string }): Row {
  return JSON.parse(document) as Row;
}

function throwNotFound(): never {
  throw notFound();
}
