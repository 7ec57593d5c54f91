"use client";
import { asksFor, type FieldErrors } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useFormat } from "../../messages/hooks.ts";
import { useQuoteMessages } from "../../messages/quote/QuoteTexts.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Card } from "../../primitives/Card/Card.tsx";
import type { ControlRef } from "../../primitives/ErrorSummary/use-field-refs.ts";
import { later } from "../../primitives/later.tsx";
import { Select } from "../../primitives/Select/Select.tsx";
import { Heading, Section } from "../../theme/heading-level.tsx";
import {
  type FactsOfGroups,
  factsFor,
  type GroupToQuote,
  type LevelDraft,
  type PlanToQuote,
  underPlan,
} from "./level-draft.ts";

const CoverageSelection = /* @__PURE__ */ later(
  () => import("../CoverageSelection/CoverageSelection.tsx").then((module) => module.CoverageSelection),
  ["choice", "choice"],
);
const CostSharingEditor = /* @__PURE__ */ later(
  () => import("../CostSharingEditor/CostSharingEditor.tsx").then((module) => module.CostSharingEditor),
  ["choice", "choice"],
);

interface LevelProps {
  level: LevelDraft;
  number: number;
  groups: readonly GroupToQuote[];
  plans: readonly PlanToQuote[];
  /** What plans are called, with their insurer. */
  nameOf: (plan: PlanToQuote) => string;
  facts: FactsOfGroups;
  startsOn: string;
  attempt: number;
  messageOf: (part: keyof LevelDraft) => string | undefined;
  refused: Partial<Record<keyof LevelDraft, FieldErrors>>;
  onChange: (level: LevelDraft, part: keyof LevelDraft) => void;
  /** Absent where it is the only one. */
  onRemove?: (() => void) | undefined;
  refFor: (part: keyof LevelDraft) => ControlRef;
}

/** One group: who it is, which plan, what is chosen for all of it and how its cost is shared. */
export function Level(props: LevelProps): ReactNode {
  const { level, number, groups, plans, facts, attempt, messageOf, refused, onChange, onRemove, refFor } =
    props;
  const { levels } = useQuoteMessages();
  const format = useFormat();
  const title = levels.title(format.number(number));
  const group = groups.find(({ id }) => id === level.group_id);
  const plan = plans.find(({ id }) => id === level.plan_id);
  const known = factsFor(facts, level.group_id);
  const cover = plan && asksFor(plan.coverage_configurations, "group_policy", known).anything;
  return (
    <div className="ek-level">
      <Card>
        <div className="ek-level-head">
          <Heading size="part">{title}</Heading>
          {onRemove && (
            <Button kind="quiet" onClick={onRemove} label={`${levels.remove}: ${title}`}>
              {levels.remove}
            </Button>
          )}
        </div>
        <div className="ek-level-who">
          <Select
            label={levels.group}
            value={level.group_id ?? ""}
            onChange={(id) => onChange({ ...level, group_id: id || null }, "group_id")}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            hint={group && levels.employees(format.count(group.employee_count))}
            error={messageOf("group_id")}
            inputRef={refFor("group_id")}
          />
          <Select
            label={levels.plan}
            value={level.plan_id ?? ""}
            onChange={(id) => onChange(underPlan(level, id, plans), "plan_id")}
            options={plans.map((one) => ({ value: one.id, label: props.nameOf(one) }))}
            hint={onRemove && levels.alike}
            error={messageOf("plan_id")}
            inputRef={refFor("plan_id")}
          />
        </div>
        {plan && (
          <Section>
            {cover && (
              <div className="ek-level-cover">
                <Heading size="part">{levels.cover}</Heading>
                <CoverageSelection
                  key={plan.id}
                  configurations={plan.coverage_configurations}
                  scope="group_policy"
                  facts={known}
                  currency={plan.currency}
                  value={level.coverage_selections ?? []}
                  onChange={(coverage_selections) =>
                    onChange({ ...level, coverage_selections }, "coverage_selections")
                  }
                  attempt={attempt}
                  {...(refused.coverage_selections && { problems: refused.coverage_selections })}
                  unsummarised
                />
              </div>
            )}
            <div className="ek-level-sharing">
              <CostSharingEditor
                key={plan.id}
                plan={plan}
                value={level.cost_sharing}
                onChange={(cost_sharing) => onChange({ ...level, cost_sharing }, "cost_sharing")}
                groupSelections={level.coverage_selections}
                startsOn={props.startsOn}
                attempt={attempt}
                errors={refused.cost_sharing}
                unsummarised
              />
            </div>
          </Section>
        )}
      </Card>
    </div>
  );
}
