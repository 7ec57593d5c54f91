"use client";
import { narrowCoverage, type QuotePosition } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import { ChosenList } from "../../../components/ChosenCover/ChosenList.tsx";
import type { LevelDraft } from "../../../components/QuoteLevels/level-draft.ts";
import { useFormat, useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { sharingSentence } from "../../../messages/sharing-sentence.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { DateFields } from "../../../primitives/DateFields/DateFields.tsx";
import { useDateHint } from "../../../primitives/DateFields/useDateHint.ts";
import { ErrorSummary, type FieldProblem } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../../primitives/ErrorSummary/useFieldRefs.ts";
import { SummaryList, type SummaryRow } from "../../../primitives/SummaryList/SummaryList.tsx";
import { Isolated, Name } from "../../../text/Isolated.tsx";
import { GoneChoices } from "./GoneChoices.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { positionOfPath } from "../quote-input.ts";
import { RunningTotal } from "./RunningTotal.tsx";
import type { NewQuoteState } from "../useNewQuote.ts";

/** Everything to review before the quote is requested, and what was rejected, each with the way to fix it. */
export function CheckStep({ flow }: { flow: NewQuoteState }): ReactNode {
  const { levels, ask, isBusy } = flow;
  const { action } = useMessages();
  const { checking } = useQuoteMessages();
  const format = useFormat();
  const { refFor, targetOf } = useFieldRefs();
  const [attempt, setAttempt] = useState(0);

  const rejected = Object.entries(ask.error?.fieldErrors ?? {});
  const startRejected = rejected.find(([path]) => path === "$.expected_start_date")?.[1][0];
  const startError = attempt > 0 && !flow.isStartValid ? checking.startsError : startRejected;
  const problems: FieldProblem[] = [
    ...(startError ? [{ message: startError, target: targetOf("start") }] : []),
    ...rejected.flatMap(([path, messages]) => {
      const { step, level } = positionOfPath(path);
      if (path === "$.expected_start_date") return [];
      const target = step === "check" ? {} : { target: leadTo(step, level) };
      return messages.map((message) => ({ id: path + message, message, ...target }));
    }),
  ];

  /** Goes to the page where it is chosen; that page takes focus. */
  function leadTo(step: QuotePosition["choosing"], level: number): () => null {
    return () => {
      flow.goTo(step, level);
      return null;
    };
  }

  function askNow(): void {
    setAttempt(attempt + 1);
    if (flow.isStartValid) flow.send();
  }

  return (
    <FlowPage
      flow={flow}
      step="check"
      title={checking.title}
      aside={<RunningTotal flow={flow} />}
      onEnter={askNow}
      actions={
        <>
          <Button kind="primary" busy={isBusy} onClick={askNow}>
            {checking.ask}
          </Button>
          <Button onClick={flow.goBack}>{action.back}</Button>
        </>
      }
    >
      <GoneChoices flow={flow} />
      <p className="ek-text">{checking.intro}</p>
      <ErrorSummary problems={problems} attempt={attempt + rejected.length} />
      {levels.map((level, index) => (
        <Level key={level.group_id} flow={flow} level={level} index={index} />
      ))}
      <DateFields
        label={checking.starts}
        hint={`${useDateHint(flow.firstDay)}. ${checking.startsHint(format.date(flow.emptyStart))}`}
        optional
        value={flow.startsOn}
        onChange={(startsOn) => flow.choose({ startsOn })}
        error={startError}
        inputRef={refFor("start")}
      />
    </FlowPage>
  );
}

interface LevelProps {
  flow: NewQuoteState;
  level: LevelDraft;
  /** The first one has a step for each part, the others a page for all of it. */
  index: number;
}

function Level({ flow, level, index }: LevelProps): ReactNode {
  const { offer } = flow;
  const { plan: texts } = useMessages();
  const quoteTexts = useQuoteMessages();
  const { checking } = quoteTexts;
  const format = useFormat();
  const plan = offer.plans.find(({ id }) => id === level.plan_id);
  const group = offer.groups.find(({ id }) => id === level.group_id);
  const provider = offer.providers.find(({ id }) => id === plan?.provider_id);
  const sentence =
    level.cost_sharing && plan && sharingSentence(level.cost_sharing, plan.currency, quoteTexts, format);
  const goTo = (step: QuotePosition["choosing"]) => () =>
    flow.goTo(index > 0 && step !== "groups" ? "levels" : step, index);
  const chosen = narrowCoverage(plan?.coverage_configurations ?? [], level.coverage_selections ?? []);
  const rows: SummaryRow[] = [
    {
      id: "group",
      label: checking.group,
      value: <Isolated>{group?.name}</Isolated>,
      onChange: flow.asksForGroups ? goTo("groups") : undefined,
    },
    {
      id: "plan",
      label: checking.plan,
      value: (
        <div className="ek-stack" data-ek-gap="small">
          <p className="ek-strong">
            <Name>{plan?.name}</Name>
          </p>
          <p className="ek-quiet">
            <Name>{provider?.name}</Name>
          </p>
        </div>
      ),
      onChange: goTo("plan"),
    },
    ...(flow.cover || chosen
      ? [
          {
            id: "cover",
            label: checking.cover,
            value: chosen ? <ChosenList coverages={chosen} /> : texts.noChoices,
            onChange: goTo("cover"),
          },
        ]
      : []),
    { id: "sharing", label: checking.sharing, value: sentence, onChange: goTo("cost_sharing") },
  ];
  return <SummaryList rows={rows} />;
}
