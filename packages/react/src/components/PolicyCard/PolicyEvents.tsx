import type { ReactNode } from "react";
import { useFormat, usePoliciesMessages } from "../../messages/hooks.ts";
import type { PolicyEvent } from "./policy-events.ts";

interface PolicyEventsProps {
  events: readonly PolicyEvent[];
  /** Of the amounts. */
  currency: string;
}

/** Days of a policy, each with who joined or left and what that changed. */
export function PolicyEvents({ events, currency }: PolicyEventsProps): ReactNode {
  const { date } = useFormat();
  return (
    <ol className="ek-list" data-ek-events="">
      {events.map((event) => (
        <li className="ek-item" key={`${event.kind} ${event.date}`}>
          <p className="ek-strong">{date(event.date)}</p>
          <Happened event={event} currency={currency} />
        </li>
      ))}
    </ol>
  );
}

function Happened({ event, currency }: { event: PolicyEvent; currency: string }): ReactNode {
  const { policyHistory: texts } = usePoliciesMessages();
  const format = useFormat();
  const { kind, joined, left, difference } = event;
  const named = (people: PolicyEvent["joined"]) =>
    format.list(people.map((person) => format.name(person, people)));
  if (kind !== "changed") return <p className="ek-plain">{texts[kind]}</p>;
  const amount = format.money(Math.abs(difference), currency);
  const lines = [
    joined.length > 0 && texts.joined(named(joined)),
    left.length > 0 && texts.left(named(left)),
    joined.length + left.length === 0 && texts.changed,
    // Compared as written, so that binary noise is no change.
    amount === format.money(0, currency)
      ? texts.same
      : difference > 0
        ? texts.more(amount)
        : texts.less(amount),
  ];
  return lines.map(
    (line) =>
      line && (
        <p className="ek-plain" key={line}>
          {line}
        </p>
      ),
  );
}
