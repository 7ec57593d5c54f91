"use client";
import type { PlanCoverage, PlanCoverageOption, PlanCoverageOptionSelection } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import type { Messages } from "../../messages/messages.ts";
import type { ControlRef } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { Field } from "../../primitives/Field/Field.tsx";
import { chevron } from "../../primitives/Icon/drawings.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Select } from "../../primitives/Select/Select.tsx";
import { useFullPrices } from "../../theme/useFullPrices.ts";
import {
  type ChoicePath,
  choicePaths,
  chosenNames,
  chosenPath,
  isInReach,
  withPath,
} from "./member-choices.ts";
import { reasonsOutOfReach } from "../CoverageSelection/reasons-out-of-reach.ts";
import type { DependentsPickerProps, MemberChoices } from "./props.ts";

interface ChoiceCellProps extends Pick<DependentsPickerProps, "currency" | "onChoose"> {
  coverage: PlanCoverage;
  choices: MemberChoices;
  personId: string;
  /** What the person is called. */
  name: string;
  error: string | undefined;
  controlRef: ControlRef;
  /** Shows all that can be chosen for the person. */
  onOpen: () => void;
}

/** What one person has of one coverage: a list to choose from, or what is chosen, which leads to where more can be. */
export function ChoiceCell(props: ChoiceCellProps): ReactNode {
  const { coverage, choices, personId, name, error, controlRef, onOpen } = props;
  const { action, people, common } = useMessages();
  const optionText = useOptionText(props);
  const { facts } = choices;
  const selections = choices.value[personId] ?? [];
  const label = action.about(coverage.name, name);
  const paths = choicePaths(coverage, facts);
  if (paths === null) {
    const chosen = chosenNames(coverage, selections) || people.none;
    return (
      <Field label={label} labelHidden error={error} optional={!coverage.required}>
        {({ id, "aria-describedby": described }) => (
          <button
            id={id}
            ref={controlRef}
            className="ek-input ek-family-more"
            type="button"
            form=""
            aria-haspopup="dialog"
            aria-label={action.about(label, chosen)}
            aria-describedby={described}
            onClick={onOpen}
          >
            <span className="ek-plain">{chosen}</span>
            <Icon path={chevron} />
          </button>
        )}
      </Field>
    );
  }
  const value = chosenPath(coverage, selections);
  const isOpen = !paths.some((path) => path.value === value);
  return (
    <Select
      label={label}
      labelHidden
      error={error}
      value={isOpen ? "" : value}
      // Where one has to be chosen a choice is changed, never taken back.
      placeholder={coverage.required ? (isOpen ? common.choose : null) : people.none}
      options={paths.map((path) => ({
        value: path.value,
        label: optionText(path),
        unavailable: !isInReach(path, facts),
      }))}
      onChange={(path) => props.onChoose?.(personId, withPath(coverage, selections, path))}
      inputRef={controlRef}
    />
  );
}

/** An option of a list in words: its name, what is below it, and what it adds, or why it is out of reach. */
function useOptionText({
  choices,
  personId,
  currency,
}: Pick<ChoiceCellProps, "choices" | "personId" | "currency">): (path: ChoicePath) => string {
  const { price, needs } = useMessages();
  const format = useFormat();
  const [isFull] = useFullPrices();
  const shares = choices.prices?.[personId];

  function amountOf({ id, price: exact, from_price }: PlanCoverageOption): number {
    if (choices.prices === undefined) return exact ?? from_price ?? 0;
    const share = shares?.[id];
    return (isFull ? share?.total : share?.employee_contribution) ?? 0;
  }
  return ({ options }) => {
    const name = options.map((option) => option.name).join(" – ");
    const reasons = options
      .map((option) =>
        reasonsOutOfReach(option, { facts: choices.facts, scope: "member", needs, count: format.count }),
      )
      .filter(Boolean);
    if (reasons.length > 0) return `${name} · ${reasons.join(" ")}`;
    const amount = options.reduce((sum, option) => sum + amountOf(option), 0);
    if (amount === 0) return name;
    const money = format.money(Math.abs(amount), currency);
    return `${name} · ${amount < 0 ? price.saves(money) : price.plus(money)}`;
  };
}

/** What a person has of each coverage, in one line. */
export function choicesText(
  { coverages, value }: MemberChoices,
  personId: string,
  { action, people }: Messages,
): string {
  const selections: readonly PlanCoverageOptionSelection[] = value[personId] ?? [];
  return coverages
    .map((one) => action.about(one.name, chosenNames(one, selections) || people.none))
    .join(" · ");
}
