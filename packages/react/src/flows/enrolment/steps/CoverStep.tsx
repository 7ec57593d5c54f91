"use client";
import type { EnrolkitError } from "@enrolkit/client";
import type { PlanCoverageOptionSelection } from "@enrolkit/types";
import { type ReactNode, useState } from "react";
import { CoverageSelection } from "../../../components/CoverageSelection/CoverageSelection.tsx";
import { useOptionPrices } from "../../../hooks/useOptionPrices.ts";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { areSelections } from "../../../draft/checks.ts";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { useEnrolkit } from "../../../provider/context.ts";
import { Isolated, Name } from "../../../text/Isolated.tsx";
import { Heading, Section } from "../../../theme/heading-level.tsx";
import type { FlowSubmission } from "../../shared/flow-settings.ts";
import { ChooseAgain } from "../../shared/ChooseAgain.tsx";
import { useFlowContext } from "../../shared/FlowContext.tsx";
import { usePrefillWarning } from "../../shared/usePrefill.ts";
import { Decline } from "../../shared/Decline.tsx";
import { useCoveredPeople } from "../useCoveredPeople.ts";
import { FlowCost } from "../FlowCost.tsx";
import { EnrolmentDueBy } from "./EnrolmentDueBy.tsx";
import { LeaveOut, LeftOut } from "./LeaveOut.tsx";
import { LeaveOutReasons } from "./LeaveOutReasons.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { type CoverSection, hasIssues, pageOfErrors, withChosen } from "../cover-pages.ts";
import { errorsWithin } from "../errors-within.ts";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";

const noPrices = {};

type Selections = readonly PlanCoverageOptionSelection[];

interface CoverStepProps {
  flow: EnrolmentFlowState;
  /** Which of the pages it is, from 1. */
  number: number;
}

/** One question for each coverage of each plan, on as many pages as a phone needs. */
export function CoverStep({ flow, number }: CoverStepProps): ReactNode {
  const { intent, cover, updateDraft, writeDraft, mutate, actions, isBusy } = flow;
  const { pages, chosen, gone, isPrefilled } = cover;
  const sections = pages[number - 1] ?? [];
  const { cover: texts, action } = useMessages();
  const { isolate, count } = useFormat();
  const { emit } = useEnrolkit();
  const [attempt, setAttempt] = useState({ count: 0, at: -1 });

  const covered = useCoveredPeople(flow);
  const optionPrices = useOptionPrices({ intent, selections: chosen, dependents: covered ?? undefined });
  const prices = optionPrices.data ?? noPrices;

  const prefilled = useFlowContext().settings.prefill?.coverage;
  usePrefillWarning(
    isPrefilled
      ? [...gone.map(({ id }) => id), ...cover.unknown].map((id) => `coverage ${id}`)
      : prefilled !== undefined && !areSelections(prefilled)
        ? ["coverage"]
        : [],
  );

  function choose(section: CoverSection, selections: Selections): void {
    // A page that was asked for too early comes by the person's own "Continue", not while they choose.
    updateDraft({ coverPage: number, selections: withChosen(cover, [section], selections) });
    emit({ type: "selection_changed", intent_id: intent.id });
  }

  function goOn(): void {
    const failing = sections.findIndex(hasIssues);
    setAttempt((before) => ({ count: before.count + 1, at: failing }));
    if (failing >= 0) return;
    if (number < pages.length) {
      actions.submitSelections.reset();
      const selections = withChosen(
        cover,
        sections,
        sections.flatMap((section) => section.chosen),
      );
      return updateDraft({ at: "cover", coverPage: number + 1, selections });
    }
    const submission: FlowSubmission = {
      kind: "coverage",
      step: "cover",
      intent_id: intent.id,
      coverage_selections: chosen,
    };
    void mutate(async () => {
      try {
        await actions.submitSelections.mutateAsync(chosen);
      } catch (error) {
        const page = pageOfErrors(cover, (error as EnrolkitError).fieldErrors);
        if (page !== undefined) writeDraft({ at: "cover", coverPage: page });
        throw error;
      }
      updateDraft({ at: "people", selections: undefined });
    }, submission);
  }

  const hasSeveralPlans = new Set(pages.flat().map(({ policy }) => policy)).size > 1;
  const goneHere = isPrefilled
    ? []
    : gone.filter((one) => sections.some(({ questions }) => questions.includes(one)));
  return (
    <FlowPage
      flow={flow}
      step="cover"
      title={
        pages.length > 1 ? (
          <>
            <Isolated>{texts.title}</Isolated>{" "}
            <span className="ek-page-number">{texts.page(count(number), count(pages.length))}</span>
          </>
        ) : (
          texts.title
        )
      }
      onEnter={goOn}
      aside={<FlowCost flow={flow} selections={chosen} />}
      actions={
        // They come with the options, which would jump where their prices came later.
        !optionPrices.isPending && (
          <>
            <Button kind="primary" busy={isBusy} onClick={goOn}>
              {action.continue}
            </Button>
            <Button onClick={() => (number > 1 ? flow.goTo("cover", number - 1) : flow.goTo("opening"))}>
              {action.back}
            </Button>
            <Decline flow={flow} />
          </>
        )
      }
    >
      {number === 1 && <EnrolmentDueBy flow={flow} inline />}
      <ChooseAgain texts={goneHere.map(({ name }) => texts.chooseAgain(isolate(name)))} />
      {optionPrices.isPending && <Skeleton shapes={["text", "choice", "choice", "choice"]} />}
      {(optionPrices.isPending ? [] : sections).map((section, index) => {
        const { policy, questions, chosen: value, from, isLast } = section;
        const { plan } = policy;
        return (
          <div className="ek-stack" data-ek-gap="medium" key={plan.id}>
            <UnderName of={hasSeveralPlans ? plan.name : null}>
              <CoverageSelection
                configurations={questions}
                facts={policy.facts}
                currency={plan.currency}
                glossary={plan.glossary}
                value={value}
                onChange={(selections) => choose(section, selections)}
                attempt={attempt.at === index ? attempt.count : 0}
                problems={errorsWithin(actions.submitSelections.error?.fieldErrors, from, value.length)}
                prices={prices}
                plain={index > 0}
              />
              {isLast && <LeaveOut flow={flow} benefit={policy.type} Reasons={LeaveOutReasons} />}
            </UnderName>
          </div>
        );
      })}
      {!optionPrices.isPending && number >= pages.length && <LeftOut flow={flow} />}
    </FlowPage>
  );
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
