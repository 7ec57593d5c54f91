"use client";
import type { CostSharingConfiguration, CostSharingType, PlanCoverageOptionSelection } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import { type ReactNode, type Ref, useEffect, useState } from "react";
import { useFormat } from "../../messages/hooks.ts";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { later } from "../../primitives/later.tsx";
import type { PlanToShare } from "./example-shares.ts";
import { marksOf } from "./parse-amount.ts";
import { SharingTable } from "./SharingTable.tsx";
import { SharingInputs } from "./SharingInputs.tsx";
import { draftOf, isSame, readDraft, type SharingDraft, type SharingField } from "./sharing-draft.ts";
import { useSharingErrors } from "./useSharingErrors.ts";
import { QuoteRoot } from "../PartRoot/PartRoot.tsx";

export interface CostSharingEditorProps {
  /** The plan whose cost is shared: its currency, and what its examples cost. */
  plan: PlanToShare;
  /** How the cost is shared, when the host holds it; null until it is complete. */
  value?: CostSharingConfiguration | null | undefined;
  /** How it is shared at first, when the component holds it. */
  defaultValue?: CostSharingConfiguration | null | undefined;
  /** Every change: a sharing that the service accepts, or null while something is missing or wrong. */
  onChange?: ((costSharing: CostSharingConfiguration | null) => void) | undefined;
  /** What is chosen for the group: it is part of the price. */
  groupSelections?: readonly PlanCoverageOptionSelection[] | null | undefined;
  /** The first day of cover that the examples are for, `YYYY-MM-DD`. */
  startsOn: string;
  /** How often the person tried to go on: from 1 what is missing is said. */
  attempt?: number | undefined;
  /** Errors of the service, by a JSON path that ends in the sharing (`$.cost_sharing.percentage.percentage`). */
  errors?: FieldErrors | undefined;
  /** The error summary is part of what is around it. */
  unsummarised?: boolean | undefined;
  /** The first card, for an error that leads here. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * How the cost is shared between company and employee: a sentence for each type that the plan allows, its inputs inside,
 * and what it comes to for three families, equal to the service's figures (decisions §6, "Employer's share").
 */
export function CostSharingEditor(props: CostSharingEditorProps): ReactNode {
  return (
    <QuoteRoot shapes={["title", "choice", "choice", "choice"]}>
      <Editor {...props} />
    </QuoteRoot>
  );
}

/** From what is easiest to understand to what is hardest. */
const types = [
  "full_coverage",
  "percentage",
  "policyholder_only",
  "fixed_amount",
  "family_type",
  "member_selection",
  "member_selection_percentage_based",
  "member_count",
] as const satisfies readonly CostSharingType[];

const loadExamples = async () => (await import("./Examples.tsx")).Examples;
const Examples = /* @__PURE__ */ later(loadExamples, ["text", "panel"]);

const noSelections: readonly PlanCoverageOptionSelection[] = [];

function Editor(props: CostSharingEditorProps): ReactNode {
  const { plan, onChange, startsOn, attempt = 0, unsummarised, inputRef } = props;
  const groupSelections = props.groupSelections ?? noSelections;
  const { currency } = plan;
  const format = useFormat();
  const { refFor, targetOf } = useFieldRefs();
  const marks = marksOf(format.number);
  // At hand by the time something is chosen.
  useEffect(() => void loadExamples().catch(() => undefined), []);
  const [typed, setTyped] = useState(() =>
    draftOf(props.value ?? props.defaultValue ?? null, currency, marks),
  );

  // What was typed stays as typed for as long as it means the `value`.
  const isSameValue =
    props.value === undefined || isSame(readDraft(typed, currency, marks).config, props.value);
  const draft = isSameValue ? typed : draftOf(props.value ?? null, currency, marks);
  const { config, issues } = readDraft(draft, currency, marks);
  const { errors, summed, dismiss } = useSharingErrors({
    issues,
    currency,
    attempt,
    serviceErrors: props.errors,
  });

  function change(part: Partial<SharingDraft>): void {
    const next = { ...draft, ...part };
    setTyped(next);
    dismiss();
    onChange?.(readDraft(next, currency, marks).config);
  }

  const offered = types.filter((type) => plan.supported_cost_sharing_types.includes(type));
  const summary = Object.entries(summed).map(([id, message]) => ({ id, message, target: targetOf(id) }));
  return (
    <div className="ek-sharing">
      {!unsummarised && <ErrorSummary problems={summary} attempt={attempt} />}
      <SharingTable
        plan={plan}
        types={offered}
        chosen={draft.type}
        config={config}
        onChoose={(type) => change({ type })}
        groupSelections={groupSelections}
        startsOn={startsOn}
        error={errors.type}
        inputRef={inputRef ?? refFor("type")}
      >
        <div className="ek-sharing-open">
          <SharingInputs
            draft={draft}
            onChange={change}
            currency={currency}
            errorOf={(field: SharingField) => errors[field]}
            refFor={refFor}
          />
          {config && (
            <Examples plan={plan} config={config} groupSelections={groupSelections} startsOn={startsOn} />
          )}
        </div>
      </SharingTable>
    </div>
  );
}
