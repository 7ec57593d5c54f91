"use client";
import { type ReactNode, useState } from "react";
import { PlanChoice } from "../../../components/PlanChoice/PlanChoice.tsx";
import { useFormat, useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { RadioCards } from "../../../primitives/Choices/RadioCards.tsx";
import { ErrorSummary } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../../primitives/ErrorSummary/use-field-refs.ts";
import { QuotePage } from "../QuotePage.tsx";
import { refusedAt } from "../quote-input.ts";
import type { NewQuote } from "../useNewQuote.ts";

/** Which plan, for which group; several groups at once are another page. */
export function PlanPage({ flow }: { flow: NewQuote }): ReactNode {
  const { offer, level, group, plan, ask } = flow;
  const { action } = useMessages();
  const { choosing, choice, levels } = useQuoteMessages();
  const format = useFormat();
  const { refFor, targetOf } = useFieldRefs();
  const [attempt, setAttempt] = useState(0);
  const refused = refusedAt(ask.error?.fieldErrors, "plan");

  const groupError = refused["$.group_id"]?.[0] ?? (attempt > 0 && !group ? levels.noGroup : undefined);
  const planError = refused["$.plan_id"]?.[0] ?? (attempt > 0 && !plan ? choice.missing : undefined);
  const problems = [
    ...(groupError ? [{ message: groupError, target: targetOf("group") }] : []),
    ...(planError ? [{ message: planError, target: targetOf("plan") }] : []),
  ];

  function goOn(): void {
    setAttempt(attempt + 1);
    if (flow.isSettled("plan")) flow.goOn();
  }

  return (
    <QuotePage
      flow={flow}
      step="choose"
      title={choosing.plan}
      actions={
        <>
          <Button kind="primary" onClick={goOn}>
            {action.continue}
          </Button>
          {offer.groups.length > 1 && (
            <Button kind="quiet" onClick={() => flow.choose({ several: true })}>
              {choosing.several}
            </Button>
          )}
        </>
      }
    >
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
    </QuotePage>
  );
}
