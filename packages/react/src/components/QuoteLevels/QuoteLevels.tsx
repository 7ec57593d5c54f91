"use client";
import type { Provider } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import { type ReactNode, useRef } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { plus } from "../../primitives/Icon/drawings.ts";
import { Level } from "./Level.tsx";
import {
  emptyLevel,
  type FactsOfGroups,
  type GroupToQuote,
  type LevelDraft,
  type PlanToQuote,
  plansBeside,
} from "./level-draft.ts";
import { useLevelKeys } from "./useLevelKeys.ts";
import { useLevelErrors } from "./useLevelErrors.ts";
import { QuoteRoot } from "../PartRoot/PartRoot.tsx";
import { moveFocus } from "../../theme/move-focus.ts";

export interface QuoteLevelsProps {
  /** The groups of the employer. */
  groups: readonly GroupToQuote[];
  /** Those to choose from. */
  plans: readonly PlanToQuote[];
  /** The insurers of these plans. */
  providers: readonly Pick<Provider, "id" | "name">[];
  /** The levels of the quote, at least one; start with `[emptyLevel]`. */
  value: readonly LevelDraft[];
  /** Called with all levels, after a change to one. */
  onChange: (levels: LevelDraft[]) => void;
  /** What decides which options are in reach, for all groups alike or for each by itself. */
  facts: FactsOfGroups;
  /** The first day of cover that the examples are for, `YYYY-MM-DD`. */
  startsOn: string;
  /** How often the person tried to go on: from 1 what is missing is said, and each time the summary takes focus. */
  attempt?: number | undefined;
  /** Errors of the service, by JSON path (`$.items[0].levels[1].plan_id`, or `$.plan_id` for a single level). */
  errors?: FieldErrors | undefined;
}

/** Groups of a company, each under a plan with its own terms: one level of the quote for each. */
export function QuoteLevels(props: QuoteLevelsProps): ReactNode {
  return (
    <QuoteRoot shapes={["title", "panel"]}>
      <Levels {...props} />
    </QuoteRoot>
  );
}

function Levels(props: QuoteLevelsProps): ReactNode {
  const { groups, plans, providers, value, onChange, facts, startsOn, attempt = 0, errors } = props;
  const { levels } = useQuoteMessages();
  const format = useFormat();
  const { refFor, targetOf } = useFieldRefs();
  const box = useRef<HTMLDivElement>(null);
  const nameField = (key: number, part: keyof LevelDraft) => `${part} ${key}`;
  const { keys, add, remove } = useLevelKeys(value.length, (key) =>
    moveFocus((key === null ? targetOf("add") : targetOf(nameField(key, "group_id")))()),
  );
  const { problems, errorsOf, messageOf, dismiss, dismissAll } = useLevelErrors({
    value,
    plans,
    facts,
    attempt,
    errors,
  });

  const taken = value.map(({ group_id }) => group_id);
  const left = groups.filter(({ id }) => !taken.includes(id));
  const nameOf = ({ name, provider_id }: PlanToQuote): string => {
    const provider = providers.find(({ id }) => id === provider_id);
    return provider ? `${name} (${provider.name})` : name;
  };

  function change(index: number, level: LevelDraft, part: keyof LevelDraft): void {
    dismiss(index, part);
    onChange(value.map((one, at) => (at === index ? level : one)));
  }

  /** The control of a part; in a part of many controls the first that is to be fixed. */
  function target(index: number, part: keyof LevelDraft): HTMLElement | null {
    const control = targetOf(nameField(keys[index] ?? -1, part))();
    if (control !== null) return control;
    const level = box.current?.querySelectorAll(".ek-level")[index];
    const inside = level?.querySelector(part === "cost_sharing" ? ".ek-level-sharing" : ".ek-level-cover");
    return (
      inside?.querySelector<HTMLElement>("[data-ek-invalid] input") ?? inside?.querySelector("input") ?? null
    );
  }

  return (
    <div className="ek-levels" ref={box}>
      <ErrorSummary
        attempt={attempt}
        problems={problems.map(({ index, part, message }) => ({
          id: `${index} ${part}`,
          message: value.length > 1 ? levels.at(levels.title(format.number(index + 1)), message) : message,
          target: () => target(index, part),
        }))}
      />
      {value.map((level, index) => (
        <Level
          key={keys[index]}
          level={level}
          number={index + 1}
          groups={groups.filter((group) => group.id === level.group_id || left.includes(group))}
          plans={plansBeside(plans, value, index)}
          nameOf={nameOf}
          facts={facts}
          startsOn={startsOn}
          attempt={attempt}
          messageOf={(part) => messageOf(index, part)}
          errors={errorsOf(index)}
          onChange={(next, part) => change(index, next, part)}
          onRemove={
            value.length > 1
              ? () => {
                  remove(index);
                  dismissAll();
                  onChange(value.filter((_, at) => at !== index));
                }
              : undefined
          }
          refFor={(part) => refFor(nameField(keys[index] ?? -1, part))}
        />
      ))}
      {left.length > 0 && value.every(({ group_id }) => group_id !== null) && (
        <div className="ek-actions">
          <Button
            icon={plus}
            buttonRef={refFor("add")}
            onClick={() => {
              add();
              onChange([...value, emptyLevel]);
            }}
          >
            {levels.add}
          </Button>
        </div>
      )}
    </div>
  );
}
