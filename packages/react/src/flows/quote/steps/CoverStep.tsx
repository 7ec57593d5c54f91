"use client";
import type { ReactNode } from "react";
import { later } from "../../../primitives/later.tsx";
import { LevelPage } from "./LevelPage.tsx";
import { refusedAt } from "../quote-input.ts";
import type { NewQuote } from "../useNewQuote.ts";
import { useQuoteMessages } from "../../../messages/hooks.ts";

const CoverageSelection = /* @__PURE__ */ later(
  () =>
    import("../../../components/CoverageSelection/CoverageSelection.tsx").then(
      (module) => module.CoverageSelection,
    ),
  ["choice", "choice", "choice"],
);

/** What the employer chooses for everybody in the group. */
export function CoverPage({ flow }: { flow: NewQuote }): ReactNode {
  const { level, plan, ask } = flow;
  const { choosing } = useQuoteMessages();
  return (
    <LevelPage flow={flow} part="cover" title={choosing.cover}>
      {(attempt) => (
        <CoverageSelection
          configurations={plan?.coverage_configurations ?? []}
          scope="group_policy"
          facts={flow.factsOf(level.group_id)}
          currency={plan?.currency ?? ""}
          value={level.coverage_selections ?? []}
          onChange={(coverage_selections) => flow.chooseForLevel({ coverage_selections })}
          attempt={attempt}
          problems={refusedAt(ask.error?.fieldErrors, "cover")}
        />
      )}
    </LevelPage>
  );
}
