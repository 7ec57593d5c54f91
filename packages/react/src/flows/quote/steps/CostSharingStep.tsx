"use client";
import type { ReactNode } from "react";
import { later } from "../../../primitives/later.tsx";
import { LevelPage } from "./LevelPage.tsx";
import { refusedAt } from "../quote-input.ts";
import type { NewQuote } from "../useNewQuote.ts";
import { useQuoteMessages } from "../../../messages/hooks.ts";

const CostSharingEditor = /* @__PURE__ */ later(
  () =>
    import("../../../components/CostSharingEditor/CostSharingEditor.tsx").then(
      (module) => module.CostSharingEditor,
    ),
  ["choice", "choice", "choice"],
);

/** How the cost is shared, as sentences, with what it would come to. */
export function CostPage({ flow }: { flow: NewQuote }): ReactNode {
  const { level, plan, ask } = flow;
  const { choosing } = useQuoteMessages();
  return (
    <LevelPage flow={flow} part="cost_sharing" title={choosing.cost}>
      {(attempt) =>
        plan && (
          <CostSharingEditor
            plan={plan}
            value={level.cost_sharing}
            onChange={(cost_sharing) => flow.chooseForLevel({ cost_sharing })}
            groupSelections={level.coverage_selections ?? null}
            startsOn={flow.firstDay}
            attempt={attempt}
            errors={refusedAt(ask.error?.fieldErrors, "cost_sharing")}
          />
        )
      }
    </LevelPage>
  );
}
