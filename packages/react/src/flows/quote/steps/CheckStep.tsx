"use client";
import { narrowCoverage, type QuotePosition } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import { ChosenList } from "../../../components/ChosenCover/ChosenList.tsx";
import type { LevelDraft } from "../../../components/QuoteLevels/level-draft.ts";
import { useFormat, useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { sharingSentence } from "../../../messages/sharing-sentence.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { DateFields } from "../../../primitives/DateFields/DateFields.tsx";
import { ErrorSummary, type FieldProblem } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../../primitives/ErrorSummary/use-field-refs.ts";
import { SummaryList, type SummaryRow } from "../../../primitives/SummaryList/SummaryList.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import { QuotePage } from "../QuotePage.tsx";
import { placeOfPath } from "../quote-input.ts";
import type { NewQuote } from "../useNewQuote.ts";

/** Everything once more before the insurer is asked, and what it refused, each with the way to mend it. */
export function CheckPage({ flow }: { flow: NewQuote }): ReactNode {
  const { levels, several, ask, isBusy } = flow;
  const { action } = useMessages();
  const { checking } = useQuoteMessages();
  const { refFor, targetOf } = useFieldRefs();
  const [attempt, setAttempt] = useState(0);

  const refused = Object.entries(ask.error?.fieldErrors ?? {});
  const startRefused = refused.find(([path]) => path === "$.expected_start_date")?.[1][0];
  const startError = attempt > 0 && !flow.startIsSound ? checking.startsError : startRefused;
  const problems: FieldProblem[] = [
    ...(startError ? [{ message: startError, target: targetOf("start") }] : []),
    ...refused.flatMap(([path, messages]) => {
      const place = placeOfPath(path);
      if (path === "$.expected_start_date") return [];
      const target = place === "check" ? {} : { target: leadTo(place) };
      return messages.map((message) => ({ id: path + message, message, ...target }));
    }),
  ];

  /** Goes to the page where it is chosen; that page takes focus. */
  function leadTo(place: QuotePosition["choosing"]): () => null {
    return () => {
      flow.goTo(place);
      return null;
    };
  }

  function askNow(): void {
    setAttempt(attempt + 1);
    if (flow.startIsSound) flow.send();
  }

  return (
    <QuotePage
      flow={flow}
      step="check"
      title={checking.title}
      actions={
        <>
          <Button kind="primary" busy={isBusy} onClick={askNow}>
            {checking.ask}
          </Button>
          <Button onClick={flow.goBack}>{action.back}</Button>
        </>
      }
    >
      <p className="ek-text">{checking.intro}</p>
      <ErrorSummary problems={problems} attempt={attempt + refused.length} />
      {levels.map((level) => (
        <Level key={level.group_id} flow={flow} level={level} change={several ? "levels" : null} />
      ))}
      <DateFields
        label={checking.starts}
        hint={checking.startsHint}
        optional
        value={flow.startsOn}
        onChange={(startsOn) => flow.choose({ startsOn })}
        error={startError}
        inputRef={refFor("start")}
      />
    </QuotePage>
  );
}

interface LevelProps {
  flow: NewQuote;
  level: LevelDraft;
  /** Where all of it is changed; null where each part has a page of its own. */
  change: "levels" | null;
}

function Level({ flow, level, change }: LevelProps): ReactNode {
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
  const goTo = (place: QuotePosition["choosing"]) => () => flow.goTo(change ?? place);
  const chosen = narrowCoverage(plan?.coverage_configurations ?? [], level.coverage_selections ?? []);
  const rows: SummaryRow[] = [
    { id: "group", label: checking.group, value: <Isolated>{group?.name}</Isolated>, onChange: goTo("plan") },
    {
      id: "plan",
      label: checking.plan,
      value: (
        <div className="ek-stack" data-ek-gap="small">
          <p className="ek-strong">
            <Isolated>{plan?.name}</Isolated>
          </p>
          <p className="ek-quiet">
            <Isolated>{provider?.name}</Isolated>
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
