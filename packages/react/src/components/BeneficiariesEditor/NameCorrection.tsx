import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { useFieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import type { PersonToName } from "./person-to-name.ts";

/** A name as it should be on file. */
export interface NewName {
  /** Up to 100 characters, in any script. */
  readonly first_name: string;
  /** Up to 100 characters, in any script. */
  readonly last_name: string;
}

interface NameCorrectionProps {
  person: PersonToName;
  onSave: (name: NewName) => Promise<unknown>;
  onClose: () => void;
}

/** The name of a person on file, to be spelled right. It stays open until it is saved. */
export function NameCorrection({ person, onSave, onClose }: NameCorrectionProps): ReactNode {
  const { action, person: texts, personError } = useMessages();
  const [name, setName] = useState<NewName>({ first_name: person.first_name, last_name: person.last_name });
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { refFor, targetOf } = useFieldRefs();
  useEffect(() => {
    targetOf("first_name")()?.focus();
    // Once, as it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const fields = ["first_name", "last_name"] as const;
  const isEmpty = (field: keyof NewName) => name[field].trim() === "";

  async function save(): Promise<void> {
    setTried(true);
    const empty = fields.find(isEmpty);
    if (empty !== undefined) return targetOf(empty)()?.focus();
    setSaving(true);
    try {
      await onSave({ first_name: name.first_name.trim(), last_name: name.last_name.trim() });
      onClose();
    } catch {
      // What went wrong is said by the page; what was typed stays.
      setSaving(false);
    }
  }

  return (
    <>
      {fields.map((field) => (
        <TextField
          key={field}
          label={texts[field]}
          value={name[field]}
          autoComplete="off"
          maxLength={100}
          error={hasTried && isEmpty(field) ? personError[field] : undefined}
          inputRef={refFor(field)}
          onChange={(typed) => setName({ ...name, [field]: typed })}
        />
      ))}
      <div className="ek-actions">
        <Button busy={isSaving} onClick={() => void save()}>
          {action.save}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {action.cancel}
        </Button>
      </div>
    </>
  );
}
