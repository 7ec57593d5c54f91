"use client";
import type { CostSharingConfiguration, PlanCoverageOptionSelection } from "@enrolkit/types";
import { type ReactNode, useMemo } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import { Money } from "../../text/Money.tsx";
import { ShareBar } from "../CostPreview/ShareBar.tsx";
import { agesOf, examplesOf, type PlanToShare } from "./example-shares.ts";
import { useSpokenChange } from "../../primitives/useSpokenChange.ts";

interface ExamplesProps {
  plan: PlanToShare;
  config: CostSharingConfiguration;
  groupSelections: readonly PlanCoverageOptionSelection[];
  startsOn: string;
}

/** What a sharing comes to for three families, as it is chosen; a change is said politely. */
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
      <p className="ek-examples-title">{example.title}</p>
      <output form="" className="ek-hidden">
        {spoken}
      </output>
      <ul className="ek-examples-list">
        {examples.map(({ family, cost: { monthly, currency } }) => (
          <li className="ek-example" key={family}>
            <p className="ek-example-family">{example[family]}</p>
            <ShareBar employer={monthly.employer_contribution.gross} total={monthly.total.gross} />
            <dl className="ek-example-shares">
              <div className="ek-example-share" data-ek-part="employer">
                <dt className="ek-plain">{example.you}</dt>
                <dd className="ek-plain">
                  <Money amount={monthly.employer_contribution.gross} currency={currency} />
                </dd>
              </div>
              <div className="ek-example-share">
                <dt className="ek-plain">{example.employee}</dt>
                <dd className="ek-plain">
                  <Money amount={monthly.employee_contribution.gross} currency={currency} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
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
