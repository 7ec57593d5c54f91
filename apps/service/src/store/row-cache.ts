/** How long a row counts that another process may have changed since, in milliseconds. */
const longest = 250;
const most = 2000;

/**
 * Rows of the catalogue as they were a moment ago, parsed and frozen: every screen and every price needs them, they
 * are large, and nothing but an import changes them. What this process commits counts at once, an import by another
 * process (the command line) within a quarter of a second.
 */
export class RowMemory {
  readonly #rows = new Map<string, { row: unknown; until: number }>();
  #generation = 0;

  /** Rises with every change; a unit that began before it must not keep what it has read. */
  get generation(): number {
    return this.#generation;
  }

  recall(key: string): unknown {
    const known = this.#rows.get(key);
    return known !== undefined && performance.now() < known.until ? known.row : undefined;
  }

  keep<Row>(key: string, row: Row, generation: number): Row {
    if (generation !== this.#generation) return row;
    if (this.#rows.size >= most) this.#rows.clear();
    this.#rows.set(key, { row: deeplyFrozen(row), until: performance.now() + longest });
    return row;
  }

  forget(): void {
    this.#generation += 1;
    this.#rows.clear();
  }
}

function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) deeplyFrozen(part);
  return Object.freeze(value);
}
