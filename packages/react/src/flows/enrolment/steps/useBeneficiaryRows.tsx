import { beneficiaryInFull, type NamedBeneficiary } from "@enrolkit/rules";
import { useAssociatedPersons } from "../../../hooks/useAssociatedPersons.ts";
import { useRequirements } from "../../../hooks/useRequirements.ts";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import type { SummaryRow } from "../../../primitives/SummaryList/SummaryList.tsx";
import { Name } from "../../../text/Isolated.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";

const none = [] as const;

/** Who was named to receive a benefit, and in what shares: a row for each plan that asked. Null while it loads. */
export function useBeneficiaryRows({ intent, updateDraft }: EnrolmentFlowState): SummaryRow[] | null {
  const format = useFormat();
  const { requirement: texts } = useMessages();
  const asked = useRequirements(intent);
  const filed = useAssociatedPersons(intent.employee_id);
  if (asked.isPending || filed.isPending) return null;
  const requirements = asked.data ?? none;
  const people = filed.data ?? none;

  function line(named: NamedBeneficiary, index: number) {
    const { kind, associated_person_id, name, share_percent } = beneficiaryInFull(named);
    const person = people.find(({ id }) => id === associated_person_id);
    return (
      <li className="ek-item" key={index}>
        {kind === "estate" ? texts.estate : <Name>{person ? format.name(person, people) : name}</Name>}
        <span className="ek-quiet">{` ${format.percent(share_percent)}`}</span>
      </li>
    );
  }

  return requirements.flatMap(({ id, title, answers }) =>
    Object.values(answers ?? {})
      .filter((answer) => Array.isArray(answer))
      .map((named) => ({
        id,
        label: title,
        value: <ul className="ek-plain">{named.map(line)}</ul>,
        onChange: () => updateDraft({ at: "beneficiaries", asked: id }),
      })),
  );
}
