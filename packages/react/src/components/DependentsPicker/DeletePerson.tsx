"use client";
import type { EligibilityItem } from "@enrolkit/contract";
import { type ReactNode, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";

interface DeletePersonProps {
  /** The person to remove; null while there is no question. */
  person: EligibilityItem | null;
  onClose: () => void;
  onDelete: (personId: string) => Promise<void>;
  /** Where focus goes once the person, and their card with it, is gone. */
  focusAfter: () => HTMLElement | null;
}

/** Asks before a person is removed from the file for good. */
export function DeletePerson({ person, onClose, onDelete, focusAfter }: DeletePersonProps): ReactNode {
  const { people, action } = useMessages();
  const format = useFormat();
  const [busy, setBusy] = useState(false);

  async function remove(id: string): Promise<void> {
    setBusy(true);
    try {
      await onDelete(id);
      onClose();
      focusAfter()?.focus();
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
      title={person ? people.deleteTitle(format.name(person)) : ""}
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
      <p className="ek-text">{people.deleteBody}</p>
    </Dialog>
  );
}
