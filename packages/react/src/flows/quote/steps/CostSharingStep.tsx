"use client";
import type { ReactNode } from "react";
import { CostSharingEditor } from "../../../components/CostSharingEditor/CostSharingEditor.tsx";
import { ChoicePage } from "./ChoicePage.tsx";
import { RunningTotal } from "./RunningTotal.tsx";
import { errorsOfLevel } from "../../../components/QuoteLevels/errors-of-level.ts";
import type { NewQuoteState } from "../useNewQuote.ts";
import { useQuoteMessages } from "../../../messages/hooks.ts";

/** How the cost is shared, as sentences, with what it would come to. */
export function CostSharingStep({ flow }: { flow: NewQuoteState }): ReactNode {
  const { level, plan, ask } = flow;
  const { choosing } = useQuoteMessages();
  return (
    <ChoicePage flow={flow} aside={<RunningTotal flow={flow} />} title={choosing.cost}>
      {(attempt) =>
        plan && (
          <CostSharingEditor
            plan={plan}
            value={level.cost_sharing}
            onChange={(cost_sharing) => flow.chooseForLevel({ cost_sharing })}
            groupSelections={level.coverage_selections ?? null}
            startsOn={flow.firstDay}
            attempt={attempt}
            errors={errorsOfLevel(ask.error?.fieldErrors, 0).cost_sharing}
          />
        )
      }
    </ChoicePage>
  );
}
