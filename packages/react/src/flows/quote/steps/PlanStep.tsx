"use client";
import type { ReactNode } from "react";
import { PlanChoice } from "../../../components/PlanChoice/PlanChoice.tsx";
import { useFormat, useQuoteMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { RadioCards } from "../../../primitives/Choices/RadioCards.tsx";
import { ErrorSummary } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../../primitives/ErrorSummary/useFieldRefs.ts";
import { errorsAt } from "../quote-input.ts";
import type { NewQuoteState } from "../useNewQuote.ts";
import { ChoicePage } from "./ChoicePage.tsx";

/** Which plan, for which group; several groups at once are another page. */
export function PlanStep({ flow }: { flow: NewQuoteState }): ReactNode {
  const { choosing } = useQuoteMessages();
  return (
    <ChoicePage
      flow={flow}
      step="plan"
      title={choosing.plan}
      otherAction={
        flow.offer.groups.length > 1 && (
          <Button kind="quiet" onClick={() => flow.choose({ several: true })}>
            {choosing.several}
          </Button>
        )
      }
    >
      {(attempt) => <GroupAndPlan flow={flow} attempt={attempt} />}
    </ChoicePage>
  );
}

function GroupAndPlan({ flow, attempt }: { flow: NewQuoteState; attempt: number }): ReactNode {
  const { offer, level, group, plan, ask } = flow;
  const { choosing, choice, levels } = useQuoteMessages();
  const format = useFormat();
  const { refFor, targetOf } = useFieldRefs();
  const errors = errorsAt(ask.error?.fieldErrors, "plan");

  const groupError = errors["$.group_id"]?.[0] ?? (attempt > 0 && !group ? levels.noGroup : undefined);
  const planError = errors["$.plan_id"]?.[0] ?? (attempt > 0 && !plan ? choice.missing : undefined);
  const problems = [
    ...(groupError ? [{ message: groupError, target: targetOf("group") }] : []),
    ...(planError ? [{ message: planError, target: targetOf("plan") }] : []),
  ];

  return (
    <>
      <p className="ek-text">{choosing.intro}</p>
      <ErrorSummary problems={problems} attempt={attempt} />
      {offer.groups.length > 1 && (
        <RadioCards
          legend={choosing.group}
          layout="columns"
          value={level.group_id}
          onChange={(group_id) => flow.chooseForLevel({ group_id })}
          error={groupError}
          inputRef={refFor("group")}
          options={offer.groups.map(({ id, name, employee_count }) => ({
            value: id,
            label: name,
            description: levels.employees(format.count(employee_count)),
          }))}
        />
      )}
      <PlanChoice
        plans={offer.plans}
        providers={offer.providers}
        value={level.plan_id}
        onChange={(plan_id) => flow.chooseForLevel({ plan_id })}
        error={planError}
        inputRef={refFor("plan")}
      />
    </>
  );
}
