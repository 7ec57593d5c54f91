import { usePreferences } from "../../../preferences/preferences.tsx";
import type { Payroll } from "../../../wire-payroll.ts";

/** Before the first report: when it will open, where that is known. */
export function NoReport({ nextStart }: { nextStart: Payroll["next_start"] }) {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  return (
    <section className="card empty">
      <h2>{words.none}</h2>
      {nextStart ? (
        <>
          <p>{words.firstOpens(format.date(nextStart.on))}</p>
          <p>{words.starting(nextStart.employees)}</p>
        </>
      ) : (
        <p>{words.noneMore}</p>
      )}
    </section>
  );
}
