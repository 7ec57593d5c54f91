"use client";
import type { CostSharingConfiguration, PlanCoverageOptionSelection } from "@enrolkit/types";
import { type ReactNode, useMemo } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import { agesOf } from "./example-ages.ts";
import { examplesOf, type PlanToShare } from "./example-shares.ts";
import { useSpokenChange } from "../../primitives/useSpokenChange.ts";

interface ExamplesProps {
  plan: PlanToShare;
  config: CostSharingConfiguration;
  groupSelections: readonly PlanCoverageOptionSelection[];
  startsOn: string;
}

/** Says a change of what the chosen sharing comes to politely, and whose examples these are. */
export function Examples({ plan, config, groupSelections, startsOn }: ExamplesProps): ReactNode {
  const { example } = useQuoteMessages();
  const format = useFormat();
  const examples = useMemo(
    () => examplesOf(plan, config, groupSelections, startsOn),
    [plan, config, groupSelections, startsOn],
  );
  const said = examples.map(({ family, cost: { monthly, currency } }) =>
    example.said(
      example[family],
      format.money(monthly.employer_contribution.gross, currency),
      format.money(monthly.employee_contribution.gross, currency),
    ),
  );
  const spoken = useSpokenChange(said.at(-1) ?? null);
  const ages = agesOf(plan);
  return (
    <div className="ek-examples">
      <output form="" className="ek-hidden">
        {spoken}
      </output>
      <p className="ek-quiet">
        {[
          ages.children.length > 0 &&
            example.ages(format.number(ages.adult), format.list(ages.children.map(format.number))),
          example.from(format.date(startsOn)),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </div>
  );
}
