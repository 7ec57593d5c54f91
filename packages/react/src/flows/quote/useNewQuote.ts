import type {
  CostSharingConfiguration,
  Employer,
  Facts,
  Group,
  GroupQuoteIntent,
  Plan,
  Provider,
} from "@enrolkit/types";
import { coverageQuestions, firstOfNextMonth, isCivilDate, type QuotePosition } from "@enrolkit/rules";
import type { StepMemory } from "../shared/CurrentStep.tsx";
import { useFlowContext } from "../shared/FlowContext.tsx";
import { addressOf, type NamedPage, stepOfPage } from "../shared/flow-steps.ts";
import type { Reach } from "../shared/navigation-props.ts";
import type { PageState } from "../shared/FlowPage.tsx";
import { emptyLevel, type LevelDraft, underPlan } from "../../components/QuoteLevels/level-draft.ts";
import { levelIssues } from "../../components/QuoteLevels/level-issues.ts";
import { useFlowDraft } from "../shared/useFlowDraft.ts";
import type { FlowMutations } from "../shared/useFlowMutations.ts";
import type { EnrolkitMutationResult } from "../../hooks/useWrite.ts";
import { useAskForQuote } from "../../hooks/useGroupQuote.ts";
import { useAboutGroups } from "./useAboutGroups.ts";
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

