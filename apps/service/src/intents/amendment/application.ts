import type { Application } from "../../insurer/insurer.ts";
import type { Scope } from "../../context.ts";
import { membersBeforeAndAfter } from "./change-of.ts";
import type { AmendmentSubject } from "./subject.ts";

/** What the insurer is asked to change: everybody whom the policy is to cover. */
export async function applicationOf(scope: Scope, subject: AmendmentSubject): Promise<Application> {
  const { after } = await membersBeforeAndAfter(scope, subject);
  return {
    intent_id: subject.intent.id,
    policyholder: subject.employee,
    dependents: after.filter(({ member_type }) => member_type !== "policyholder"),
  };
}
