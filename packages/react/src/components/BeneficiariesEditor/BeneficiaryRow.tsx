import { type ReactNode, useState } from "react";
import { useMessages, usePoliciesMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import type { FieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { Name } from "../../text/Isolated.tsx";
import type { BeneficiaryDraft, DraftErrors } from "./beneficiary-draft.ts";
import { NameCorrection, type NewName } from "./NameCorrection.tsx";
import type { PersonToName } from "./person-to-name.ts";
import { RingNumber } from "./ShareRing.tsx";
import { useBeneficiaryNames } from "./useBeneficiaryNames.ts";

interface BeneficiaryRowProps {
  draft: BeneficiaryDraft;
  /** Its place in the ring, where there is one. */
  index: number | undefined;
  people: readonly PersonToName[];
  errors: DraftErrors;
  /** The id of an error of the whole group. */
  groupError: string | undefined;
  refs: FieldRefs;
  onChange: (draft: BeneficiaryDraft) => void;
  onRemove: () => void;
  onCorrectName: ((personId: string, name: NewName) => Promise<unknown>) | undefined;
}

/** A beneficiary: who they are, their share, and how to take them out. Names can be corrected here. */
export function BeneficiaryRow(props: BeneficiaryRowProps): ReactNode {
  const { draft, index, people, errors, groupError, refs, onChange, onRemove, onCorrectName } = props;
  const { key, kind, personId, name, relationship, share } = draft;
  const { action, person: personTexts } = useMessages();
  const { beneficiaries: texts } = usePoliciesMessages();
  const { fullName, nameInText, relationOf } = useBeneficiaryNames(people);
  const [isCorrecting, setCorrecting] = useState(false);
  const onFile = people.find(({ id }) => id === personId);
  const isTyped = personId === null && kind !== "estate";
  const called = nameInText(draft);
  const relation = relationOf(draft);

  return (
    <li className="ek-beneficiary">
      {index !== undefined && <RingNumber index={index} />}
      <div className="ek-beneficiary-who">
        {isTyped ? (
          <>
            <TextField
              label={kind === "organisation" ? texts.organisationName : texts.fullName}
              value={name}
              autoComplete="off"
              maxLength={200}
              error={errors.get(`${key} name`)}
              inputRef={refs.refFor(`${key} name`)}
              onChange={(typed) => onChange({ ...draft, name: typed })}
            />
            {kind === "person" && (
              <TextField
                label={personTexts.relationship_type}
                value={relationship}
                optional
                autoComplete="off"
                maxLength={100}
                error={errors.get(`${key} relationship`)}
                inputRef={refs.refFor(`${key} relationship`)}
                onChange={(typed) => onChange({ ...draft, relationship: typed })}
              />
            )}
          </>
        ) : isCorrecting && onFile && onCorrectName ? (
          <NameCorrection
            person={onFile}
            onSave={(corrected) => onCorrectName(onFile.id, corrected)}
            onClose={() => setCorrecting(false)}
          />
        ) : (
          <p className="ek-plain">
            <span className="ek-strong">
              {kind === "estate" ? fullName(draft) : <Name>{fullName(draft)}</Name>}
            </span>{" "}
            {relation && <span className="ek-quiet">{relation}</span>}
            {onFile && onCorrectName && (
              <>
                {" "}
                <button
                  className="ek-link"
                  type="button"
                  form=""
                  aria-label={action.about(texts.correct, called)}
                  onClick={() => setCorrecting(true)}
                >
                  {texts.correct}
                </button>
              </>
            )}
          </p>
        )}
      </div>
      <div className="ek-beneficiary-share">
        <TextField
          label={texts.share(called)}
          labelHidden
          width="short"
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          value={share}
          error={errors.get(`${key} share`)}
          groupError={groupError}
          inputRef={refs.refFor(`${key} share`)}
          onChange={(typed) => onChange({ ...draft, share: typed, isTyped: true })}
        />
        <Button kind="quiet" label={action.about(texts.remove, called)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
