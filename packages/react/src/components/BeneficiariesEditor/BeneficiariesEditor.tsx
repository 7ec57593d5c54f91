"use client";
import type { BeneficiaryOrder, PolicyBeneficiaryInput } from "@enrolkit/types";
import type { FieldErrors, NamedBeneficiary } from "@enrolkit/rules";
import { type ReactNode, type Ref, useContext, useEffect, useRef, useState } from "react";
import { useFormat, useMessages, usePoliciesMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { Isolated } from "../../text/Isolated.tsx";
import { Heading } from "../../theme/heading-level.tsx";
import { onEnter } from "../../theme/on-enter.ts";
import { ThemeContext } from "../../theme/theme-context.ts";
import { PoliciesRoot } from "../PartRoot/PartRoot.tsx";
import {
  type BeneficiaryDraft,
  checkDrafts,
  draftsOf,
  emptyDraft,
  equalUntilTyped,
  errorsOfService,
  inputOf,
  leftToShare,
  orders,
} from "./beneficiary-draft.ts";
import { BeneficiaryGroup, type NewBeneficiary } from "./BeneficiaryGroup.tsx";
import type { NewName } from "./NameCorrection.tsx";
import type { PersonToName } from "./person-to-name.ts";
import { useBeneficiaryNames } from "./useBeneficiaryNames.ts";

export interface BeneficiariesEditorProps {
  /**
   * Who is named so far, or a draft: what the form begins with. Of someone who is no longer on file it has the name that the
   * policy keeps.
   */
  defaultValue: readonly NamedBeneficiary[];
  /** People on file who can be named. Where no one is named and there is one of them, that person has all of it. */
  people: readonly PersonToName[];
  /** What would be paid, as the plan calls it: “Two times salary”. */
  amount?: string | undefined;
  /** Checked, as the service wants them. */
  onSave: (beneficiaries: PolicyBeneficiaryInput[]) => void;
  /** Called at each change with all who are named, whole or not, to be saved for later. */
  onChange?: ((beneficiaries: PolicyBeneficiaryInput[]) => void) | undefined;
  /** The person leaves the form without saving: “I'll decide later” where no one was named before. */
  onCancel?: (() => void) | undefined;
  /** Corrects the name of a person on file; without it no name on file can be corrected here. A rejection leaves it open. */
  onCorrectName?: ((personId: string, name: NewName) => Promise<unknown>) | undefined;
  /** What was sent is on its way. */
  busy?: boolean | undefined;
  /** Errors of the service, by JSON path (`$.beneficiaries[0].name`). */
  problems?: FieldErrors | undefined;
  /** The words on the button that saves; “Save” when absent. */
  saveLabel?: string | undefined;
  /** Leaves the question to what is around it. */
  untitled?: boolean | undefined;
  /** For moving focus to the question when it opens. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * Who receives the benefit of life cover: people on file, anyone else by name, organisations, the estate; in what shares, and
 * who does if none of them is alive. Checked by the service's own rules before it is saved.
 */
export function BeneficiariesEditor(props: BeneficiariesEditorProps): ReactNode {
  return (
    <PoliciesRoot shapes={["title", "field", "field"]}>
      <Editor {...props} />
    </PoliciesRoot>
  );
}

function Editor(props: BeneficiariesEditorProps): ReactNode {
  const { defaultValue, people, amount, onSave, onChange, onCancel, onCorrectName } = props;
  const { busy = false, problems, saveLabel, untitled = false, titleRef } = props;
  const { action } = useMessages();
  const { beneficiaries: texts, beneficiaryError } = usePoliciesMessages();
  const format = useFormat();
  const { moveFocus } = useContext(ThemeContext);
  const { nameInText } = useBeneficiaryNames(people);
  const refs = useFieldRefs();
  const [drafts, setDrafts] = useState(() => draftsOf(defaultValue, people, format));
  const [hasContingent, setContingent] = useState(() => drafts.some(({ order }) => order === "contingent"));
  const [attempt, setAttempt] = useState(0);
  // What the service said holds until something is changed.
  const [past, setPast] = useState<FieldErrors>();
  const nextKey = useRef(defaultValue.length + 1);
  const left = {
    primary: useRef<HTMLParagraphElement>(null),
    contingent: useRef<HTMLParagraphElement>(null),
  };
  const [focusOn, setFocusOn] = useState<string>();
  useEffect(() => {
    if (focusOn !== undefined) moveFocus(refs.targetOf(focusOn)());
    // The refs are the same as long as the form is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focusOn, moveFocus]);

  const found = checkDrafts(drafts, beneficiaryError, format, nameInText);
  const rejected = errorsOfService(drafts, problems === past ? undefined : problems);
  const errors = new Map([...(attempt > 0 ? found : []), ...rejected]);

  function update(next: BeneficiaryDraft[]): void {
    setDrafts(next);
    setPast(problems);
    onChange?.(next.map(inputOf));
  }

  const ownOf = (wanted: BeneficiaryOrder) => drafts.filter(({ order }) => order === wanted);

  function updateGroup(order: BeneficiaryOrder, own: readonly BeneficiaryDraft[]): void {
    update(orders.flatMap((each) => (each === order ? own : ownOf(each))));
  }

  function add(order: BeneficiaryOrder, added: NewBeneficiary): void {
    const own = ownOf(order);
    const key = `new ${nextKey.current++}`;
    const rest = leftToShare(own);
    const draft = { ...emptyDraft, ...added, key, order, share: rest > 0 ? format.number(rest) : "" };
    updateGroup(order, equalUntilTyped([...own, draft], format));
    const isTyped = added.personId === null && added.kind !== "estate";
    setFocusOn(`${key} ${isTyped ? "name" : "share"}`);
  }

  function remove(draft: BeneficiaryDraft): void {
    const own = ownOf(draft.order).filter((each) => each !== draft);
    updateGroup(draft.order, equalUntilTyped(own, format));
    // The button that was pressed is gone.
    if (own.length > 0) moveFocus(left[draft.order].current);
    else if (draft.order === "contingent") setContingent(false);
    setFocusOn(own.length > 0 ? undefined : `${draft.order} add`);
  }

  function save(): void {
    setAttempt(attempt + 1);
    if (found.size === 0 && !busy) onSave(drafts.map(inputOf));
  }

  const summary = Array.from(errors, ([id, message]) => {
    const group = orders.find((order) => order === id);
    const first = drafts.find(({ order }) => order === group);
    const target = first ? `${first.key} share` : group ? `${group} add` : id;
    return { id, message, target: refs.targetOf(target) };
  });
  const shown = hasContingent ? orders : orders.slice(0, 1);
  return (
    <div className="ek-requirement" role="group" aria-label={texts.title} {...onEnter(save)}>
      {!untitled && <Heading focusRef={titleRef}>{texts.title}</Heading>}
      {amount && (
        <p className="ek-text">
          <Isolated>{texts.amount(format.isolate(amount))}</Isolated>
        </p>
      )}
      <ErrorSummary problems={summary} attempt={attempt} />
      {shown.map((order) => (
        <BeneficiaryGroup
          key={order}
          {...{ order, people, errors, refs, onCorrectName }}
          legend={texts[order]}
          legendHidden={!hasContingent}
          drafts={ownOf(order)}
          named={drafts}
          leftRef={left[order]}
          onChange={(own) => updateGroup(order, own)}
          onAdd={(added) => add(order, added)}
          onRemove={remove}
        />
      ))}
      {!hasContingent && drafts.length > 0 && (
        <div className="ek-actions">
          <Button
            kind="quiet"
            buttonRef={refs.refFor("contingent add")}
            onClick={() => {
              setContingent(true);
              setFocusOn("contingent add");
            }}
          >
            {texts.addContingent}
          </Button>
        </div>
      )}
      <div className="ek-actions">
        <Button kind="primary" busy={busy} onClick={save}>
          {saveLabel ?? action.save}
        </Button>
        {onCancel && (
          <Button onClick={onCancel}>{defaultValue.length === 0 ? texts.later : action.cancel}</Button>
        )}
      </div>
    </div>
  );
}
