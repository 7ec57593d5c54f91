/** Somebody else held what the unit needed, for longer than a caller should wait (two seconds). */
export class LockTimeout extends Error {
  constructor(cause: unknown) {
    super("Waited too long for somebody else's unit of work. Nothing was changed; try again.", { cause });
    this.name = "LockTimeout";
  }
}

/** A second row where only one may be. The unit is undone. */
export class UniqueViolation extends Error {
  constructor(cause: unknown) {
    super("The row would be a second one where the store allows one. Nothing was changed.", { cause });
    this.name = "UniqueViolation";
  }
}

/** The engine could not make the unit durable; whether it is there is not known. */
export class CommitFailed extends Error {
  constructor(cause: unknown) {
    super("The store could not commit.", { cause });
    this.name = "CommitFailed";
  }
}

/** Two units met in an order that the engine undid; the same unit may succeed when it runs again. */
export class Collision extends Error {
  constructor(cause: unknown) {
    super("The unit collided with another one and was undone.", { cause });
    this.name = "Collision";
  }
}

const meanings: Record<string, new (cause: unknown) => Error> = {
  "55P03": LockTimeout,
  SQLITE_BUSY: LockTimeout,
  "23505": UniqueViolation,
  SQLITE_CONSTRAINT_UNIQUE: UniqueViolation,
  SQLITE_CONSTRAINT_PRIMARYKEY: UniqueViolation,
  "40001": Collision,
  "40P01": Collision,
};

/** An engine's error in the store's words, where it has some. */
export function translated(thrown: unknown): Error {
  const error = asError(thrown);
  const Meaning = "code" in error && typeof error.code === "string" ? meanings[error.code] : undefined;
  return Meaning ? new Meaning(error) : error;
}

export function asError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error("Something that is no error was thrown.", { cause: thrown });
}
