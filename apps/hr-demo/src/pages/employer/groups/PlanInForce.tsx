import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import type { PolicyInForce } from "../../../wire-employer.ts";

/** A group's plan, and since when it is in force or from when it will be. */
export function PlanInForce({ policy: { plan, starts_on } }: { policy: PolicyInForce }) {
  const { today } = useAdministrator();
  const { messages, format } = usePreferences();
  const words = messages.employer.groups;
  return (starts_on > today ? words.from : words.since)(plan, format.date(starts_on));
}
