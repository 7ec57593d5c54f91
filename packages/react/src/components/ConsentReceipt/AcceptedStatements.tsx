"use client";
import type { AcceptedStatement } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import { check } from "../../primitives/Icon/drawings.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { TokenText } from "../../text/TokenText.tsx";

interface AcceptedStatementsProps {
  statements: readonly AcceptedStatement[];
  /** The id of the person that the receipt names; null where it names no one. */
  signatory: string | null;
}

/** Each statement as it was accepted, word for word, with the documents it named and in which version. */
export function AcceptedStatements({ statements, signatory }: AcceptedStatementsProps): ReactNode {
  const { receipt: texts } = useQuoteMessages();
  const format = useFormat();
  return (
    <ol className="ek-accepted">
      {statements.map((statement) => (
        <li className="ek-accepted-statement" key={statement.id}>
          <Icon path={check} />
          <div className="ek-accepted-text">
            <p className="ek-text">
              <TokenText text={statement.text} links={statement.links} />
            </p>
            {statement.links.length > 0 && (
              <ul className="ek-plain">
                {statement.links.map(({ token, label, version }) => (
                  <li className="ek-quiet" key={token}>
                    {texts.version(format.isolate(label), format.isolate(version))}
                  </li>
                ))}
              </ul>
            )}
            {statement.approved_at && (
              <p className="ek-quiet">
                <Instant at={statement.approved_at} />
                {statement.user_id && statement.user_id !== signatory && (
                  <span className="ek-plain" translate="no">{` · ${format.isolate(statement.user_id)}`}</span>
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A moment in universal time, the same for every reader of a receipt; as it came where it is none. */
export function Instant({ at }: { at: string }): ReactNode {
  const { receipt } = useQuoteMessages();
  const format = useFormat();
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return <span className="ek-plain">{at}</span>;
  const [date = "", time = ""] = moment.toISOString().split("T");
  return (
    <time className="ek-plain" dateTime={at}>
      {receipt.at(format.date(date), time.slice(0, 5))}
    </time>
  );
}
