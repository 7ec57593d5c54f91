"use client";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Icon } from "../Icon/Icon.tsx";
import { check } from "../Icon/drawings.ts";

export interface Step {
  /** Distinguishes it. */
  id: string;
  /** The name of the step. */
  label: string;
  /** Whether the person has been there, is there, or comes there. */
  state: "done" | "current" | "next";
  /** Goes back to it. */
  onSelect?: (() => void) | undefined;
}

/** Where the person is: named steps, never a percentage. */
export function Steps({ steps }: { steps: readonly Step[] }): ReactNode {
  const messages = useMessages();
  return (
    <nav className="ek-steps" part="steps" aria-label={messages.steps.label}>
      <ol className="ek-steps-list">
        {steps.map(({ id, label, state, onSelect }) => (
          <li
            className="ek-step"
            key={id}
            data-ek-state={state}
            aria-current={state === "current" ? "step" : undefined}
          >
            {state === "done" && <Icon path={check} />}
            {onSelect ? (
              <button className="ek-link ek-step-label" type="button" form="" onClick={onSelect}>
                {label}
              </button>
            ) : (
              <span className="ek-step-label">{label}</span>
            )}
            {state === "done" && <span className="ek-hidden">{` (${messages.common.done})`}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
