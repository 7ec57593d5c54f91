"use client";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { replaceable } from "../replaceable.tsx";
import { ThemeContext } from "../../theme/theme-context.ts";
import { useUniqueId } from "../../theme/useUniqueId.ts";

/** What is wrong, and how to get to where it is fixed. */
export interface FieldProblem {
  /** What is wrong and how to fix it. */
  message: string;
  /** Distinguishes what reads the same, such as about twins of one name. */
  id?: string | undefined;
  /** Finds the control to focus; without one the line is plain text. */
  target?: (() => HTMLElement | null) | undefined;
}

export interface ErrorSummaryProps {
  /** What is to be fixed, in the order of the page; nothing is shown without any. */
  problems: readonly FieldProblem[];
  /** How often the person tried to go on: it takes focus when this grows. */
  attempt?: number | undefined;
}

function OwnErrorSummary({ problems, attempt = 0 }: ErrorSummaryProps): ReactNode {
  const { common } = useMessages();
  const format = useFormat();
  const { moveFocus } = useContext(ThemeContext);
  const box = useRef<HTMLElement>(null);
  const heading = useUniqueId();
  const seen = useRef(-1);

  useEffect(() => {
    if (problems.length === 0 || seen.current === attempt) return;
    seen.current = attempt;
    moveFocus(box.current);
  });

  if (problems.length === 0) return null;
  return (
    // Taking focus says it; an alert would say it twice.
    <section
      ref={box}
      className="ek-error-summary"
      part="error-summary"
      aria-labelledby={heading}
      tabIndex={-1}
    >
      <p className="ek-error-summary-title" id={heading}>
        {common.problem(format.count(problems.length))}
      </p>
      <ul className="ek-list">
        {problems.map((problem) => (
          <li className="ek-item" key={problem.id ?? problem.message}>
            {problem.target ? (
              <button className="ek-link" type="button" form="" onClick={() => focusOn(problem.target?.())}>
                {problem.message}
              </button>
            ) : (
              problem.message
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus();
  element?.scrollIntoView?.({ block: "center" });
}

/** Everything that stops the person from going on. Takes focus, and leads to each field. */
export const ErrorSummary = /* @__PURE__ */ replaceable("ErrorSummary", OwnErrorSummary);
