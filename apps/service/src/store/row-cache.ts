/** How long a row counts that another process may have changed since. */
const maxAgeMs = 250;
const maxRows = 2000;

/**
 * Rows of the catalogue, parsed and frozen: every screen and every price needs them, they are large, and nothing but
 * an import changes them. A commit of this process counts at once, an import by another process (the command line)
 * within a quarter of a second.
 */
export class RowCache {
  readonly #rows = new Map<string, { row: unknown; until: number }>();
  #generation = 0;

  /** Rises with every change; a transaction that began before the change must not cache what it has read. */
  get generation(): number {
    return this.#generation;
  }

  get(key: string): unknown {
    const known = this.#rows.get(key);
    return known !== undefined && performance.now() < known.until ? known.row : undefined;
  }

  set<Row>(key: string, row: Row, generation: number): Row {
    if (generation !== this.#generation) return row;
    if (this.#rows.size >= maxRows) this.#rows.clear();
    this.#rows.set(key, { row: deepFreeze(row), until: performance.now() + maxAgeMs });
    return row;
  }

  clear(): void {
    this.#generation += 1;
    this.#rows.clear();
  }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
