"use client";
import type { ReactNode } from "react";
import { CoverageSelection } from "../../../components/CoverageSelection/CoverageSelection.tsx";
import { ChoicePage } from "./ChoicePage.tsx";
import { RunningTotal } from "./RunningTotal.tsx";
import { errorsOfLevel } from "../../../components/QuoteLevels/errors-of-level.ts";
import type { NewQuoteState } from "../useNewQuote.ts";
import { useQuoteMessages } from "../../../messages/hooks.ts";

/** What the employer chooses for all members of the group. */
export function CoverStep({ flow }: { flow: NewQuoteState }): ReactNode {
  const { level, plan, ask } = flow;
  const { choosing } = useQuoteMessages();
  const rejected = errorsOfLevel(ask.error?.fieldErrors, 0).coverage_selections;
  return (
    <ChoicePage flow={flow} aside={<RunningTotal flow={flow} />} title={choosing.cover}>
      {(attempt) => (
        <CoverageSelection
          configurations={plan?.coverage_configurations ?? []}
          scope="group_policy"
          facts={flow.factsOf(level.group_id)}
          currency={plan?.currency ?? ""}
          glossary={plan?.glossary}
          value={level.coverage_selections ?? []}
          onChange={(coverage_selections) => flow.chooseForLevel({ coverage_selections })}
          attempt={attempt}
          {...(rejected && { problems: rejected })}
        />
      )}
    </ChoicePage>
  );
}
