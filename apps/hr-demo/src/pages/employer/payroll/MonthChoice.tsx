import { useNavigate } from "react-router";
import { inPlace } from "../../../navigation.tsx";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { payrollAddress } from "../../../addresses.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { PayrollReport } from "../../../wire-payroll.ts";

interface MonthChoiceProps {
  reports: PayrollReport[];
  /** Undefined where the address names a month without a report. */
  chosen: PayrollReport | undefined;
}

/** Which month, and its file. */
export function MonthChoice({ reports, chosen }: MonthChoiceProps) {
  const { messages, format } = usePreferences();
  const navigate = useNavigate();
  const words = messages.employer.payroll;
  return (
    <div className="payroll-choice">
      <label>
        <span>{words.month}</span>
        <select
          value={chosen?.month ?? ""}
          onChange={({ target }) => void navigate(payrollAddress(target.value), inPlace)}
        >
          {!chosen && <option value="" />}
          {reports.map(({ id, month, status }) => (
            <option key={id} value={month}>
              {words.option(format.month(month), words.status[status])}
            </option>
          ))}
        </select>
      </label>
      {chosen && (
        <a className="button" href={`/api/employer/payroll/${chosen.id}/contributions.csv`} download>
          <Icon name="download" />
          {words.download}
        </a>
      )}
    </div>
  );
}
