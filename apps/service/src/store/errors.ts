/** Another transaction held a lock for longer than a request should wait (two seconds). */
export class LockTimeout extends Error {
  constructor(cause: unknown) {
    super("Waited too long for another transaction. Nothing was changed; try again.", { cause });
    this.name = "LockTimeout";
  }
}

/** The store allows one such row, and there is one already. The transaction is rolled back. */
export class UniqueViolation extends Error {
  constructor(cause: unknown) {
    super("The row would be a second one where the store allows one. Nothing was changed.", { cause });
    this.name = "UniqueViolation";
  }
}

/** The engine could not make the transaction durable; whether it took effect is not known. */
export class CommitFailed extends Error {
  constructor(cause: unknown) {
    super("The store could not commit.", { cause });
    this.name = "CommitFailed";
  }
}

/** A deadlock or serialization failure that the engine ended by a rollback; the transaction may succeed when run again. */
export class Collision extends Error {
  constructor(cause: unknown) {
    super("The transaction collided with another one and was rolled back.", { cause });
    this.name = "Collision";
  }
}

/** The database is none that this version can work with. The message is a sentence that says what to do. */
export class StoreUnusable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "StoreUnusable";
  }
}

const errorsByCode: Record<string, new (cause: unknown) => Error> = {
  "55P03": LockTimeout,
  "23505": UniqueViolation,
  SQLITE_CONSTRAINT_UNIQUE: UniqueViolation,
  SQLITE_CONSTRAINT_PRIMARYKEY: UniqueViolation,
  "40001": Collision,
  "40P01": Collision,
};

/** The store's error for an engine's error; an error without one is returned as it is. */
export function translateError(thrown: unknown): Error {
  const error = toError(thrown);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const StoreError = /^SQLITE_(BUSY|LOCKED)/.test(code) ? LockTimeout : errorsByCode[code];
  return StoreError ? new StoreError(error) : error;
}

export function toError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error("Something that is no error was thrown.", { cause: thrown });
}
