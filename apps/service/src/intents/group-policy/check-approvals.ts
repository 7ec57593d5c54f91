import type { ConsentApproval, ConsentStatement } from "@enrolkit/contract";
import { ProblemError } from "../../problem/problem.ts";

/**
 * Throws the 400 that names every fault of the approvals: each statement that is shown must be approved exactly once
 * (decisions §5, "Group policy intent"). The id names a wording and its links' versions, so an old wording is unknown.
 */
export function checkApprovals(
  shown: readonly ConsentStatement[],
  approvals: readonly ConsentApproval[],
): void {
  const errors: Record<string, string[]> = {};
  for (const [index, { id }] of approvals.entries()) {
    const message = faultOf(id, approvals.findIndex((it) => it.id === id) < index, shown);
    if (message !== null) errors[`$.consent_approvals[${index}].id`] = [message];
  }
  const missing = shown.map(({ id }) => id).filter((id) => !approvals.some((it) => it.id === id));
  if (missing.length > 0) {
    errors["$.consent_approvals"] = [
      `must approve each statement that the quote intent shows; ${missing.length} are missing, see missing_consents`,
    ];
  }
  if (Object.keys(errors).length === 0) return;
  throw new ProblemError(
    "invalid_request",
    "The consents are not those that the quote asks for. Retrieve the quote intent, have each of its statements accepted, and send them all.",
    { members: { errors, ...(missing.length > 0 && { missing_consents: missing }) } },
  );
}

function faultOf(id: string, again: boolean, shown: readonly ConsentStatement[]): string | null {
  if (again) return "is approved above already: a statement is approved once";
  if (shown.some((statement) => statement.id === id)) return null;
  return "is none of the statements that the quote intent shows now: unknown, or its wording has changed since";
}
