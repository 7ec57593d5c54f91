"use client";
import type { ReactNode, Ref } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { replaceable } from "../replaceable.tsx";

export interface ButtonProps {
  /** The words on it. */
  children: ReactNode;
  /** Called when it is pressed, by any device. */
  onClick?: (() => void) | undefined;
  /** How much it asks for attention; `secondary` when absent. */
  kind?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  /** Work is under way: it stays focusable and where it is, and does nothing. */
  busy?: boolean | undefined;
  /** What it says to those who do not see what is beside it. Starts with the visible words. */
  label?: string | undefined;
  /** A path on a field of 20 by 20, drawn before the words. */
  icon?: string | undefined;
  /** Whether what it unfolds is open; absent on a button that unfolds nothing. */
  expanded?: boolean | undefined;
  /** The id of what it unfolds. */
  controls?: string | undefined;
  /** The element, for moving focus to it. */
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

function OwnButton(props: ButtonProps): ReactNode {
  const { children, onClick, kind = "secondary", busy = false, icon } = props;
  const { label, expanded, controls, buttonRef } = props;
  return (
    <button
      ref={buttonRef}
      className="ek-button"
      part={`button button-${kind}`}
      data-ek-kind={kind}
      type="button"
      form=""
      aria-disabled={busy || undefined}
      aria-label={label}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={() => {
        if (!busy) onClick?.();
      }}
    >
      {icon && <Icon path={icon} />}
      <span className="ek-plain">{children}</span>
    </button>
  );
}

/** Does something. Where it leads somewhere else, use a `Link`. */
export const Button = /* @__PURE__ */ replaceable("Button", OwnButton);
