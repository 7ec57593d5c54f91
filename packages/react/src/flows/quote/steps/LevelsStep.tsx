"use client";
import type { ReactNode } from "react";
import { LevelTerms } from "../../../components/QuoteLevels/LevelTerms.tsx";
import { plansBeside, underPlan } from "../../../components/QuoteLevels/level-draft.ts";
import { levelIssues } from "../../../components/QuoteLevels/level-issues.ts";
import { errorsOfLevel } from "../../../components/QuoteLevels/errors-of-level.ts";
import { useFormat, useQuoteMessages } from "../../../messages/hooks.ts";
import { RadioCards } from "../../../primitives/Choices/RadioCards.tsx";
import { ErrorSummary } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../../primitives/ErrorSummary/useFieldRefs.ts";
import { Select } from "../../../primitives/Select/Select.tsx";
import type { NewQuoteState } from "../useNewQuote.ts";
import { ChoicePage } from "./ChoicePage.tsx";
import { RunningTotal } from "./RunningTotal.tsx";

/** One of the further groups: the terms of the first, or its own plan, cover and cost sharing. */
export function LevelsStep({ flow }: { flow: NewQuoteState }): ReactNode {
  const { choosing } = useQuoteMessages();
  const { isolate } = useFormat();
  const name = nameOf(flow, flow.levelAt);
  return (
    <ChoicePage flow={flow} aside={<RunningTotal flow={flow} />} title={choosing.level(isolate(name))}>
      {(attempt) => <Terms flow={flow} attempt={attempt} />}
    </ChoicePage>
  );
}

function nameOf({ offer, levels }: NewQuoteState, index: number): string {
  return offer.groups.find(({ id }) => id === levels[index]?.group_id)?.name ?? "";
}

function Terms({ flow, attempt }: { flow: NewQuoteState; attempt: number }): ReactNode {
  const { levels, levelAt, offer, factsOf, ask } = flow;
  const { choosing, levels: texts, sharingError } = useQuoteMessages();
  const { isolate } = useFormat();
  const { refFor, targetOf } = useFieldRefs();
  const level = levels[levelAt];
  if (level === undefined) return null;
  const isOwn = flow.isOwn(level.group_id);
  const plans = plansBeside(offer.plans, levels, levelAt);
  const plan = offer.plans.find(({ id }) => id === level.plan_id);
  const rejected = errorsOfLevel(ask.error?.fieldErrors, levelAt);
  const issues = levelIssues(level, offer.plans, factsOf);
  const words = {
    plan_id: texts.noPlan,
    coverage_selections: isOwn ? texts.noCover : choosing.notAlike,
    cost_sharing: sharingError.type,
  };
  const problems = (["plan_id", "coverage_selections", "cost_sharing"] as const).flatMap((part) => {
    const [said] = Object.values(rejected[part] ?? {}).flat();
    const message = said ?? (attempt > 0 && issues.includes(part) ? words[part] : undefined);
    const target = targetOf(isOwn && part === "plan_id" ? "plan" : "terms");
    return message === undefined ? [] : [{ id: part, message, target }];
  });
  const planProblem = problems.find(({ id }) => id === "plan_id")?.message;
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt} />
      <RadioCards
        legend={choosing.terms}
        value={isOwn ? "own" : "same"}
        onChange={(value) => flow.chooseOwn(levelAt, value === "own" ? level : null)}
        inputRef={refFor("terms")}
        options={[
          { value: "same", label: choosing.sameAs(isolate(nameOf(flow, 0))) },
          { value: "own", label: choosing.ownTerms },
        ]}
      />
      {isOwn && (
        <>
          <Select
            label={texts.plan}
            value={level.plan_id ?? ""}
            onChange={(id) => flow.chooseOwn(levelAt, underPlan(level, id, offer.plans))}
            options={plans.map(({ id, name, provider_id }) => {
              const provider = offer.providers.find((one) => one.id === provider_id);
              return { value: id, label: provider ? `${name} (${provider.name})` : name };
            })}
            hint={texts.alike}
            error={planProblem}
            inputRef={refFor("plan")}
          />
          {plan && (
            <LevelTerms
              key={plan.id}
              level={level}
              plan={plan}
              facts={factsOf}
              startsOn={flow.firstDay}
              attempt={attempt}
              errors={rejected}
              onChange={(next) => flow.chooseOwn(levelAt, next)}
            />
          )}
        </>
      )}
    </>
  );
}
