"use client";
import type { BenefitType } from "@enrolkit/types";
import { toMinor } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { grossOf } from "../../cost/gross-of.ts";
import type { MemberCost, PersonOnLine } from "../../cost/preview-costs.ts";
import type { Format, Named } from "../../messages/format.ts";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { messageFor, type Messages } from "../../messages/messages.ts";
import { Isolated, Name } from "../../text/Isolated.tsx";
import { Money } from "../../text/Money.tsx";
import type { PricedPolicy } from "./priced-policy.ts";
import { ShareBar } from "./ShareBar.tsx";

/** Whether a policy has a line for each person. Lines that do not make its sum are of other choices, and are left out. */
export function isByPerson({ members, cost }: Pick<PricedPolicy, "members" | "cost">): boolean {
  if (!members?.length) return false;
  const { currency, monthly } = cost;
  const sum = (part: keyof typeof monthly): number =>
    members.reduce((so, share) => so + toMinor(share[part], currency), 0);
  return (["total", "employee_contribution"] as const).every(
    (part) => sum(part) === toMinor(monthly[part].gross, currency),
  );
}

interface CostLine extends Pick<MemberCost, "employee_contribution" | "employer_contribution" | "total"> {
  id: string;
  label: ReactNode;
  currency: string;
}

/** What each person and each benefit costs a month, with a bar each: how much in all, and of that how much the employer pays. */
export function CostList({ policies }: { policies: readonly PricedPolicy[] }): ReactNode {
  const messages = useMessages();
  const format = useFormat();
  const lines = linesOf(policies, messages, format);
  const most = Math.max(...lines.map(({ total }) => total));
  return (
    <dl className="ek-cost-list">
      {lines.map(({ id, label, currency, total, employer_contribution, employee_contribution }) => (
        <div className="ek-cost-of" key={id}>
          <dt className="ek-plain">{label}</dt>
          <dd className="ek-cost-amounts">
            <Money amount={employee_contribution} currency={currency} />
            {employer_contribution > 0 && (
              <>
                {" "}
                <span className="ek-quiet">{messages.price.of(format.money(total, currency))}</span>
              </>
            )}
          </dd>
          <dd className="ek-cost-bar" aria-hidden="true">
            <ShareBar employer={employer_contribution} total={total} most={most} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function linesOf(policies: readonly PricedPolicy[], messages: Messages, format: Format): CostLine[] {
  const people = policies.flatMap(({ members }) => members ?? []).flatMap(({ person }) => person ?? []);
  // Once each, or all who are in two policies would have one name with themselves.
  const named = [...new Map(people.map((person) => [person.id, nameOf(person) ?? []])).values()].flat();
  const several = policies.filter(isByPerson).length > 1;
  return policies.flatMap((policy): CostLine[] => {
    const { id, type, name, cost } = policy;
    const { currency, monthly } = cost;
    const plan = <Name>{name}</Name>;
    if (!isByPerson(policy)) {
      const label = type ? <Isolated>{benefitOf(type, messages)}</Isolated> : plan;
      return [{ id, label, currency, ...grossOf(monthly) }];
    }
    return (policy.members ?? []).map(({ person, ...amounts }) => ({
      id: `${id} ${person?.id ?? ""}`,
      label: (
        <>
          {labelOf(person, named, messages, format)}
          {several && <span className="ek-quiet"> {plan}</span>}
        </>
      ),
      currency,
      ...amounts,
    }));
  });
}

function benefitOf(type: BenefitType, { benefit }: Messages): string {
  return messageFor(benefit, type);
}

function labelOf(
  person: PersonOnLine | null,
  among: readonly Named[],
  { common, relation }: Messages,
  format: Format,
): ReactNode {
  if (person === null) return <Isolated>{common.you}</Isolated>;
  const named = nameOf(person);
  if (named === undefined)
    return <Isolated>{messageFor(relation, person.relationship_type ?? "other")}</Isolated>;
  return <Name>{format.fullName(named, among)}</Name>;
}

function nameOf(person: PersonOnLine | null): Named | undefined {
  if (person?.first_name === undefined) return undefined;
  return { ...person, first_name: person.first_name, last_name: person.last_name ?? "" };
}
