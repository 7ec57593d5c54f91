import type { ActionRequired, RequirementCode } from "@enrolkit/contract";
import type { EnrolmentContext } from "../intents/enrolment/enrolment-context.ts";
import { openInOrder } from "../requirements/of-enrolment.ts";
import type { CommandContext } from "../context.ts";

const words: Record<RequirementCode, Pick<ActionRequired, "reason" | "reason_description">> = {
  provide_missing_information: {
    reason: "A detail is missing",
    reason_description: "The insurer needs to know something about you before your enrolment can go on.",
  },
  provide_dependant_information: {
    reason: "A detail about a dependent is missing",
    reason_description: "The insurer needs to know something about the people you want to cover.",
  },
  provide_beneficiary_information: {
    reason: "Beneficiaries are missing",
    reason_description: "Say who should receive the benefit of your life assurance, and in what shares.",
  },
};

/** What the enrolment waits for: the first open requirement in the order of decisions §5 gives the code. */
export async function actionRequired(
  context: CommandContext,
  { intent }: EnrolmentContext,
): Promise<ActionRequired> {
  const [first] = openInOrder(await context.all.requirements.list({ intent_id: intent.id }));
  const code = first?.code ?? "provide_missing_information";
  return { code, ...words[code], due_by: intent.due_by ?? intent.updated_at };
}
