"use client";
import type { ReactNode } from "react";
import { useIsHeard } from "./useIsHeard.ts";
import { retainFocus } from "./move-focus.ts";

interface PlainBoxProps {
  /** A fact, or a failure that is said at once. */
  role: "status" | "alert";
  children: ReactNode;
  action: string;
  onAction: () => void;
  /** Below the way on. */
  note?: string | undefined;
}

/** A line and a way on. Made of nothing that a host may have replaced: that may be what failed. */
export function PlainBox({ role, children, action, onAction, note }: PlainBoxProps): ReactNode {
  const isHeard = useIsHeard();
  const urgent = role === "alert";
  return (
    <div className="ek-stack" data-ek-gap="small" role={urgent ? role : undefined}>
      <p className="ek-strong" role={urgent ? undefined : role}>
        {(isHeard || urgent) && children}
      </p>
      <div className="ek-actions">
        <button
          className="ek-button"
          data-ek-kind="secondary"
          type="button"
          form=""
          onClick={({ currentTarget }) => {
            retainFocus(currentTarget);
            onAction();
          }}
        >
          {action}
        </button>
      </div>
      {note && <p className="ek-quiet">{note}</p>}
    </div>
  );
}
