"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { CoverageSelection } from "../CoverageSelection/CoverageSelection.tsx";
import { PriceSwitch } from "../PriceSwitch/PriceSwitch.tsx";
import type { DependentsPickerProps, PersonOnFile } from "./props.ts";

export interface FamilySheetProps
  extends Pick<DependentsPickerProps, "people" | "currency" | "choices" | "onChoose"> {
  /** The person that it is about; null while it is closed. */
  person: PersonOnFile | null;
  /** Whether there is something to choose for them. */
  mayChoose: boolean;
  /** How often the employee tried to go on with something missing here: from 1 it is said. */
  attempt: number;
  /** It was opened to fix something: that takes focus. */
  leadsToError: boolean;
  /** What else can be done about them. */
  actions: ReactNode;
  onClose: () => void;
}

/** All that is chosen for one person, above the page. */
export function FamilySheet(props: FamilySheetProps): ReactNode {
  const { person, people, choices, mayChoose, leadsToError, actions, onClose } = props;
  const { action } = useMessages();
  const format = useFormat();
  const body = useRef<HTMLDivElement>(null);
  const id = person?.associated_person_id;

  // After the dialog has opened, which takes focus to its first control.
  useEffect(() => {
    if (id !== undefined && leadsToError) body.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [id, leadsToError]);

  return (
    <Dialog
      open={person !== null}
      onClose={onClose}
      title={person === null ? "" : format.name(person, people)}
      actions={
        <Button kind="primary" onClick={onClose}>
          {action.done}
        </Button>
      }
    >
      <div className="ek-family-sheet" ref={body}>
        {choices && id !== undefined && mayChoose && (
          <>
            {choices.prices && <PriceSwitch />}
            <CoverageSelection
              configurations={choices.coverages}
              scope="member"
              facts={choices.facts}
              currency={props.currency}
              glossary={choices.glossary}
              value={choices.value[id] ?? []}
              prices={choices.prices?.[id]}
              onChange={(selections) => props.onChoose?.(id, selections)}
              attempt={props.attempt}
              problems={choices.problems?.[id]}
              plain
              unsummarised
            />
          </>
        )}
        {actions}
      </div>
    </Dialog>
  );
}
