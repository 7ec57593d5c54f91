import type { Employer, Facts, Group, GroupQuoteIntent, Plan, Provider } from "@enrolkit/types";
import { coverageQuestions, firstOfNextMonth, isCivilDate, type QuotePosition } from "@enrolkit/rules";
import type { StepMemory } from "../shared/CurrentStep.tsx";
import { useFlowContext } from "../shared/FlowContext.tsx";
import { stepOfPage } from "../shared/flow-steps.ts";
import type { Reach } from "../shared/navigation-props.ts";
import type { PageState } from "../shared/FlowPage.tsx";
import { emptyLevel, type LevelDraft, underPlan } from "../../components/QuoteLevels/level-draft.ts";
import { levelIssues } from "../../components/QuoteLevels/level-issues.ts";
import type { FlowStep } from "../../provider/events.ts";
import { useFlowDraft } from "../shared/useFlowDraft.ts";
import type { FlowMutations } from "../shared/useFlowMutations.ts";
import type { EnrolkitMutationResult } from "../../hooks/useWrite.ts";
import { useAskForQuote } from "../../hooks/useGroupQuote.ts";
import { type ShownStep, useQuoteProgress } from "./useQuoteProgress.ts";
import { useLocalDay } from "../shared/useLocalDay.ts";
import { usePrefillWarning } from "../shared/usePrefill.ts";
import {
  type EarlierChoices,
  isLevel,
  newQuoteDraftName,
  newQuoteDraftChecks,
  type NewQuoteDraft,
} from "./new-quote-draft.ts";
import { type GoneChoice, levelOnOffer } from "./level-on-offer.ts";
import { quoteStepNames } from "./quote-step-names.ts";
import { quoteInput } from "./quote-input.ts";

type Step = QuotePosition["choosing"];

/** What there is to choose from. */
export interface Offer {
  readonly employer: Employer;
  readonly groups: readonly Group[];
  readonly plans: readonly Plan[];
  readonly providers: readonly Provider[];
}

/** What every page works with before a quote is requested. */
export interface NewQuoteState extends FlowMutations, PageState<ShownStep> {
  readonly offer: Offer;
  readonly several: boolean;
  /** The plan has choices for the whole group. */
  readonly cover: boolean;
  readonly levels: readonly LevelDraft[];
  /** What was chosen and is no longer there. */
  readonly gone: readonly GoneChoice[];
  /** The only level, where there is one. */
  readonly level: LevelDraft;
  readonly group: Group | undefined;
  readonly plan: Plan | undefined;
  readonly factsOf: (groupId: string | null) => Facts;
  /** As typed. */
  readonly startsOn: string;
  readonly isStartValid: boolean;
  /** The first day of cover that prices are for. */
  readonly firstDay: string;
  /** The step to show: never one before which something is missing. */
  readonly at: Step;
  readonly reach: Reach;
  readonly goTo: (step: Step) => void;
  readonly goOn: () => void;
  /** Goes back to the quote that the choices are of; undefined where they are of none. */
  readonly returnToQuote: (() => void) | undefined;
  /** Undefined at the first step. */
  readonly goBack: (() => void) | undefined;
  readonly isComplete: (step: Step) => boolean;
  readonly choose: (change: Partial<Omit<NewQuoteDraft, "at">>) => void;
  /** Changes the only level; what another plan does not know is left behind. */
  readonly chooseForLevel: (change: Partial<LevelDraft>) => void;
  readonly ask: EnrolkitMutationResult<ReturnType<typeof quoteInput>, GroupQuoteIntent>;
  readonly send: () => void;
}

export interface NewQuoteOptions {
  readonly offer: Offer;
  readonly groupId: string | undefined;
  /** Choices to begin with. */
  readonly from: EarlierChoices | undefined;
  readonly onReturn: (() => void) | undefined;
  readonly onRequested: (intent: GroupQuoteIntent) => void;
  readonly memory: StepMemory;
}

