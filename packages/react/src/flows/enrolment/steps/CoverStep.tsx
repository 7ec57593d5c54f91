"use client";
import type { EnrolmentIntent, PlanCoverageOptionSelection, PolicyEnrolment } from "@enrolkit/types";
import { coverageQuestions, checkSelections } from "@enrolkit/rules";
import { type ReactNode, useMemo, useState } from "react";
import { CoverageSelection } from "../../../components/CoverageSelection/CoverageSelection.tsx";
import {
  allowedSelections,
  coveragesToChooseAgain,
} from "../../../components/CoverageSelection/selection-tree.ts";
import { benefitOf } from "../../../cost/benefit-of.ts";
import { useOptionPrices } from "../../../hooks/useOptionPrices.ts";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { areSelections } from "../../../draft/checks.ts";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { useEnrolkit } from "../../../provider/context.ts";
import { Name } from "../../../text/Isolated.tsx";
import { Heading, Section } from "../../../theme/heading-level.tsx";
import type { FlowSubmission } from "../../shared/flow-settings.ts";
import { ChooseAgain } from "../../shared/ChooseAgain.tsx";
import { useFlowContext } from "../../shared/FlowContext.tsx";
import { usePrefillWarning } from "../../shared/usePrefill.ts";
import { Decline } from "../../shared/Decline.tsx";
import { useCoveredPeople } from "../useCoveredPeople.ts";
import { FlowCost } from "../FlowCost.tsx";
import { LeaveOut } from "./LeaveOut.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { errorsWithin } from "../errors-within.ts";
import { selectionsIn } from "../enrolment-intent.ts";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";

const noPrices = {};

type Selections = readonly PlanCoverageOptionSelection[];

/** One question for each coverage of each plan. */
export function CoverStep({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { intent, draft, updateDraft, mutate, actions, isBusy } = flow;
  const { cover, action } = useMessages();
  const format = useFormat();
  const { emit } = useEnrolkit();
  const [attempt, setAttempt] = useState({ count: 0, at: -1 });

  const prefilled = useFlowContext().settings.prefill?.coverage;
  // Prices are worked out anew for other choices: the same ones stay the same list.
  const { policies, isPrefilled, saved, parts, chosen } = useMemo(
    () => choicesOf(intent, draft.selections, prefilled),
    [intent, draft.selections, prefilled],
  );
  const gone = policies.flatMap((policy) =>
    coveragesToChooseAgain(questionsOf(policy).configurations, policy.facts, saved),
  );

  const covered = useCoveredPeople(flow);
  const optionPrices = useOptionPrices({ intent, selections: chosen, dependents: covered ?? undefined });
  const prices = optionPrices.data ?? noPrices;

  const known = policies.flatMap((policy) => questionsOf(policy).configurations.map(({ id }) => id));
  const unknown = saved.filter(({ configuration_id: id }) => !known.includes(id));
  usePrefillWarning(
    isPrefilled
      ? [...gone.map(({ id }) => id), ...unknown.map(({ configuration_id: id }) => id)].map(
          (id) => `coverage ${id}`,
        )
      : prefilled !== undefined && !areSelections(prefilled)
        ? ["coverage"]
        : [],
  );

  function choose(index: number, selections: Selections): void {
    updateDraft({ selections: parts.flatMap((part, at) => (at === index ? selections : part)) });
    emit({ type: "selection_changed", intent_id: intent.id });
  }

  function goOn(): void {
    const failing = policies.findIndex((policy, index) => hasIssues(policy, parts[index] ?? []));
    setAttempt(({ count }) => ({ count: count + 1, at: failing }));
    if (failing >= 0) return;
    const submission: FlowSubmission = {
      kind: "coverage",
      step: "cover",
      intent_id: intent.id,
      coverage_selections: chosen,
    };
    void mutate(async () => {
      await actions.submitSelections.mutateAsync(chosen);
      updateDraft({ at: "people", selections: undefined });
    }, submission);
  }

  return (
    <FlowPage
      flow={flow}
      step="cover"
      title={cover.title}
      onEnter={goOn}
      aside={<FlowCost flow={flow} selections={chosen} />}
      actions={
        // They come with the options, which would jump where their prices came later.
        !optionPrices.isPending && (
          <>
            <Button kind="primary" busy={isBusy} onClick={goOn}>
              {action.continue}
            </Button>
            <Button onClick={() => flow.goTo("opening")}>{action.back}</Button>
            <Decline flow={flow} />
          </>
        )
      }
    >
      <ChooseAgain
        texts={(isPrefilled ? [] : gone).map(({ name }) => cover.chooseAgain(format.isolate(name)))}
      />
      {optionPrices.isPending && <Skeleton shapes={["text", "choice", "choice", "choice"]} />}
      {(optionPrices.isPending ? [] : policies).map((policy, index) => (
        <div className="ek-stack" data-ek-gap="medium" key={policy.plan.id}>
          <UnderName of={policies.length > 1 ? policy.plan.name : null}>
            <CoverageSelection
              configurations={benefitOf(policy)?.coverage_options ?? []}
              facts={policy.facts}
              currency={policy.plan.currency}
              glossary={policy.plan.glossary}
              value={parts[index] ?? []}
              onChange={(selections) => choose(index, selections)}
              attempt={attempt.at === index ? attempt.count : 0}
              problems={errorsWithin(
                actions.submitSelections.error?.fieldErrors,
                parts.slice(0, index).flat().length,
                parts[index]?.length ?? 0,
              )}
              prices={prices}
              plain={index > 0}
            />
            <LeaveOut flow={flow} benefit={policy.type} />
          </UnderName>
        </div>
      ))}
    </FlowPage>
  );
}

/** What is chosen for each policy that has something to choose: here, else as the enrolment holds it, else as the page fills it in. */
function choicesOf(
  intent: EnrolmentIntent,
  inDraft: Selections | undefined,
  prefilled: Selections | undefined,
) {
  const policies = intent.policy_enrolments.filter((policy) => questionsOf(policy).available);
  const chosenBefore = inDraft ?? selectionsIn(intent);
  const isPrefilled = chosenBefore.length === 0 && inDraft === undefined && areSelections(prefilled);
  const saved = isPrefilled && prefilled ? prefilled : chosenBefore;
  const parts = policies.map((policy) =>
    allowedSelections(questionsOf(policy).configurations, policy.facts, saved),
  );
  return { policies, isPrefilled, saved, parts, chosen: parts.flat() };
}

/** Several plans have their names above; a single one needs none. */
function UnderName({ of, children }: { of: string | null; children: ReactNode }): ReactNode {
  if (of === null) return children;
  return (
    <>
      <Heading>
        <Name>{of}</Name>
      </Heading>
      <Section>{children}</Section>
    </>
  );
}

function questionsOf(policy: PolicyEnrolment) {
  return coverageQuestions(benefitOf(policy)?.coverage_options ?? [], "policy", policy.facts);
}

function hasIssues(policy: PolicyEnrolment, selections: Selections): boolean {
  const { configurations } = questionsOf(policy);
  return checkSelections({ configurations, scope: "policy", facts: policy.facts, selections }).length > 0;
}
