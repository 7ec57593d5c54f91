"use client";
import type { ReactNode } from "react";
import { ShareSlider } from "../../../components/CostSharingEditor/ShareSlider.tsx";
import { PlanChoice } from "../../../components/PlanChoice/PlanChoice.tsx";
import { errorsOfLevel } from "../../../components/QuoteLevels/errors-of-level.ts";
import { useFormat, useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { messageFor } from "../../../messages/messages.ts";
import { sharingSentence } from "../../../messages/sharing-sentence.ts";
import { RadioCards } from "../../../primitives/Choices/RadioCards.tsx";
import { ErrorSummary } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../../primitives/ErrorSummary/useFieldRefs.ts";
import type { NewQuoteState } from "../useNewQuote.ts";
import { ChoicePage } from "./ChoicePage.tsx";

/** Which benefit, then which plan, side by side, priced for the group at a share. */
export function PlanStep({ flow }: { flow: NewQuoteState }): ReactNode {
  const { choosing } = useQuoteMessages();
  return (
    <ChoicePage flow={flow} title={choosing.plan}>
      {(attempt) => <BenefitAndPlan flow={flow} attempt={attempt} />}
    </ChoicePage>
  );
}

function BenefitAndPlan({ flow, attempt }: { flow: NewQuoteState; attempt: number }): ReactNode {
  const { offer, level, levels, group, plan, ask, benefits, benefit, shownSharing: costSharing } = flow;
  const { benefit: names } = useMessages();
  const texts = useQuoteMessages();
  const { choosing, choice } = texts;
  const format = useFormat();
  const { refFor, targetOf } = useFieldRefs();

  const [rejected] = Object.values(errorsOfLevel(ask.error?.fieldErrors, 0).plan_id ?? {}).flat();
  const planError = rejected ?? (attempt > 0 && !plan ? choice.missing : undefined);
  const problems = planError ? [{ message: planError, target: targetOf("plan") }] : [];

  const share = costSharing.percentage;
  const employeeCount = levels
    .flatMap(({ group_id }) => offer.groups.find(({ id }) => id === group_id) ?? [])
    .reduce((sum, { employee_count }) => sum + employee_count, 0);

  function slide(text: string): void {
    const percentage = Number(text);
    if (text.trim() === "" || !Number.isInteger(percentage) || percentage < 0 || percentage > 100) return;
    flow.chooseForLevel({ cost_sharing: { type: "percentage", percentage: { percentage } } });
  }

  return (
    <>
      <p className="ek-text">{choosing.intro}</p>
      <ErrorSummary problems={problems} attempt={attempt} />
      {benefits.length > 1 && (
        <RadioCards
          legend={choosing.benefit}
          layout="columns"
          value={benefit}
          onChange={(value) => {
            if (value === benefit) return;
            flow.choose({
              benefit: value,
              levels: levels.map((one) => ({ ...one, plan_id: null, coverage_selections: null })),
              own: [],
            });
          }}
          options={benefits.map((value) => ({ value, label: messageFor(names, value) }))}
        />
      )}
      {group && share && (
        <div className="ek-stack" data-ek-gap="small">
          <ShareSlider value={String(share.percentage)} onChange={slide} />
          <p className="ek-quiet">{choosing.shareHint}</p>
        </div>
      )}
      {group && !share && (
        <p className="ek-quiet">
          {sharingSentence(costSharing, flow.plansOfBenefit[0]?.currency ?? "", texts, format)}
        </p>
      )}
      <PlanChoice
        key={benefit}
        plans={flow.plansOfBenefit}
        providers={offer.providers}
        value={level.plan_id}
        onChange={(plan_id) => flow.chooseForLevel({ plan_id })}
        group={
          group && {
            employeeCount,
            costSharing,
            startsOn: flow.firstDay,
            facts: flow.factsOf(level.group_id),
          }
        }
        error={planError}
        inputRef={refFor("plan")}
      />
    </>
  );
}