/** The share that prices of plans are shown with until one is chosen. */
const firstSharing: CostSharingConfiguration = { type: "percentage", percentage: { percentage: 75 } };

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
  /** The plans of the benefit that was chosen. */
  readonly plansOfBenefit: readonly Plan[];
  /** The benefit that plans are shown of, and those there are. */
  readonly benefit: Plan["benefit_type"];
  readonly benefits: readonly Plan["benefit_type"][];
  /** The plan has choices for the whole group. */
  readonly cover: boolean;
  /** There are groups to choose from. */
  readonly asksForGroups: boolean;
  /** One for each group, with the terms of the first where it has none of its own. */
  readonly levels: readonly LevelDraft[];
  /** Whether a group after the first has terms of its own. */
  readonly isOwn: (groupId: string | null) => boolean;
  /** At `levels`: which of them, from 1. */
  readonly levelAt: number;
  /** What was chosen and is no longer there. */
  readonly gone: readonly GoneChoice[];
  /** The first level. */
  readonly level: LevelDraft;
  /** What prices of plans are shown with: what was chosen, or a share to begin with. */
  readonly shownSharing: CostSharingConfiguration;
  readonly group: Group | undefined;
  readonly plan: Plan | undefined;
  readonly factsOf: (groupId: string | null) => Facts;
  /** As typed. */
  readonly startsOn: string;
  readonly isStartValid: boolean;
  /** The first day of cover where none is typed. */
  readonly emptyStart: string;
  /** The first day of cover that prices are for. */
  readonly firstDay: string;
  /** The page to show, and which one of its step it is, from 1: never one before which something is missing. */
  readonly at: Step;
  readonly number: number;
  readonly reach: Reach;
  readonly goTo: (step: Step, level?: number) => void;
  readonly goOn: () => void;
  /** Goes back to the quote that the choices are of; undefined where they are of none. */
  readonly returnToQuote: (() => void) | undefined;
  /** Undefined at the first step. */
  readonly goBack: (() => void) | undefined;
  /** Whether everything that the page asks for is chosen. */
  readonly isComplete: boolean;
  readonly choose: (change: Partial<Omit<NewQuoteDraft, "at">>) => void;
  /** Changes the first level; what another plan does not know is left behind. */
  readonly chooseForLevel: (change: Partial<LevelDraft>) => void;
  /** Chooses the groups, in their order; what was chosen for one of them stays. */
  readonly chooseGroups: (ids: readonly string[]) => void;
  /** Gives a group after the first terms of its own, or those of the first. */
  readonly chooseOwn: (index: number, level: LevelDraft | null) => void;
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
    positionAt,
    from: from && beginFrom(from),
  });
  const { draft, updateDraft, forget } = flow;
  const { today } = useLocalDay(employer);
  const ask = useAskForQuote();

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
  const own = draft.own ?? [];
  const isOwn = (id: string | null) => id !== null && own.includes(id);
  const known = offered.map((one) => one.level);
  const level = known[0] ?? empty;
  const levels = known.map((one, index) =>
    index === 0 || isOwn(one.group_id) ? one : { ...level, group_id: one.group_id },
  );
  const gone = offered.flatMap((one) => one.gone);
  const group = groups.find(({ id }) => id === level.group_id);
  const plan = plans.find(({ id }) => id === level.plan_id);
  const isStartPrefilled = isCivilDate(prefill.starts_on ?? "") && (prefill.starts_on ?? "") >= today;
  const startsOn = draft.startsOn ?? (isStartPrefilled ? (prefill.starts_on ?? "") : "");
  usePrefillWarning([
    ...(isPrefilled ? gone.map(({ part }) => part) : isLevel(prefilled) ? [] : ["level"]),
    ...(prefill.starts_on === undefined || isStartPrefilled ? [] : ["starts_on"]),
  ]);
  const isStartValid = startsOn === "" || (isCivilDate(startsOn) && startsOn >= today);

  const emptyStart = firstOfNextMonth(today);

  function factsOf(id: string | null): Facts {
    const members_count = groups.find((candidate) => candidate.id === id)?.employee_count ?? 0;
    const { active_employee_count: employees_count, industry } = employer;
    return { employees_count, members_count, industry };
  }

  const cover =
    plan !== undefined &&
    coverageQuestions(plan.coverage_configurations, "group_policy", factsOf(level.group_id)).available;
  // "health_insurance" comes before "life_assurance", whatever plan is newest.
  const benefits = [...new Set(plans.map(({ benefit_type }) => benefit_type))].toSorted();
  const benefit =
    plan?.benefit_type ?? benefits.find((one) => one === draft.benefit) ?? benefits[0] ?? "health_insurance";

  const about = useAboutGroups(levels, true);
  const isAsked = level.group_id === null || (groupId === undefined && groups.length > 1);
  const positions = newQuotePositions({ isAsked, cover, count: levels.length });
  const isDone = ({ step, level: at }: Position): boolean => {
    if (step === "check") return isStartValid;
    if (step === "groups") return levels.every(({ group_id }) => group_id !== null);
    const issues = levelIssues(levels[at] ?? empty, plans, factsOf);
    if (step === "levels") return issues.length === 0;
    return !partsOf[step].some((part) => issues.includes(part));
  };
  const wanted = draft.at ?? "groups";
  const addressed = positions.findIndex(({ address }) => address === draft.addressed);
  const left = Math.max(
    0,
    positions.findLastIndex(({ step, level: at }) => step === wanted && at <= (draft.levelAt ?? 1)),
    // Without choices for the group, the cost sharing is all there is to choose of the cover.
    wanted === "cover" && !cover ? positions.findIndex(({ step }) => step === "cost_sharing") : 0,
  );
  const open = positions.findIndex((position) => !isDone(position));
  const wantedIndex = addressed < 0 ? left : addressed;
  const index = open < 0 ? wantedIndex : Math.min(wantedIndex, open);
  const position = positions[index] ?? { step: "check", level: 0, number: 1, address: "check" };
  const at = position.step;
  const goTo = (step: Step, levelAt = 1) => updateDraft({ at: step, levelAt, addressed: undefined });
  const shownSharing = level.cost_sharing ?? firstSharing;

  function go(to: Position | undefined): void {
    if (to === undefined) return;
    // What plans were priced with is what the page about sharing begins with, where the plan knows it.
    if (at === "plan" && plan?.supported_cost_sharing_types.includes(shownSharing.type))
      updateDraft({ levels: known.with(0, { ...level, cost_sharing: shownSharing }) });
    goTo(to.step, to.level);
  }

  function reach(address: string): (() => void) | undefined {
    const found = positions.findIndex((one) => one.address === address);
    const isReached = found >= 0 && (open < 0 || found <= open);
    return isReached ? () => go(positions[found]) : undefined;
  }

  function choose(change: Partial<Omit<NewQuoteDraft, "at">>): void {
    ask.reset();
    // A step that was asked for too early comes by the person's own "Continue", not while they choose.
    updateDraft({ at, levelAt: position.level, addressed: undefined, ...change });
  }

  function replaceLevel(at: number, next: LevelDraft, change: Partial<NewQuoteDraft> = {}): void {
    choose({ levels: known.length === 0 ? [next] : known.with(at, next), ...change });
  }

  function chooseForLevel(change: Partial<LevelDraft>): void {
    const { plan_id, ...others } = change;
    const under = plan_id && plan_id !== level.plan_id ? underPlan(level, plan_id, plans) : level;
    const next = { ...under, ...others };
    const nextPlan = plans.find(({ id }) => id === next.plan_id);
    // One benefit and one currency in a quote: terms of another are those of the first again.
    const stays = (id: string): boolean => {
      const its = plans.find((one) => one.id === levels.find(({ group_id }) => group_id === id)?.plan_id);
      return its?.benefit_type === nextPlan?.benefit_type && its?.currency === nextPlan?.currency;
    };
    replaceLevel(0, next, { own: own.filter(stays) });
  }

  function chooseGroups(ids: readonly string[]): void {
    const ordered = groups.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
    const next = ordered.map((id, at) => {
      const before = known.find(({ group_id }) => group_id === id) ?? { ...emptyLevel, group_id: id };
      return at === 0 && !isOwn(id) ? { ...level, group_id: id } : before;
    });
    const [firstId] = ordered;
    choose({
      levels: next.length === 0 ? [{ ...level, group_id: null }] : next,
      own: own.filter((id) => ids.includes(id) && id !== firstId),
    });
  }

  function chooseOwn(at: number, next: LevelDraft | null): void {
    const id = levels[at]?.group_id ?? "";
    const others = own.filter((one) => one !== id);
    if (next === null) choose({ own: others });
    else replaceLevel(at, next, { own: [...others, id] });
  }

  function send(): void {
    const input = quoteInput({ levels, startsOn, plans });
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
    plansOfBenefit: plans.filter(({ benefit_type }) => benefit_type === benefit),
    benefit,
    benefits,
    cover,
    asksForGroups: isAsked,
    levels,
    isOwn,
    levelAt: position.level,
    gone: isPrefilled ? [] : gone,
    level,
    shownSharing,
    group,
    plan,
    factsOf,
    startsOn,
    isStartValid,
    emptyStart,
    firstDay: isStartValid && startsOn !== "" ? startsOn : emptyStart,
    at,
    number: position.number,
    reach,
    goTo,
    goOn: () => go(positions[index + 1]),
    returnToQuote: onReturn,
    goBack: index > 0 ? () => go(positions[index - 1]) : undefined,
    isComplete: isDone(position),
    choose,
    chooseForLevel,
    chooseGroups,
    chooseOwn,
    ask,
    send,
    memory,
    // Where they are chosen it is said already.
    about: at === "groups" ? undefined : about,
    progress: useQuoteProgress((step) => (step === "choose" ? () => go(positions[0]) : undefined)),
  };
}

