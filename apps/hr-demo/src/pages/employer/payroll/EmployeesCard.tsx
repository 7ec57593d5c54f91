import { useId } from "react";
import { usePreferences } from "../../../preferences/preferences.tsx";
import type { PayrollAdjustment, PayrollCurrency, PayrollEmployee } from "../../../wire-payroll.ts";
import { type AmountColumn, AmountTable, useEmployeeColumns } from "./AmountTable.tsx";

interface EmployeesCardProps extends Pick<PayrollCurrency, "totals" | "employees"> {
  comparedWith: string | null;
}

/** What is paid for each employee, and what became of it since the month before. */
export function EmployeesCard({ totals: { currency }, employees, comparedWith }: EmployeesCardProps) {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  const heading = useId();
  const columns: AmountColumn<PayrollEmployee>[] = [
    ...useEmployeeColumns(currency),
    ...(comparedWith
      ? [
          [
            words.since(format.month(comparedWith)),
            (row: PayrollEmployee) => format.change(row.difference, currency),
          ] satisfies [string, unknown],
        ]
      : []),
  ];
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{words.each}</h2>
      <AmountTable
        rows={employees}
        keyOf={({ employee }) => employee.id}
        rowsAre={words.employee}
        renderName={(row) => (
          <>
            <bdi>
              {row.employee.first_name} {row.employee.last_name}
            </bdi>
            <EmployeeNotes row={row} currency={currency} comparedWith={comparedWith} />
            <EmployeeDetails row={row} currency={currency} />
          </>
        )}
        columns={columns}
        labelledBy={heading}
      />
    </section>
  );
}

/** What each benefit of an employee costs, once it is opened. */
function EmployeeDetails({ row, currency }: { row: PayrollEmployee; currency: string }) {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  const { employee, staff_number, benefits } = row;
  if (benefits.length === 0) return null;
  return (
    <details className="payroll-details">
      <summary>
        {words.byBenefit}
        <span className="visually-hidden">
          {" "}
          {employee.first_name} {employee.last_name}
        </span>
      </summary>
      {staff_number && (
        <p className="payroll-note">
          {words.staffNumber}
          {format.colon}
          <bdi>{staff_number}</bdi>
        </p>
      )}
      <ul className="payroll-note">
        {benefits.map(({ benefit_type, employer, employee: own }) => (
          <li key={benefit_type}>
            {words.benefitAmounts(
              words.benefitNames[benefit_type],
              format.amount(employer, currency),
              format.amount(own, currency),
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface EmployeeNotesProps {
  row: PayrollEmployee;
  currency: string;
  comparedWith: string | null;
}

/** What happened since the month before, in a word each, and why the amounts are what they are. */
function EmployeeNotes({ row, currency, comparedWith }: EmployeeNotesProps) {
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
