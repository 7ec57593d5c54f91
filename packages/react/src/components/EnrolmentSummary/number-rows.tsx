import type { Policy } from "@enrolkit/types";
import type { SummaryRow } from "../../primitives/SummaryList/SummaryList.tsx";

/** The row of the insurer's number of the employee; none until it is known. */
export function numberRows(
  { member_number }: Partial<Pick<Policy, "member_number">>,
  label: string,
): SummaryRow[] {
  return member_number
    ? [{ id: "number", label, value: <code className="ek-code">{member_number}</code> }]
    : [];
}
