import type { ConsentStatement } from "@enrolkit/types";

/** The statements that are not accepted yet, in their order. The quote can be accepted when there are none. */
export function openStatements<Statement extends Pick<ConsentStatement, "id">>(
  statements: readonly Statement[],
  accepted: readonly string[],
): Statement[] {
  return statements.filter(({ id }) => !accepted.includes(id));
}

/**
 * The statements that replaced accepted ones: what is gone and what is new are paired in order, since a new
 * wording has a new id and nothing that leads back to the old one.
 */
export function takenOver(
  before: readonly string[],
  now: readonly string[],
  accepted: readonly string[],
): string[] {
  const gone = before.filter((id) => !now.includes(id));
  const fresh = now.filter((id) => !before.includes(id));
  return fresh.filter((_, index) => accepted.includes(gone[index] ?? ""));
}
