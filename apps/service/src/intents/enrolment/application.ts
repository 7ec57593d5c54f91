import type { Application } from "../../insurer/insurer.ts";
import { membersToCover } from "./members.ts";
import type { EnrolmentSubject } from "./subject.ts";

/** What the insurer is asked to take on: everybody whom the policies are to cover. */
export function applicationOf(subject: EnrolmentSubject): Application {
  const members = subject.plans.flatMap((covered) => membersToCover(subject, covered));
  return {
    intent_id: subject.intent.id,
    policyholder: members.find(({ member_type }) => member_type === "policyholder") ?? subject.employee,
    dependents: members.filter(({ member_type }) => member_type !== "policyholder"),
  };
}
