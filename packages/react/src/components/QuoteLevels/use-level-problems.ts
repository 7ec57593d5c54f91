import type { FieldErrors } from "@enrolkit/rules";
import { useEffect, useState } from "react";
import type { FactsOfGroups, LevelDraft, PlanToQuote } from "./level-draft.ts";
import { errorsOfLevel } from "./level-errors.ts";
import { useQuoteMessages } from "../../messages/hooks.ts";

interface LevelsToCheck {
  value: readonly LevelDraft[];
  plans: readonly PlanToQuote[];
  facts: FactsOfGroups;
  attempt: number;
  errors: FieldErrors | undefined;
}

/** Something to mend in a part of a level. */
interface LevelProblem {
  index: number;
  part: keyof LevelDraft;
  message: string;
}

const parts = ["group_id", "plan_id", "coverage_selections", "cost_sharing"] as const;

/** What is to be mended: the service's refusals until their part changes, and what is missing after an attempt. */
export function useLevelProblems({ value, plans, facts, attempt, errors }: LevelsToCheck) {
  const { levels, sharingError } = useQuoteMessages();
  const faultsOf = useFaults(attempt);
  const [mended, setMended] = useState<{ errors: FieldErrors | undefined; parts: string[] }>();
  const changed = mended !== undefined && mended.errors === errors ? mended.parts : [];
  const words: Record<keyof LevelDraft, string> = {
    group_id: levels.noGroup,
    plan_id: levels.noPlan,
    coverage_selections: levels.noCover,
    cost_sharing: sharingError.type,
  };

  const refusedOf = (index: number) =>
    Object.fromEntries(
      Object.entries(errorsOfLevel(errors, index)).filter(([part]) => !changed.includes(`${index} ${part}`)),
    ) as ReturnType<typeof errorsOfLevel>;

  const problems = value.flatMap((level, index): LevelProblem[] => {
    const refused = refusedOf(index);
    const faults = attempt > 0 ? faultsOf(level, plans, facts) : [];
    return parts.flatMap((part) => {
      const [said] = Object.values(refused[part] ?? {}).flat();
      const message = said ?? (faults.includes(part) ? words[part] : undefined);
      return message === undefined ? [] : [{ index, part, message }];
    });
  });

  return {
    problems,
    refusedOf,
    messageOf: (index: number, part: keyof LevelDraft) =>
      problems.find((problem) => problem.index === index && problem.part === part)?.message,
    mend: (index: number, part: keyof LevelDraft) =>
      setMended({ errors, parts: [...changed, `${index} ${part}`] }),
    /** Levels have other numbers now than the service knew them by. */
    mendAll: () =>
      setMended({ errors, parts: value.flatMap((_, index) => parts.map((part) => `${index} ${part}`)) }),
  };
}

type FaultsOf = typeof import("./level-faults.ts").levelIssues;
const nothingYet: FaultsOf = () => [];

/** The judge of levels: it is at hand by the time somebody tries to go on, and is asked for again if it did not arrive. */
function useFaults(attempt: number): FaultsOf {
  const [judge, setJudge] = useState<FaultsOf | null>(null);
  useEffect(() => {
    let wanted = true;
    if (judge === null) {
      import("./level-faults.ts").then(
        ({ levelIssues }) => wanted && setJudge(() => levelIssues),
        () => undefined,
      );
    }
    return () => {
      wanted = false;
    };
  }, [judge, attempt]);
  return judge ?? nothingYet;
}
