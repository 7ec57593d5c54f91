import type { FieldErrors } from "@enrolkit/rules";
import { useEffect, useState } from "react";
import { useQuoteMessages } from "../../messages/hooks.ts";
import { errorsOfLevel } from "./errors-of-level.ts";
import type { FactsOfGroups, LevelDraft, PlanToQuote } from "./level-draft.ts";

interface LevelsToCheck {
  value: readonly LevelDraft[];
  plans: readonly PlanToQuote[];
  facts: FactsOfGroups;
  attempt: number;
  errors: FieldErrors | undefined;
}

/** Something to fix in a part of a level. */
interface LevelProblem {
  index: number;
  part: keyof LevelDraft;
  message: string;
}

const parts = ["group_id", "plan_id", "coverage_selections", "cost_sharing"] as const;

/** What is to be fixed: the service's errors until their part changes, and what is missing after an attempt. */
export function useLevelErrors({ value, plans, facts, attempt, errors }: LevelsToCheck) {
  const { levels, sharingError } = useQuoteMessages();
  const issuesOf = useLevelIssues(attempt);
  const [dismissed, setDismissed] = useState<{ errors: FieldErrors | undefined; parts: string[] }>();
  const changed = dismissed !== undefined && dismissed.errors === errors ? dismissed.parts : [];
  const words: Record<keyof LevelDraft, string> = {
    group_id: levels.noGroup,
    plan_id: levels.noPlan,
    coverage_selections: levels.noCover,
    cost_sharing: sharingError.type,
  };

  const errorsOf = (index: number) =>
    Object.fromEntries(
      Object.entries(errorsOfLevel(errors, index)).filter(([part]) => !changed.includes(`${index} ${part}`)),
    ) as ReturnType<typeof errorsOfLevel>;

  const problems = value.flatMap((level, index): LevelProblem[] => {
    const rejected = errorsOf(index);
    const issues = attempt > 0 ? issuesOf(level, plans, facts) : [];
    return parts.flatMap((part) => {
      const [said] = Object.values(rejected[part] ?? {}).flat();
      const message = said ?? (issues.includes(part) ? words[part] : undefined);
      return message === undefined ? [] : [{ index, part, message }];
    });
  });

  return {
    problems,
    errorsOf,
    messageOf: (index: number, part: keyof LevelDraft) =>
      problems.find((problem) => problem.index === index && problem.part === part)?.message,
    dismiss: (index: number, part: keyof LevelDraft) =>
      setDismissed({ errors, parts: [...changed, `${index} ${part}`] }),
    /** Levels have other numbers now than the service knew them by. */
    dismissAll: () =>
      setDismissed({ errors, parts: value.flatMap((_, index) => parts.map((part) => `${index} ${part}`)) }),
  };
}

type IssuesOf = typeof import("./level-issues.ts").levelIssues;
const nothingYet: IssuesOf = () => [];

/** The check of levels: at hand by the time the person tries to go on, and loaded again if it did not arrive. */
function useLevelIssues(attempt: number): IssuesOf {
  const [check, setCheck] = useState<IssuesOf | null>(null);
  useEffect(() => {
    let wanted = true;
    if (check === null) {
      import("./level-issues.ts").then(
        ({ levelIssues }) => wanted && setCheck(() => levelIssues),
        () => undefined,
      );
    }
    return () => {
      wanted = false;
    };
  }, [check, attempt]);
  return check ?? nothingYet;
}