/** Where a person begins who begins at a page of a step, as far as it can be reached. */
function positionAt({ step, number }: NamedPage): Partial<NewQuoteDraft> {
  // Which page that is depends on the groups and the plan that are chosen.
  if (number > 1) return { addressed: addressOf({ step, number }) };
  return { at: step === "opening" ? "groups" : step === "cover" ? "cover" : "check", addressed: undefined };
}

/** What is chosen at each step for the first group. */
const partsOf = {
  plan: ["group_id", "plan_id"],
  cover: ["coverage_selections"],
  cost_sharing: ["cost_sharing"],
} as const satisfies Partial<Record<Step, readonly (keyof LevelDraft)[]>>;

/** A page before a quote is requested, and which level it is about, from 0. */
interface Position {
  readonly step: Step;
  readonly level: number;
  /** Which page of its step it is, from 1. */
  readonly number: number;
  readonly address: string;
}

interface PositionsOf {
  /** Whether there are groups to choose from. */
  isAsked: boolean;
  cover: boolean;
  /** How many groups were chosen. */
  count: number;
}

/** The pages before a quote is requested: those of the first group, then one for each other group. */
function newQuotePositions({ isAsked, cover, count }: PositionsOf): readonly Position[] {
  const at = (step: Step, level = 0) => ({ step, level });
  const pages = [
    ...(isAsked ? [at("groups")] : []),
    at("plan"),
    ...(cover ? [at("cover")] : []),
    at("cost_sharing"),
    ...Array.from({ length: Math.max(0, count - 1) }, (_, index) => at("levels", index + 1)),
    at("check"),
  ];
  const names = pages.map((page) => stepOfPage(page.step, quoteStepNames));
  return pages.map((page, index) => {
    const step = names[index] ?? "check";
    const number = names.slice(0, index + 1).filter((name) => name === step).length;
    return { ...page, number, address: addressOf({ step, number }) };
  });
}

function firstLevel(groups: readonly Group[], groupId: string | undefined): LevelDraft {
  const only = groups.length === 1 ? groups[0] : groups.find(({ id }) => id === groupId);
  return { ...emptyLevel, group_id: only?.id ?? null };
}

function beginFrom({ at, levels }: EarlierChoices): NewQuoteDraft {
  const own = levels.slice(1).flatMap(({ group_id }) => group_id ?? []);
  return { at, levelAt: 1, levels, own, benefit: "", startsOn: "" };
}
