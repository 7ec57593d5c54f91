import { usePreferences } from "../../../preferences/preferences.tsx";
import type { PayrollAdjustment, PayrollEmployee } from "../../../wire-payroll.ts";

interface EmployeeNotesProps {
  row: PayrollEmployee;
  currency: string;
  comparedWith: string | null;
}

/** What happened since the month before, in a word each, and why the amounts are what they are. */
export function EmployeeNotes({ row, currency, comparedWith }: EmployeeNotesProps) {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  const { changes, covered, covered_before } = row;
  // Without a month to compare with, all employees have joined.
  const shown = comparedWith ? changes : changes.filter((change) => change === "corrected");
  const adjusted = ({ corrects, month, benefit_type, payer, amount }: PayrollAdjustment) =>
    words[corrects ? "correction" : "addition"](
      format.month(month),
      words.benefit[benefit_type],
      words.payer[payer],
      format.change(amount, currency),
    );
  const notes = [
    ...(changes.includes("left") ? [words.notCovered] : []),
    ...(covered ? [words.covered(format.dates(covered.from, covered.to))] : []),
    ...(comparedWith && covered_before && changes.includes("changed")
      ? [
          words.coveredBefore(
            format.month(comparedWith),
            format.dates(covered_before.from, covered_before.to),
          ),
        ]
      : []),
    ...row.adjustments.map(adjusted),
  ];
  return (
    <>
      {shown.length > 0 && (
        <span className="badges">
          {shown.map((change) => (
            <span key={change} className="badge" data-state={badges[change]}>
              {words.changes[change]}
            </span>
          ))}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="payroll-note">
          {note}
        </span>
      ))}
    </>
  );
}

const badges = { joined: "approved", left: "taken", changed: "plain", corrected: "requested" };
