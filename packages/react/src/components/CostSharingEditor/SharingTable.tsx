"use client";
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the roles of a table with its layout, which a narrow page changes */
import type { CostSharingConfiguration, CostSharingType, PlanCoverageOptionSelection } from "@enrolkit/types";
import type { ReactNode, Ref } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import { sharingTerms } from "../../messages/sharing-sentence.ts";
import { FieldGroup, joined } from "../../primitives/Field/Field.tsx";
import { later } from "../../primitives/later.tsx";
import { useUniqueId } from "../../theme/useUniqueId.ts";
import { agesOf, familiesOf } from "./example-ages.ts";
import type { PlanToShare } from "./example-shares.ts";
import { sampleOf } from "./sample-sharing.ts";

interface SharingTableProps {
  plan: PlanToShare;
  /** The ways that the plan allows, in their order. */
  types: readonly CostSharingType[];
  chosen: CostSharingType | null;
  /** The terms of the chosen way; null while they are not complete. */
  config: CostSharingConfiguration | null;
  onChoose: (type: CostSharingType) => void;
  groupSelections: readonly PlanCoverageOptionSelection[];
  startsOn: string;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement> | undefined;
  /** What the chosen way asks for. */
  children: ReactNode;
}

const SharingCells = /* @__PURE__ */ later(
  async () => (await import("./SharingCells.tsx")).SharingCells,
  ["text"],
  ({ children }) => (
    <td className="ek-sharing-cell" role="cell" colSpan={3}>
      {children}
    </td>
  ),
);

/** Ways to share the cost, a row each: what the company and the employee pay for one person, a couple and a family. */
export function SharingTable(props: SharingTableProps): ReactNode {
  const { plan, types, chosen, config, onChoose, groupSelections, startsOn, error, inputRef, children } =
    props;
  const texts = useQuoteMessages();
  const format = useFormat();
  const id = useUniqueId();
  const { sharing, sharingHint, sharingInput, example } = texts;
  const families = familiesOf(agesOf(plan));
  return (
    <FieldGroup legend={sharing.title} hint={sharingInput.choose} error={error}>
      {(errorId) => (
        <table className="ek-sharing-table" role="table" aria-label={example.title}>
          <thead className="ek-sharing-head" role="rowgroup">
            <tr className="ek-sharing-row" role="row">
              <td className="ek-sharing-name" role="cell">
                <span className="ek-sharing-part" data-ek-part="employer">
                  <span className="ek-cost-label">{example.you}</span>
                </span>
                <span className="ek-sharing-part">
                  <span className="ek-cost-label">{example.employee}</span>
                </span>
              </td>
              {families.map((family) => (
                <th className="ek-sharing-cell" role="columnheader" scope="col" key={family}>
                  {example[family]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="ek-plain" role="rowgroup">
            {types.map((type, index) => {
              const isChosen = type === chosen;
              const own = isChosen ? config : null;
              const shown = own ?? sampleOf(type, plan);
              const terms = sharingTerms(shown, plan.currency, texts, format);
              return [
                <tr
                  className="ek-sharing-row"
                  role="row"
                  key={type}
                  data-ek-checked={isChosen ? "" : undefined}
                >
                  <th className="ek-sharing-name" role="rowheader" scope="row">
                    <label className="ek-choice-line">
                      <input
                        ref={index === 0 ? inputRef : undefined}
                        form=""
                        className="ek-choice-input"
                        type="radio"
                        name={`${id}type`}
                        value={type}
                        checked={isChosen}
                        aria-labelledby={`${id}${type}`}
                        aria-describedby={joined(errorId, `${id}${type}hint`)}
                        onChange={() => onChoose(type)}
                      />
                      <span className="ek-choice-text">
                        <span className="ek-choice-name" id={`${id}${type}`}>
                          {sharing[type]}
                        </span>
                        <span className="ek-choice-description" id={`${id}${type}hint`}>
                          {terms !== "" && own === null
                            ? `${sharingHint[type]} ${example.sample(terms)}`
                            : sharingHint[type]}
                        </span>
                      </span>
                    </label>
                  </th>
                  <SharingCells
                    plan={plan}
                    config={shown}
                    groupSelections={groupSelections}
                    startsOn={startsOn}
                  />
                </tr>,
                isChosen && (
                  <tr className="ek-sharing-row" role="row" key="inputs">
                    <td className="ek-sharing-inputs" role="cell" colSpan={families.length + 1}>
                      {children}
                    </td>
                  </tr>
                ),
              ];
            })}
          </tbody>
        </table>
      )}
    </FieldGroup>
  );
}
