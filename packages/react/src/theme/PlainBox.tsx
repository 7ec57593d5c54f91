"use client";
import type { ReactNode } from "react";
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
  return (
    <div className="ek-stack" data-ek-gap="small" role={role}>
      <p className="ek-strong">{children}</p>
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
