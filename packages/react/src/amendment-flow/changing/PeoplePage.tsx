"use client";
import { amendmentQuote, latestOf } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import { CostPreview } from "../../components/CostPreview/CostPreview.tsx";
import { membersOn } from "../../cost/changed-cost.ts";
import { Loaded } from "../../flow-parts/Loaded.tsx";
import { attemptAfter, noAttempt } from "../../flow-parts/people/attempt.ts";
import type { PeopleWay } from "../../flow-parts/people/people-way.ts";
import { Picker } from "../../flow-parts/people/Picker.tsx";
import { useOpenList } from "../../flow-parts/people/use-open-list.ts";
import { usePeople } from "../../flow-parts/people/use-people.ts";
import { usePricesOfPeople } from "../../flow-parts/people/use-prices-of-people.ts";
import { useEligibility } from "../../hooks/useDependents.ts";
import { useAmendmentMessages } from "../../messages/amendment/AmendmentTexts.tsx";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Notice } from "../../primitives/Notice/Notice.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { AmendmentPage } from "../AmendmentPage.tsx";
import { allows } from "../life-event-groups.ts";
import { DueBy } from "./DueBy.tsx";
import { fixedPeople } from "./fixed-people.ts";
import { GiveUp } from "./GiveUp.tsx";
import { MonthlyDifference } from "./MonthlyDifference.tsx";
import type { Changing } from "./use-changing.ts";
import { usePricedChange } from "./use-priced-change.ts";

const shapes = ["choice", "choice"] as const;
const nobody = [] as const;

/** Whom the policy is to cover from now on, from those whom it covers, with what each change of the list costs. */
export function PeoplePage({ flow }: { flow: Changing }): ReactNode {
  const { intent, inForce, event, actions, run, isBusy, failure } = flow;
  const { policy, plan, enrolled, today } = inForce;
  const { action } = useMessages();
  const { who: texts } = useAmendmentMessages();
  const format = useFormat();
  const list = useOpenList({
    subIntent: flow.subIntent,
    // A list that is settled ends the choice; that the change goes on is heard of a moment later.
    mayBegin: intent.status === "action_required" && flow.subIntent?.status !== "completed",
    create: actions.createSubIntent,
    run,
  });
  const onFile = useEligibility(list?.id ?? null).value ?? nobody;
  const covered = membersOn(policy, latestOf(today, intent.effective_from)).map(
    ({ associated_person_id }) => associated_person_id,
  );
  const may = allows(event);
  const way: PeopleWay = {
    employeeId: policy.employee_id,
    parent: intent,
    cover: "open",
    fixed: fixedPeople(onFile, covered, may, texts),
    mayAdd: may.adding,
    facts: enrolled.facts,
    effectiveFrom: intent.effective_from,
    currency: plan.currency,
    draft: flow.draft,
    keep: flow.keep,
    runBeside: flow.runBeside,
    submit: flow.submit,
  };
  const people = usePeople(way, list);
  const priced = usePricedChange(flow);
  const prices = usePricesOfPeople(onFile, people.chosen, priced?.paid ?? null);
  const [attempt, setAttempt] = useState(noAttempt);
  const isShown = list !== null && people.onFile !== undefined && priced !== null;
  const cost = isShown ? priced.costOf(people.chosen) : null;

  function goOn(): void {
    setAttempt(attemptAfter(attempt, people));
    if (people.blocked.length > 0 || people.lacking.length > 0) return;
    setAttempt(noAttempt);
    void run(people.settle);
  }

  return (
    <AmendmentPage
      flow={flow}
      step="people"
      title={texts.title}
      aside={
        cost === null || priced === null ? (
          <Skeleton shapes={["panel"]} />
        ) : (
          <CostPreview
            policies={[{ id: plan.id, name: plan.name, cost, taxName: plan.tax.name }]}
            before={priced.before.monthly.employee_contribution.gross}
          />
        )
      }
      actions={
        // They come with the people, or would jump when those do.
        (isShown || failure !== null) && (
          <>
            <Button kind="primary" busy={isBusy || list === null} onClick={goOn}>
              {action.continue}
            </Button>
            <Button busy={isBusy} onClick={flow.backToReason}>
              {action.back}
            </Button>
            <GiveUp flow={flow} />
          </>
        )
      }
    >
      <p className="ek-lead">{texts.holdsFrom(format.date(intent.effective_from))}</p>
      {list?.action_required && (
        <Notice tone="warning" live title={list.action_required.reason}>
          <p className="ek-text">{list.action_required.reason_description}</p>
        </Notice>
      )}
      {list === null ? (
        failure === null && <Skeleton shapes={shapes} />
      ) : (
        <Loaded of={people.eligibility} shapes={shapes}>
          {() => <Picker way={way} people={people} attempt={attempt} prices={prices} />}
        </Loaded>
      )}
      {cost !== null && priced !== null && (
        <MonthlyDifference quote={amendmentQuote(cost, priced.before)} from={intent.effective_from} />
      )}
      <DueBy flow={flow} />
    </AmendmentPage>
  );
}
