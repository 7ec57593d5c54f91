"use client";
import type { PlanCoverage } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { Link } from "../../primitives/Link/Link.tsx";
import { Isolated } from "../../text/Isolated.tsx";
import { MonthlyMoney } from "../../text/Money.tsx";
import { type ComparedRow, coveragesOf, othersOf, type PlanToCompare, premiumAlone } from "./plan-facts.ts";

/** One plan's column: the same rows for each, so that they line up. */
export function PlanFacts({
  plan,
  marked,
}: {
  plan: PlanToCompare;
  marked: readonly ComparedRow[];
}): ReactNode {
  const { document } = useMessages();
  const { choice, sharingInput } = useQuoteMessages();
  const format = useFormat();
  const premium = premiumAlone(plan);
  const others = othersOf(plan);
  const row = (id: ComparedRow | "documents", label: string, content: ReactNode): ReactNode => {
    const differs = marked.some((one) => one === id);
    return (
      <div className="ek-plan-fact" data-ek-differs={differs ? "" : undefined}>
        <dt className="ek-plan-fact-name">
          <Isolated>{label}</Isolated> {differs && <span className="ek-plan-differs">{choice.differs}</span>}
        </dt>
        <dd className="ek-plain">{content}</dd>
      </div>
    );
  };
  const members = [
    choice.employee,
    ...(["partner", "children"] as const).filter((one) => others[one]).map((one) => sharingInput[one]),
  ];
  return (
    <div className="ek-plan-column">
      <p className="ek-plan-about">
        <Isolated>{plan.description}</Isolated>
      </p>
      <dl className="ek-plan-facts-list">
        {row(
          "alone",
          choice.alone,
          premium === null ? (
            "–"
          ) : (
            <>
              <MonthlyMoney amount={premium} currency={plan.currency} />
              <span className="ek-quiet">{` ${choice.beforeOptions}`}</span>
            </>
          ),
        )}
        {row("tax", choice.taxed, taxText())}
        {row("members", choice.members, members.join(" · "))}
        {row("group_policy", choice.forGroup, <Coverages coverages={coveragesOf(plan, "group_policy")} />)}
        {row("policy", choice.own, <Coverages coverages={coveragesOf(plan, "policy")} />)}
        {row("member", choice.member, <Coverages coverages={coveragesOf(plan, "member")} />)}
        {row(
          "documents",
          document.title,
          <ul className="ek-plan-documents">
            {plan.documents.map(({ title, link, type }) => (
              <li className="ek-plan-document" key={`${title} ${link}`}>
                <span className="ek-plain">
                  <Link href={link}>{title}</Link>
                </span>
                <span className="ek-quiet">{messageFor(document, type)}</span>
              </li>
            ))}
          </ul>,
        )}
      </dl>
    </div>
  );

  function taxText(): string {
    const { name, rate_percent } = plan.tax;
    return rate_percent === 0 ? choice.noTax : choice.tax(format.isolate(name), format.percent(rate_percent));
  }
}

function Coverages({ coverages }: { coverages: readonly PlanCoverage[] }): ReactNode {
  const { choice } = useQuoteMessages();
  if (coverages.length === 0) return <span className="ek-quiet">{choice.nothing}</span>;
  return (
    <ul className="ek-plan-coverages">
      {coverages.map(({ id, name, options }) => (
        <li className="ek-plan-coverage" key={id}>
          <span className="ek-plain">
            <Isolated>{name}</Isolated>
          </span>
          <span className="ek-plan-options">
            <Isolated>{options.map((option) => option.name).join(" · ")}</Isolated>
          </span>
        </li>
      ))}
    </ul>
  );
}
