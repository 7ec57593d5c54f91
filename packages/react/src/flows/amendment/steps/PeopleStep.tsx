"use client";
import { type ReactNode, useState } from "react";
import { CostPreview } from "../../../components/CostPreview/CostPreview.tsx";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { dueByOf } from "../../../query/intents.ts";
import { Decline } from "../../shared/Decline.tsx";
import { isNamed } from "../../../components/PersonForm/is-named.ts";
import { DueBy } from "../../shared/DueBy.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { PeopleList } from "../../shared/people/PeopleList.tsx";
import { allows } from "../life-events.ts";
import type { AmendmentFlowState } from "../useAmendmentFlow.ts";
import { useAmendmentPeople } from "../useAmendmentPeople.ts";
import { MonthlyDifference } from "./MonthlyDifference.tsx";

/** The members that the policy is to have from now on, with what each change of the list costs. */
export function PeopleStep({ flow }: { flow: AmendmentFlowState }): ReactNode {
  const { intent, inForce, mutate, isBusy, failure } = flow;
  const { plan } = inForce;
  const { action } = useMessages();
  const { who: texts } = useAmendmentMessages();
  const format = useFormat();
  const { list, peopleFlow, people, prices, optionPrices, priced, isUnchanged } = useAmendmentPeople(flow);
  const may = allows(flow.event);
  const { members } = inForce.policy;
  const coveredNow = flow.persons.filter(({ id }) => members.some((one) => one.associated_person_id === id));
  const [unchangedAttempts, setUnchangedAttempts] = useState(0);

  function goOn(): void {
    if (isUnchanged && !isNamed(flow.draft.person)) setUnchangedAttempts(unchangedAttempts + 1);
    else if (people.tryToContinue()) void mutate(people.confirm, people.submission);
  }

  return (
    <FlowPage
      flow={flow}
      step="people"
      title={texts.title}
      onEnter={goOn}
      aside={
        priced === null ? (
          <Skeleton shapes={["panel"]} />
        ) : (
          <CostPreview
            policies={[
              {
                id: plan.id,
                name: plan.name,
                type: plan.benefit_type,
                cost: priced.cost,
                members: priced.members,
                taxName: plan.tax.name,
                endsOn: inForce.policy.year_ends_on,
              },
            ]}
            before={priced.paidBefore}
          />
        )
      }
      actions={
        // They come with the people, or would jump when those do.
        (priced !== null || failure !== null) && (
          <>
            <Button kind="primary" busy={isBusy || list === null} onClick={goOn}>
              {action.continue}
            </Button>
            <Button busy={isBusy} onClick={flow.backToRequest}>
              {action.back}
            </Button>
            <Decline flow={flow} />
          </>
        )
      }
    >
      <p className="ek-lead">{texts.holdsFrom(format.date(intent.effective_from))}</p>
      {!may.dropping && <p className="ek-text">{texts.noDropping}</p>}
      {!may.adding && <p className="ek-text">{texts.noAdding}</p>}
      {flow.draft.person && coveredNow.length > 0 && (
        // On a narrow page the form of who joins hides the list of those who are there.
        <p className="ek-text">
          {texts.continues(format.list(coveredNow.map((person) => format.name(person))))}
        </p>
      )}
      <ErrorSummary
        problems={isUnchanged && unchangedAttempts > 0 ? [{ message: texts.unchanged }] : []}
        attempt={unchangedAttempts}
      />
      <PeopleList
        flow={peopleFlow}
        list={list}
        people={people}
        prices={prices}
        ownPrice={priced?.members?.find(({ person }) => person === null)}
        optionPrices={optionPrices}
        isFailed={failure !== null}
      />
      {priced && (
        <MonthlyDifference
          gross={priced.quote.difference.monthly.employee_contribution.gross}
          currency={priced.quote.currency}
          from={intent.effective_from}
        />
      )}
      <DueBy dueBy={dueByOf(intent)} day={inForce} title={texts.deadline} id={intent.id} />
    </FlowPage>
  );
}
