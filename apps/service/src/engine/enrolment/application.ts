import type { Application } from "../../insurer/insurer.ts";
import type { EnrolmentSubject } from "./subject.ts";

/** What the insurer is asked to take on: the policyholder and the dependents of the last completed sub-intent. */
export function applicationOf({ intent, employee, completed, people }: EnrolmentSubject): Application {
  const covered = new Set(completed?.dependents.map(({ associated_person_id }) => associated_person_id));
  return {
    enrolment_intent_id: intent.id,
    policyholder: employee,
    dependents: people.filter(({ id }) => covered.has(id)),
  };
}
