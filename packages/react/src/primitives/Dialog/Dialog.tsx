"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { replaceable } from "../replaceable.tsx";
import { useUniqueId } from "../../theme/useUniqueId.ts";

export interface DialogProps {
  /** Whether it is shown, above everything else. */
  open: boolean;
  /** The person wants out: Escape, or their device's button to go back. */
  onClose: () => void;
  /** The question, and the dialog's name. */
  title: string;
  /** What the answer leads to. */
  children: ReactNode;
  /** Buttons, the safest first. */
  actions: ReactNode;
}

function OwnDialog({ open, onClose, title, children, actions }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useUniqueId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className="ek-dialog"
      part="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className="ek-dialog-body">
          <p id={heading} className="ek-dialog-title">
            {title}
          </p>
          {children}
          <div className="ek-actions">{actions}</div>
        </div>
      )}
    </dialog>
  );
}

/** Asks one thing before going on. The browser keeps focus inside and gives it back. */
export const Dialog = /* @__PURE__ */ replaceable("Dialog", OwnDialog);