export function useNewQuote(options: NewQuoteOptions): NewQuoteState {
  const { offer, groupId, from, onRequested, onReturn, memory } = options;
  const { employer, groups, plans } = offer;
  const draftName = newQuoteDraftName(
    { employer_id: employer.id, external_customer_id: groups[0]?.external_customer_id ?? null },
    groupId,
  );
  const { settings } = useFlowContext();
  const flow = useFlowDraft<NewQuoteDraft>(draftName, {
    checks: newQuoteDraftChecks,
    positionAt: (step) => ({ at: pageAt(step) }),
    from: from && beginFrom(from),
  });
  const { draft, updateDraft, forget } = flow;
  const { today } = useLocalDay(employer);
  const ask = useAskForQuote();

  const several = draft.several ?? false;
  const { prefill = {} } = settings;
  const empty = firstLevel(groups, groupId);
  const prefilled: LevelDraft = {
    ...empty,
    plan_id: prefill.plan_id ?? null,
    cost_sharing: prefill.cost_sharing ?? null,
    coverage_selections: prefill.coverage ? [...prefill.coverage] : null,
  };
  const isPrefilled = draft.levels === undefined && isLevel(prefilled);
  const offered = (draft.levels ?? [isPrefilled ? prefilled : empty]).map((one) =>
    levelOnOffer(one, offer, factsOf),
  );
  const levels = offered.map((one) => one.level);
  const gone = offered.flatMap((one) => one.gone);
  const level = levels[0] ?? empty;
  const group = groups.find(({ id }) => id === level.group_id);
  const plan = plans.find(({ id }) => id === level.plan_id);
  const isStartPrefilled = isCivilDate(prefill.starts_on ?? "") && (prefill.starts_on ?? "") >= today;
  const startsOn = draft.startsOn ?? (isStartPrefilled ? (prefill.starts_on ?? "") : "");
  usePrefillWarning([
    ...(isPrefilled ? gone.map(({ part }) => part) : isLevel(prefilled) ? [] : ["level"]),
    ...(prefill.starts_on === undefined || isStartPrefilled ? [] : ["starts_on"]),
  ]);
  const isStartValid = startsOn === "" || (isCivilDate(startsOn) && startsOn >= today);

  function factsOf(id: string | null): Facts {
    const members_count = groups.find((candidate) => candidate.id === id)?.employee_count ?? 0;
    const { active_employee_count: employees_count, industry } = employer;
    return { employees_count, members_count, industry };
  }

  const issuesOf = (of: LevelDraft) => levelIssues(of, plans, factsOf);
  function isComplete(step: Step): boolean {
    if (step === "check") return isStartValid;
    if (step === "levels") return levels.every((one) => issuesOf(one).length === 0);
    const issues = issuesOf(level);
    return !partsOf[step].some((part) => issues.includes(part));
  }

  const cover =
    plan !== undefined &&
    coverageQuestions(plan.coverage_configurations, "group_policy", factsOf(level.group_id)).available;
  const steps = newQuoteSteps({ several, cover });
  // Without choices for the group, the cost sharing is all there is to choose of the cover.
  const wanted = draft.at === "cover" && !cover && !several ? "cost_sharing" : (draft.at ?? "plan");
  const chosen = Math.max(0, steps.indexOf(wanted));
  const open = steps.findIndex((step) => !isComplete(step));
  const index = open < 0 ? chosen : Math.min(chosen, open);
  const at = steps[index] ?? "plan";
  const goTo = (step: Step) => updateDraft({ at: step });

  function reach(name: string): (() => void) | undefined {
    const last = open < 0 ? steps.length - 1 : open;
    const pages = steps.slice(0, last + 1).filter((step) => stepOfPage(step, quoteStepNames) === name);
    // From behind, the last one of them is the one before.
    const page = pages.findLast((step) => steps.indexOf(step) < index) ?? pages[0];
    return page && (() => goTo(page));
  }

  function choose(change: Partial<Omit<NewQuoteDraft, "at">>): void {
    ask.reset();
    // A step that was asked for too early comes by the person's own "Continue", not while they choose.
    updateDraft({ at, ...change });
  }

  function chooseForLevel(change: Partial<LevelDraft>): void {
    const { plan_id, ...others } = change;
    const under = plan_id && plan_id !== level.plan_id ? underPlan(level, plan_id, plans) : level;
    choose({ levels: [{ ...under, ...others }] });
  }

  function send(): void {
    const input = quoteInput({ several, levels, startsOn, plans });
    void flow.mutate(
      async () => {
        const intent = await ask.mutateAsync(input);
        forget();
        onRequested(intent);
      },
      { kind: "quote", step: "check", quote: input },
    );
  }

  return {
    ...flow,
    offer,
    several,
    cover,
    levels,
    gone: isPrefilled ? [] : gone,
    level,
    group,
    plan,
    factsOf,
    startsOn,
    isStartValid,
    firstDay: isStartValid && startsOn !== "" ? startsOn : firstOfNextMonth(today),
    at,
    reach,
    goTo,
    goOn: () => goTo(steps[index + 1] ?? at),
    returnToQuote: onReturn,
    goBack: index > 0 ? () => goTo(steps[index - 1] ?? at) : undefined,
    isComplete,
    choose,
    chooseForLevel,
    ask,
    send,
    memory,
    progress: useQuoteProgress((step) => (step === "choose" ? () => goTo(steps[0] ?? at) : undefined)),
  };
}

/** The page that a person begins at who begins at a step, as far as it can be reached. */
function pageAt(step: FlowStep): Step {
  if (step === "opening") return "plan";
  return step === "cover" ? "cover" : "check";
}

/** What is chosen at each step for one group and plan. */
const partsOf = {
  plan: ["group_id", "plan_id"],
  cover: ["coverage_selections"],
  cost_sharing: ["cost_sharing"],
} as const satisfies Partial<Record<Step, readonly (keyof LevelDraft)[]>>;

/** The steps before a quote is requested: one group and plan, or several at once, which are chosen on one page. */
function newQuoteSteps({ several, cover }: { several: boolean; cover: boolean }): readonly Step[] {
  if (several) return ["levels", "check"];
  return cover ? ["plan", "cover", "cost_sharing", "check"] : ["plan", "cost_sharing", "check"];
}

function firstLevel(groups: readonly Group[], groupId: string | undefined): LevelDraft {
  const only = groups.length === 1 ? groups[0] : groups.find(({ id }) => id === groupId);
  return { ...emptyLevel, group_id: only?.id ?? null };
}

function beginFrom({ at, levels }: EarlierChoices): NewQuoteDraft {
  return { at, several: levels.length > 1, levels, startsOn: "" };
}
