"use client";
import type {
  CoverageScope,
  Facts,
  GlossaryEntry,
  PlanCoverage,
  PlanCoverageOptionSelection,
} from "@enrolkit/types";
import { coverageQuestions, type FieldErrors, type MonthlyShare } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { Isolated } from "../../text/Isolated.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Heading } from "../../theme/heading-level.tsx";
import { PriceSwitch } from "../PriceSwitch/PriceSwitch.tsx";
import { type CoverageList, CoverageOptions } from "./CoverageOptions.tsx";
import { allowedSelections } from "./selection-tree.ts";
import { useSelectionProblems } from "./useSelectionErrors.ts";

export interface CoverageSelectionProps {
  /** The coverage decisions of a plan, in any order and of any scope. */
  configurations: readonly PlanCoverage[];
  /** Whose choice it is; only coverages of this scope are asked for. `policy` when absent. */
  scope?: CoverageScope | undefined;
  /** What decides which options are in reach (`facts` of the policy enrolment). */
  facts: Facts;
  /** Lowercase ISO 4217. */
  currency: string;
  /**
   * What each option adds to what the reader pays, by option id (`useOptionPrices`): they see that, and can switch to full
   * prices. Absent: full prices for each person.
   */
  prices?: Readonly<Record<string, MonthlyShare>> | undefined;
  /** Words of the trade in the texts of the plan (`plan.glossary`): each is explained where it is first read. */
  glossary?: readonly GlossaryEntry[] | undefined;
  /** What is chosen, when the host holds it. */
  value?: readonly PlanCoverageOptionSelection[] | undefined;
  /** What is chosen at first, when the component holds it. */
  defaultValue?: readonly PlanCoverageOptionSelection[] | undefined;
  /** Every choice: always a sub-tree of what is on offer, though it may not be complete. */
  onChange?: ((selections: PlanCoverageOptionSelection[]) => void) | undefined;
  /** How often the person tried to go on: from 1 what is missing is said, and each time the summary takes focus. */
  attempt?: number | undefined;
  /** Errors of the service, by JSON path into the selections of the last `onChange`. */
  problems?: FieldErrors | undefined;
  /** Leaves out what is said of all prices, and the switch to full ones: they are above already. */
  plain?: boolean | undefined;
  /** The error summary is part of what is around it. */
  unsummarised?: boolean | undefined;
}

/**
 * One question for each coverage, its options as cards. Options out of reach are shown with the reason; nested options
 * open below their parent. Checked by the same rules as the service (decisions §6, "Selections").
 */
export function CoverageSelection(props: CoverageSelectionProps): ReactNode {
  return (
    <EkRoot>
      <Questions {...props} />
    </EkRoot>
  );
}

function Questions(props: CoverageSelectionProps): ReactNode {
  const {
    configurations,
    scope = "policy",
    facts,
    currency,
    prices,
    glossary = none,
    onChange,
    attempt = 0,
    problems,
  } = props;
  const { price } = useMessages();
  const { refFor, targetOf } = useFieldRefs();
  const [own, setOwn] = useState(props.defaultValue ?? []);

  const questions = coverageQuestions(configurations, scope, facts).configurations;
  const chosen = allowedSelections(questions, facts, props.value ?? own);
  const messages = useSelectionProblems({ questions, scope, facts, chosen, attempt, problems });

  function choose(configuration: PlanCoverage, options: PlanCoverageOptionSelection["options"]): void {
    // Of two selections of one coverage the first counts.
    const next = allowedSelections(questions, facts, [
      { configuration_id: configuration.id, options },
      ...chosen,
    ]);
    setOwn(next);
    onChange?.(next);
  }

  const list: CoverageList = { facts, scope, glossary, currency, prices, messages, refFor };
  const summary = [...messages].map(([key, message]) => ({ message, target: targetOf(key) }));
  return (
    <div className="ek-coverage">
      {!props.unsummarised && <ErrorSummary problems={summary} attempt={attempt} />}
      {!props.plain && (prices ? <PriceSwitch /> : <p className="ek-quiet">{price.eachPerson}</p>)}
      {groupsOf(questions).map(({ label, coverages }) => (
        <div className="ek-coverage-group" key={coverages[0]?.id}>
          {label && (
            <Heading size="small">
              <Isolated>{label}</Isolated>
            </Heading>
          )}
          {coverages.map((coverage) => (
            <CoverageOptions
              key={coverage.id}
              {...list}
              configuration={coverage}
              options={coverage.options}
              chosen={chosen.find(({ configuration_id }) => configuration_id === coverage.id)?.options ?? []}
              onChange={(options) => choose(coverage, options)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const none: readonly GlossaryEntry[] = [];

/** Coverages under one heading, or one alone without a heading. */
interface CoverageGroup {
  label: PlanCoverage["group_label"];
  coverages: PlanCoverage[];
}

/** Neighbours with the same group label, in their order. */
function groupsOf(coverages: readonly PlanCoverage[]): CoverageGroup[] {
  const groups: CoverageGroup[] = [];
  for (const coverage of coverages) {
    const label = coverage.group_label;
    const last = groups.at(-1);
    if (label && last?.label === label) last.coverages.push(coverage);
    else groups.push({ label, coverages: [coverage] });
  }
  return groups;
}
