import { useStartEnrolment } from "@enrolkit/react";
import { useMe } from "../../api/session.ts";
import { usePreferences } from "../../preferences/preferences.tsx";

/** Benefits that the employee can still choose, above those that they have. */
export function FurtherBenefits() {
  const { employee_id, group_id, further_benefits } = useMe();
  const { messages, format } = usePreferences();
  const words = messages.benefits;
  const start = useStartEnrolment({ employeeId: employee_id, groupId: group_id });
  if (further_benefits.length === 0) return null;
  return (
    <section className="card further-benefits" aria-labelledby="further-benefits">
      <h2 id="further-benefits">{words.further(format.all(further_benefits))}</h2>
      <p className="muted">{words.furtherMore}</p>
      {start.isError && <p role="alert">{words.furtherFailed}</p>}
      <button
        type="button"
        className="button primary"
        aria-disabled={start.isPending || undefined}
        onClick={() => start.isPending || start.mutate({})}
      >
        {words.furtherStart}
      </button>
    </section>
  );
}
