"use client";
import { coverageQuestions, type FieldErrors } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { Heading, Section } from "../../theme/heading-level.tsx";
import { CostSharingEditor } from "../CostSharingEditor/CostSharingEditor.tsx";
import { CoverageSelection } from "../CoverageSelection/CoverageSelection.tsx";
import { type FactsOfGroups, factsFor, type LevelDraft, type PlanToQuote } from "./level-draft.ts";
import { useQuoteMessages } from "../../messages/hooks.ts";

interface LevelTermsProps {
  level: LevelDraft;
  plan: PlanToQuote;
  facts: FactsOfGroups;
  startsOn: string;
  attempt: number;
  errors: Partial<Record<keyof LevelDraft, FieldErrors>>;
  onChange: (level: LevelDraft, part: keyof LevelDraft) => void;
}

/** What is chosen for all of a group, where there is anything to choose, and how its cost is shared. */
export function LevelTerms(props: LevelTermsProps): ReactNode {
  const { level, plan, startsOn, attempt, errors, onChange } = props;
  const { levels } = useQuoteMessages();
  const facts = factsFor(props.facts, level.group_id);
  return (
    <Section>
      {coverageQuestions(plan.coverage_configurations, "group_policy", facts).available && (
        <div className="ek-level-cover">
          <Heading>{levels.cover}</Heading>
          <CoverageSelection
            configurations={plan.coverage_configurations}
            scope="group_policy"
            facts={facts}
            glossary={plan.glossary}
            currency={plan.currency}
            value={level.coverage_selections ?? []}
            onChange={(coverage_selections) =>
              onChange({ ...level, coverage_selections }, "coverage_selections")
            }
            attempt={attempt}
            {...(errors.coverage_selections && { problems: errors.coverage_selections })}
            unsummarised
          />
        </div>
      )}
      <div className="ek-level-sharing">
        <CostSharingEditor
          plan={plan}
          value={level.cost_sharing}
          onChange={(cost_sharing) => onChange({ ...level, cost_sharing }, "cost_sharing")}
          groupSelections={level.coverage_selections}
          startsOn={startsOn}
          attempt={attempt}
          errors={errors.cost_sharing}
          unsummarised
        />
      </div>
    </Section>
  );
}
