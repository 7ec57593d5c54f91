"use client";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Name } from "../../text/Isolated.tsx";

export interface SummaryRow {
  /** Distinguishes it. */
  id: string;
  /** What it is about. */
  label: string;
  /** The label is what something is called: no translator of pages changes it. */
  isName?: boolean | undefined;
  /** Behind a name: whose it is, such as the insurer of a plan. */
  by?: string | undefined;
  /** What was chosen. */
  value: ReactNode;
  /** Goes back to where it can be changed. */
  onChange?: (() => void) | undefined;
}

/** Questions and answers, each with a button to change it. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }): ReactNode {
  const { action } = useMessages();
  return (
    <dl className="ek-plain">
      {rows.map(({ id, label, isName, by, value, onChange }) => (
        <div className="ek-summary-row" key={id} data-ek-change={onChange ? "" : undefined}>
          <dt className="ek-summary-label">
            {isName ? (
              <>
                <Name>{label}</Name>{" "}
                {by && (
                  <span className="ek-quiet">
                    <Name>{by}</Name>
                  </span>
                )}
              </>
            ) : (
              label
            )}
          </dt>
          <dd className="ek-summary-value">{value}</dd>
          {onChange && (
            <dd className="ek-summary-action">
              <button
                className="ek-link"
                type="button"
                form=""
                aria-label={action.about(action.change, label)}
                onClick={onChange}
              >
                {action.change}
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
