"use client";
import type { Requirement } from "@enrolkit/contract";
import { type ReactNode, useState } from "react";
import { PersonForm } from "../../components/PersonForm/PersonForm.tsx";
import { RequirementForm } from "../../components/RequirementForm/RequirementForm.tsx";
import { useAssociatedPersons, usePersonActions } from "../../hooks/useAssociatedPersons.ts";
import { useAnswerRequirement, useRequirements } from "../../hooks/useRequirements.ts";
import { useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Card } from "../../primitives/Card/Card.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Decline } from "../Decline.tsx";
import { DueBy } from "../DueBy.tsx";
import { FlowCost } from "../FlowCost.tsx";
import { Page } from "../Page.tsx";
import type { Flow } from "../use-flow.ts";
import { useWhereAndWhen } from "../use-where-and-when.ts";
import { plus } from "../../primitives/Icon/drawings.ts";

/** What the insurer wants to know before all else, one thing at a time. */
export function ActionRequired({ flow }: { flow: Flow }): ReactNode {
  const { intent } = flow;
  const { action, action_required, requirement: texts } = useMessages();
  const requirements = useRequirements(intent).value;
  const open = requirements?.find(
    ({ is_fulfilled, code }) => !is_fulfilled && code === intent.action_required?.code,
  );
  const next = open ?? requirements?.find(({ is_fulfilled }) => !is_fulfilled);
  return (
    <Page
      flow={flow}
      title={intent.action_required?.reason ?? texts.title}
      aside={<FlowCost flow={flow} />}
      actions={
        <>
          <Button onClick={() => flow.goTo("opening")}>{action.back}</Button>
          <Decline flow={flow} />
        </>
      }
    >
      <p className="ek-text" dir="auto">
        {intent.action_required?.reason_description}
      </p>
      {next ? (
        <Questions key={next.id} flow={flow} requirement={next} />
      ) : (
        <Skeleton shapes={["field", "field", "field"]} />
      )}
      <p className="ek-quiet">{action_required.next}</p>
      <DueBy intent={intent} />
    </Page>
  );
}

function Questions({ flow, requirement }: { flow: Flow; requirement: Requirement }): ReactNode {
  const { intent, draft, keep, run, isBusy } = flow;
  const { id } = requirement;
  const persons = useAssociatedPersons(intent.employee_id);
  const answer = useAnswerRequirement();
  const names = requirement.fields.some(({ type }) => type === "beneficiaries");
  const asksForNames = names && persons.value?.length === 0;
  if (names && persons.status === "loading") return <Skeleton shapes={["person", "person"]} />;
  return (
    <>
      {names && <NewPerson flow={flow} isOpen={asksForNames} />}
      {!asksForNames && (
        <RequirementForm
          requirement={requirement}
          people={persons.value ?? []}
          draft={draft.answers?.[id]}
          onDraft={(answers) => keep({ answers: { ...draft.answers, [id]: answers } })}
          busy={isBusy}
          problems={answer.error?.fieldErrors as Record<string, string[]> | undefined}
          onSubmit={({ answers }) => void run(() => answer.send({ id, answers }))}
        />
      )}
    </>
  );
}

/** Puts somebody on file who is to be named. */
function NewPerson({ flow, isOpen }: { flow: Flow; isOpen: boolean }): ReactNode {
  const { intent, draft, keep, run, isBusy } = flow;
  const { people } = useMessages();
  const { today } = useWhereAndWhen(intent.employee_id);
  const { create } = usePersonActions(intent.employee_id);
  const [isAdding, setAdding] = useState(draft.person !== undefined);
  if (!isOpen && !isAdding) {
    return (
      <div className="ek-actions">
        <Button icon={plus} onClick={() => setAdding(true)}>
          {people.add}
        </Button>
      </div>
    );
  }
  return (
    <Card kind="quiet">
      <PersonForm
        title={people.add}
        today={today}
        person={draft.person ?? {}}
        onDraft={(person) => keep({ person })}
        busy={isBusy}
        problems={create.error?.fieldErrors as Record<string, string[]> | undefined}
        onCancel={() => {
          keep({ person: undefined });
          setAdding(false);
        }}
        onSubmit={(person) =>
          void run(async () => {
            const outcome = await create.send(person);
            if (outcome.ok) {
              keep({ person: undefined });
              setAdding(false);
            }
            return outcome;
          })
        }
      />
    </Card>
  );
}
