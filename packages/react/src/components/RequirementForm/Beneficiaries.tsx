"use client";
import type { Beneficiary } from "@enrolkit/types";
import { beneficiaryInFull, checkBeneficiaries, hasErrors, type NamedBeneficiary } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import type { ControlRef } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { FieldGroup } from "../../primitives/Field/Field.tsx";
import { plus } from "../../primitives/Icon/drawings.ts";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { useSpokenChange } from "../../primitives/useSpokenChange.ts";
import { Name } from "../../text/Isolated.tsx";
import { latinDigits } from "../../text/latin-digits.ts";
import type { PersonToName } from "./person-to-name.ts";

interface BeneficiariesProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  people: readonly PersonToName[];
  value: readonly NamedBeneficiary[];
  onChange: (beneficiaries: Beneficiary[]) => void;
  inputRef: ControlRef;
  onAddPerson: (() => void) | undefined;
}

/** What a form needs that can ask for beneficiaries. */
export interface BeneficiariesField {
  readonly Input: (props: BeneficiariesProps) => ReactNode;
  readonly isSound: (named: readonly NamedBeneficiary[]) => boolean;
}

export const beneficiaries: BeneficiariesField = {
  Input: Beneficiaries,
  isSound: (named) => !hasErrors(checkBeneficiaries(named)),
};

/** Who receives the benefit: a share in percent beside each person on file, and what is left to share. */
function Beneficiaries(props: BeneficiariesProps): ReactNode {
  const { label, hint, error, people, value, onChange, inputRef, onAddPerson } = props;
  const { requirement, people: texts } = useMessages();
  const format = useFormat();
  // As typed, so that "33." and "12,5" can be written.
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      value
        .map(beneficiaryInFull)
        .map(({ associated_person_id, share_percent }) => [associated_person_id, String(share_percent)]),
    ),
  );

  function update(next: Record<string, string>): void {
    setTyped(next);
    onChange(sharesFrom(next));
  }

  const sum = sumOfShares(value);
  const left =
    sum === 100
      ? requirement.sharesDone
      : sum < 100
        ? requirement.sharesLeft(format.percent(100 - sum))
        : requirement.sharesOver(format.percent(sum - 100));
  const spoken = useSpokenChange(left);
  return (
    <FieldGroup legend={label} hint={hint} error={error}>
      {(errorId) => (
        <>
          <div className="ek-shares">
            {people.length === 0 && <p className="ek-quiet">{texts.empty}</p>}
            {people.map((person, index) => (
              <div className="ek-share" key={person.id}>
                <span className="ek-strong ek-share-name">
                  <Name>{format.name(person, people)}</Name>
                </span>
                <TextField
                  label={requirement.share(format.name(person, people))}
                  labelHidden
                  width="short"
                  suffix="%"
                  inputMode="decimal"
                  autoComplete="off"
                  optional
                  groupError={errorId}
                  value={typed[person.id] ?? ""}
                  onChange={(share) => update({ ...typed, [person.id]: share })}
                  inputRef={index === 0 ? inputRef : undefined}
                />
              </div>
            ))}
            <div className="ek-share" data-ek-sum={sum === 100 ? "right" : "wrong"}>
              <span className="ek-strong">{left}</span>
              <output form="" className="ek-hidden">
                {spoken}
              </output>
              {people.length > 1 && (
                <Button kind="quiet" onClick={() => update(equalShares(people))}>
                  {requirement.split}
                </Button>
              )}
            </div>
          </div>
          {onAddPerson && (
            <Button kind="quiet" icon={plus} onClick={onAddPerson}>
              {texts.add}
            </Button>
          )}
        </>
      )}
    </FieldGroup>
  );
}

/** Shares as typed, by person, as an answer: who has nothing is left out, what is no number is a share of 0. */
export function sharesFrom(typed: Readonly<Record<string, string>>): Beneficiary[] {
  return Object.entries(typed).flatMap(([associated_person_id, text]) => {
    const number = latinDigits(text).replace(/[,\u066b]/, ".");
    const written = /[%\u066a]$/.test(number) ? number.slice(0, -1).trimEnd() : number;
    if (written === "" || Number(written) === 0) return [];
    const share = Number(written);
    return [{ associated_person_id, share: Number.isFinite(share) ? share : 0 }];
  });
}

/** The sum of all shares, to a hundredth of a percent. */
export function sumOfShares(shares: readonly NamedBeneficiary[]): number {
  const percents = shares.map((named) => beneficiaryInFull(named).share_percent);
  return Math.round(percents.reduce((sum, share) => sum + share * 100, 0)) / 100;
}

/** The same share for each person, as typed; the first ones take what does not divide. */
export function equalShares(people: readonly { id: string }[]): Record<string, string> {
  const each = Math.floor(10_000 / people.length);
  const rest = 10_000 - each * people.length;
  return Object.fromEntries(
    people.map(({ id }, index) => [id, String((each + (index < rest ? 1 : 0)) / 100)]),
  );
}
