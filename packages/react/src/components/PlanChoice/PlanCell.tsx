"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { check } from "../../primitives/Icon/drawings.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { MonthlyMoney } from "../../text/Money.tsx";
import { TokenText } from "../../text/TokenText.tsx";
import type { Cell } from "./plan-rows.ts";

/** What a plan says in one row: a tick with a price, a text, or that it does not have it. */
export function PlanCell({ cell }: { cell: Cell | null }): ReactNode {
  const { price, document } = useMessages();
  const { choice } = useQuoteMessages();
  const format = useFormat();
  if (cell === null) {
    return (
      <span className="ek-quiet">
        <span className="ek-plain" aria-hidden="true">
          –
        </span>
        <span className="ek-hidden">{choice.without}</span>
      </span>
    );
  }
  switch (cell.kind) {
    case "alone":
      return cell.amount === null ? (
        <span className="ek-plain">–</span>
      ) : (
        <span className="ek-strong">
          {cell.from ? (
            price.from(format.money(cell.amount, cell.currency))
          ) : (
            <MonthlyMoney amount={cell.amount} currency={cell.currency} />
          )}
        </span>
      );
    case "tax":
      return (
        <span className="ek-plain">
          {cell.rate === 0 ? choice.noTax : choice.tax(format.isolate(cell.name), format.percent(cell.rate))}
        </span>
      );
    case "option": {
      const amount = cell.price === null ? "" : format.money(cell.price, cell.currency);
      return (
        <span className="ek-compare-tick">
          <Icon path={check} />
          <span className="ek-plain">
            {cell.price === null || cell.price === 0
              ? price.included
              : cell.from
                ? price.from(amount)
                : price.plus(amount)}
          </span>
        </span>
      );
    }
    case "options":
      return (
        <>
          <p className="ek-plain">{choice.options(format.count(cell.count))}</p>
          <p className="ek-quiet">
            {cell.least > 0
              ? price.from(format.money(cell.least, cell.currency))
              : cell.dearest === null
                ? price.included
                : choice.dearest(format.money(cell.dearest, cell.currency))}
          </p>
        </>
      );
    case "member":
      return (
        <span className="ek-compare-tick">
          <Icon path={check} />
          <span className="ek-plain">
            {cell.maxAge === null ? choice.anyAge : choice.upTo(format.number(cell.maxAge))}
          </span>
        </span>
      );
    case "texts":
      return cell.texts.map(({ text, links }) => (
        <p className="ek-text" key={text}>
          <TokenText text={text} links={links} />
        </p>
      ));
    case "documents":
      return (
        <ul className="ek-plan-documents">
          {cell.documents.map(({ title, link, type }) => (
            <li className="ek-plan-document" key={`${title} ${link}`}>
              <span className="ek-plain">
                <Link href={link}>{title}</Link>
              </span>
              <span className="ek-quiet">{messageFor(document, type)}</span>
            </li>
          ))}
        </ul>
      );
  }
}
