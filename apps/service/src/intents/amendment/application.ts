import type { Application } from "../../insurer/insurer.ts";
import type { CommandContext } from "../../context.ts";
import { membersBeforeAndAfter } from "./change-of.ts";
import type { AmendmentSubject } from "./subject.ts";

/** What the insurer is asked to change: everybody whom the policy is to cover. */
export async function applicationOf(
  context: CommandContext,
  subject: AmendmentSubject,
): Promise<Application> {
  const { after } = await membersBeforeAndAfter(context, subject);
  return {
    intent_id: subject.intent.id,
    policyholder: subject.employee,
    dependents: after.filter(({ member_type }) => member_type !== "policyholder"),
  };
}
