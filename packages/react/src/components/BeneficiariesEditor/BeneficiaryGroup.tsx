import type { BeneficiaryOrder } from "@enrolkit/types";
import { type ReactNode, type Ref, useState } from "react";
import { useFormat, usePoliciesMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import type { FieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { FieldGroup } from "../../primitives/Field/Field.tsx";
import { plus } from "../../primitives/Icon/drawings.ts";
import { useSpokenChange } from "../../primitives/useSpokenChange.ts";
import {
  type BeneficiaryDraft,
  type DraftErrors,
  leftToShare,
  shareOf,
  withEqualShares,
  withoutShare,
} from "./beneficiary-draft.ts";
import { BeneficiaryRow } from "./BeneficiaryRow.tsx";
import { useUniqueId } from "../../theme/useUniqueId.ts";
import type { NewName } from "./NameCorrection.tsx";
import type { PersonToName } from "./person-to-name.ts";
import { ShareRing } from "./ShareRing.tsx";
import { useBeneficiaryNames } from "./useBeneficiaryNames.ts";

/** Who can be added. */
export type NewBeneficiary = Pick<BeneficiaryDraft, "kind" | "personId">;

interface BeneficiaryGroupProps {
  order: BeneficiaryOrder;
  legend: string;
  /** Where it is the only group, the title says it. */
  legendHidden: boolean;
  drafts: readonly BeneficiaryDraft[];
  /** Those of every group: who is named in one is not offered in another. */
  named: readonly BeneficiaryDraft[];
  people: readonly PersonToName[];
  errors: DraftErrors;
  refs: FieldRefs;
  /** What is left to share: it takes focus where a row is gone. */
  leftRef: Ref<HTMLParagraphElement>;
  onChange: (drafts: BeneficiaryDraft[]) => void;
  onAdd: (added: NewBeneficiary) => void;
  onRemove: (draft: BeneficiaryDraft) => void;
  onCorrectName: ((personId: string, name: NewName) => Promise<unknown>) | undefined;
}

/** Those who are paid at the same time: their shares, as a ring too, what is left to share, and who can be added. */
export function BeneficiaryGroup(props: BeneficiaryGroupProps): ReactNode {
  const { order, legend, legendHidden, drafts, named, people, errors, refs, leftRef } = props;
  const { onChange, onAdd, onRemove, onCorrectName } = props;
  const { beneficiaries: texts } = usePoliciesMessages();
  // A long list of family is in the way once someone is named.
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || drafts.length === 0;
  const listId = useUniqueId();
  const format = useFormat();
  const { nameInText } = useBeneficiaryNames(people);
  const left = leftToShare(drafts);
  const without = withoutShare(drafts).map(nameInText);
  const isShared = left === 0 && without.length === 0;
  const said = isShared
    ? texts.shared
    : left > 0
      ? texts.left(format.percent(left))
      : left < 0
        ? texts.over(format.percent(-left))
        : texts.noShare(format.list(without));
  const spoken = useSpokenChange(said);
  const toAdd = people.filter(({ id }) => named.every(({ personId }) => personId !== id));
  const hasEstate = named.some(({ kind }) => kind === "estate");

  function add(added: NewBeneficiary): void {
    setOpened(false);
    onAdd(added);
  }

  return (
    <FieldGroup legend={legend} legendHidden={legendHidden} error={errors.get(order)}>
      {(errorId) => (
        <>
          {drafts.length > 0 && (
            <div className="ek-beneficiaries">
              <ul className="ek-plain">
                {drafts.map((draft, index) => (
                  <BeneficiaryRow
                    key={draft.key}
                    {...{ draft, people, errors, refs, onCorrectName }}
                    index={drafts.length > 1 ? index : undefined}
                    groupError={errorId}
                    onChange={(next) => onChange(drafts.map((each) => (each === draft ? next : each)))}
                    onRemove={() => onRemove(draft)}
                  />
                ))}
              </ul>
              <div className="ek-beneficiaries-sum" data-ek-sum={isShared ? "right" : "wrong"}>
                <ShareRing
                  parts={drafts.map((draft) => ({ name: nameInText(draft), share: shareOf(draft.share) }))}
                />
                <p className="ek-strong" ref={leftRef} tabIndex={-1}>
                  {said}
                </p>
                <output form="" className="ek-hidden">
                  {spoken}
                </output>
                {drafts.length > 1 && (
                  <Button kind="quiet" onClick={() => onChange(withEqualShares(drafts, format))}>
                    {texts.split}
                  </Button>
                )}
              </div>
            </div>
          )}
          {drafts.length > 0 && (
            <div className="ek-actions">
              <Button icon={plus} expanded={isOpen} controls={listId} onClick={() => setOpened(!isOpen)}>
                {texts.add}
              </Button>
            </div>
          )}
          <div className="ek-actions" id={listId} role="group" aria-label={texts.add}>
            {isOpen && (
              <>
                {toAdd.map((person, index) => (
                  <Button
                    key={person.id}
                    icon={plus}
                    buttonRef={index === 0 ? refs.refFor(`${order} add`) : undefined}
                    onClick={() => add({ kind: "person", personId: person.id })}
                  >
                    {format.name(person, people)}
                  </Button>
                ))}
                <Button
                  icon={plus}
                  buttonRef={toAdd.length === 0 ? refs.refFor(`${order} add`) : undefined}
                  onClick={() => add({ kind: "person", personId: null })}
                >
                  {texts.someone}
                </Button>
                <Button icon={plus} onClick={() => add({ kind: "organisation", personId: null })}>
                  {texts.organisation}
                </Button>
                {!hasEstate && (
                  <Button icon={plus} onClick={() => add({ kind: "estate", personId: null })}>
                    {texts.estate}
                  </Button>
                )}
              </>
            )}
          </div>
        </>
      )}
    </FieldGroup>
  );
}
