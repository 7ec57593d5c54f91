import { BeneficiaryShares } from "../../../components/BeneficiariesEditor/BeneficiaryShares.tsx";
import { useAssociatedPersons } from "../../../hooks/useAssociatedPersons.ts";
import { useRequirements } from "../../../hooks/useRequirements.ts";
import type { SummaryRow } from "../../../primitives/SummaryList/SummaryList.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";

const none = [] as const;

/** Who was named to receive a benefit, and in what shares: a row for each plan that asked. Null while it loads. */
export function useBeneficiaryRows({ intent, updateDraft }: EnrolmentFlowState): SummaryRow[] | null {
  const asked = useRequirements(intent);
  const filed = useAssociatedPersons(intent.employee_id);
  if (asked.isPending || filed.isPending) return null;
  const requirements = asked.data ?? none;
  const people = filed.data ?? none;

  return requirements.flatMap(({ id, title, answers }) =>
    Object.values(answers ?? {})
      .filter((answer) => Array.isArray(answer))
      .map((named) => ({
        id,
        label: title,
        value: <BeneficiaryShares beneficiaries={named} people={people} />,
        onChange: () => updateDraft({ at: "beneficiaries", asked: id }),
      })),
  );
}
