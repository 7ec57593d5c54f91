"use client";
import type { EligibilityItem } from "@enrolkit/types";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { moveFocus } from "../../theme/move-focus.ts";

interface DeletePersonProps {
  /** The person to remove; null while there is no question. */
  person: EligibilityItem | null;
  /** Everyone on file: names that are equal get an addition. */
  people: readonly EligibilityItem[];
  /** Whether they are covered now. */
  isCovered: boolean;
  /** What else follows from it. */
  note: string | undefined;
  onClose: () => void;
  onDelete: (personId: string) => Promise<void>;
  /** Where focus goes once the person, and their card with it, is gone. */
  focusAfter: () => HTMLElement | null;
}

/** Asks before a person is removed from the file for good. */
export function DeletePerson({
  person,
  people,
  isCovered,
  note,
  onClose,
  onDelete,
  focusAfter,
}: DeletePersonProps): ReactNode {
  const { people: texts, action } = useMessages();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const isGone = useRef(false);

  // Once the dialog is closed: as long as it is open nothing else can have focus.
  useEffect(() => {
    if (person !== null || !isGone.current) return;
    isGone.current = false;
    moveFocus(focusAfter());
  });

  async function remove(id: string): Promise<void> {
    setBusy(true);
    try {
      await onDelete(id);
      isGone.current = true;
      onClose();
    } catch {
      // The host explains; the question is taken back.
      onClose();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={person !== null}
      onClose={onClose}
      title={person ? texts.deleteTitle(format.name(person, people)) : ""}
      actions={
        <>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button
            kind="danger"
            busy={busy}
            onClick={() => {
              if (person !== null) void remove(person.associated_person_id);
            }}
          >
            {action.delete}
          </Button>
        </>
      }
    >
      <p className="ek-text">
        {[isCovered && texts.deleteCovered, note, texts.deleteBody].filter(Boolean).join(" ")}
      </p>
    </Dialog>
  );
}
