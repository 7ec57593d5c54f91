"use client";
import type { FieldErrors } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Card } from "../../primitives/Card/Card.tsx";
import type { ControlRef } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { later } from "../../primitives/later.tsx";
import { Select } from "../../primitives/Select/Select.tsx";
import { Heading } from "../../theme/heading-level.tsx";
import {
  type FactsOfGroups,
  type GroupToQuote,
  type LevelDraft,
  type PlanToQuote,
  underPlan,
} from "./level-draft.ts";

const LevelTerms = /* @__PURE__ */ later(
  () => import("./LevelTerms.tsx").then((module) => module.LevelTerms),
  ["title", "choice", "choice"],
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
  errors: Partial<Record<keyof LevelDraft, FieldErrors>>;
  onChange: (level: LevelDraft, part: keyof LevelDraft) => void;
  /** Absent where it is the only one. */
  onRemove?: (() => void) | undefined;
  refFor: (part: keyof LevelDraft) => ControlRef;
}

/** One group: who it is, which plan, what is chosen for all of it and how its cost is shared. */
export function Level(props: LevelProps): ReactNode {
  const { level, number, groups, plans, facts, attempt, messageOf, errors, onChange, onRemove, refFor } =
    props;
  const { action } = useMessages();
  const { levels } = useQuoteMessages();
  const format = useFormat();
  const title = levels.title(format.number(number));
  const group = groups.find(({ id }) => id === level.group_id);
  const plan = plans.find(({ id }) => id === level.plan_id);
  return (
    <div className="ek-level">
      <Card>
        <div className="ek-level-head">
          <Heading size="part">{title}</Heading>
          {onRemove && (
            <Button kind="quiet" onClick={onRemove} label={action.about(levels.remove, title)}>
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
          <LevelTerms
            key={plan.id}
            level={level}
            plan={plan}
            facts={facts}
            startsOn={props.startsOn}
            attempt={attempt}
            errors={errors}
            onChange={onChange}
          />
        )}
      </Card>
    </div>
  );
}
