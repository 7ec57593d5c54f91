import type { Employer, Facts, Group, GroupQuoteIntent, Plan, Provider } from "@enrolkit/contract";
import { coverageQuestions, firstOfNextMonth, isCivilDate, type QuotePosition } from "@enrolkit/rules";
import type { RefObject } from "react";
import { emptyLevel, type LevelDraft, underPlan } from "../../components/QuoteLevels/level-draft.ts";
import { levelFaults } from "../../components/QuoteLevels/level-faults.ts";
import { useDraft } from "../../draft/useDraft.ts";
import { type Runs, useRuns } from "../shared/useFlowMutations.ts";
import type { EnrolkitMutationResult } from "../../hooks/useWrite.ts";
import { useAskForQuote } from "../../hooks/useGroupQuote.ts";
import { choosingPlaces, type StepName } from "./quote-steps.ts";
import { useEmployersDay } from "./useEmployersDay.ts";
import { draftSubject, newQuoteChecks, type NewQuoteDraft } from "./new-quote-draft.ts";
import { quoteInput } from "./quote-input.ts";

type Place = QuotePosition["choosing"];

/** What there is to choose from. */
export interface Offer {
  readonly employer: Employer;
  readonly groups: readonly Group[];
  readonly plans: readonly Plan[];
  readonly providers: readonly Provider[];
}

/** What every page works with before a quote is asked for. */
export interface NewQuote extends Runs {
  readonly offer: Offer;
  readonly several: boolean;
  /** The plan has choices for the whole group. */
  readonly cover: boolean;
  readonly levels: readonly LevelDraft[];
  /** The only level, where there is one. */
  readonly level: LevelDraft;
  readonly group: Group | undefined;
  readonly plan: Plan | undefined;
  readonly factsOf: (groupId: string | null) => Facts;
  /** As typed. */
  readonly startsOn: string;
  readonly startIsSound: boolean;
  /** The first day of cover that prices are for. */
  readonly firstDay: string;
  /** The page to show: never one before which something is missing. */
  readonly at: Place;
  readonly goTo: (place: Place) => void;
  readonly goOn: () => void;
  /** Undefined on the first page. */
  readonly goBack: (() => void) | undefined;
  readonly isSettled: (place: Place) => boolean;
  readonly choose: (change: Partial<Omit<NewQuoteDraft, "at">>) => void;
  /** Changes the only level; what another plan does not know is left behind. */
  readonly chooseForLevel: (change: Partial<LevelDraft>) => void;
  readonly ask: EnrolkitMutationResult<ReturnType<typeof quoteInput>, GroupQuoteIntent>;
  readonly send: () => void;
  readonly backTo: (step: StepName) => (() => void) | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export interface NewQuoteOptions {
  readonly offer: Offer;
  readonly groupId: string | undefined;
  /** Choices to begin with. */
  readonly from: readonly LevelDraft[] | undefined;
  readonly onAsked: (intent: GroupQuoteIntent) => void;
  readonly heading: NewQuote["heading"];
}

export function useNewQuote(options: NewQuoteOptions): NewQuote {
  const { offer, groupId, from, onAsked, heading } = options;
  const { employer, groups, plans } = offer;
  const subject = draftSubject(
    { employer_id: employer.id, external_customer_id: groups[0]?.external_customer_id ?? null },
    groupId,
  );
  const [draft, keep, forget] = useDraft(subject, false, newQuoteChecks, from && beginFrom(from));
  const { today } = useEmployersDay(employer);
  const runs = useRuns();
  const ask = useAskForQuote();

  const several = draft.several ?? false;
  const first = firstLevel(groups, groupId);
  const levels = draft.levels?.map((level) => known(level, offer)) ?? [first];
  const level = levels[0] ?? first;
  const group = groups.find(({ id }) => id === level.group_id);
  const plan = plans.find(({ id }) => id === level.plan_id);
  const startsOn = draft.startsOn ?? "";
  const startIsSound = startsOn === "" || (isCivilDate(startsOn) && startsOn >= today);

  function factsOf(id: string | null): Facts {
    const members_count = groups.find((candidate) => candidate.id === id)?.employee_count ?? 0;
    const { active_employee_count: employees_count, industry } = employer;
    return { employees_count, members_count, industry };
  }

  const faultsOf = (of: LevelDraft) => levelFaults(of, plans, factsOf);
  function isSettled(place: Place): boolean {
    if (place === "check") return startIsSound;
    if (place === "levels") return levels.every((one) => faultsOf(one).length === 0);
    const faults = faultsOf(level);
    return !partsOf[place].some((part) => faults.includes(part));
  }

  const cover =
    plan !== undefined &&
    coverageQuestions(plan.coverage_configurations, "group_policy", factsOf(level.group_id)).available;
  const places = choosingPlaces({ several, cover });
  const wished = Math.max(0, places.indexOf(draft.at ?? "plan"));
  const open = places.findIndex((place) => !isSettled(place));
  const index = open < 0 ? wished : Math.min(wished, open);
  const at = places[index] ?? "plan";
  const goTo = (place: Place) => keep({ at: place });

  function choose(change: Partial<Omit<NewQuoteDraft, "at">>): void {
    ask.reset();
    runs.dismiss();
    keep(change);
  }

  function chooseForLevel(change: Partial<LevelDraft>): void {
    const { plan_id, ...others } = change;
    const under = plan_id && plan_id !== level.plan_id ? underPlan(level, plan_id, plans) : level;
    choose({ levels: [{ ...under, ...others }] });
  }

  function send(): void {
    const input = quoteInput({ several, levels, startsOn, plans });
    void runs.run(async () => {
      const intent = await ask.mutateAsync(input);
      forget();
      onAsked(intent);
    });
  }

  return {
    ...runs,
    offer,
    several,
    cover,
    levels,
    level,
    group,
    plan,
    factsOf,
    startsOn,
    startIsSound,
    firstDay: startIsSound && startsOn !== "" ? startsOn : firstOfNextMonth(today),
    at,
    goTo,
    goOn: () => goTo(places[index + 1] ?? at),
    goBack: index > 0 ? () => goTo(places[index - 1] ?? at) : undefined,
    isSettled,
    choose,
    chooseForLevel,
    ask,
    send,
    backTo: (step) => (step === "choose" ? () => goTo(places[0] ?? at) : undefined),
    heading,
  };
}

/** What each page of the simple way settles. */
const partsOf = {
  plan: ["group_id", "plan_id"],
  cover: ["coverage_selections"],
  cost_sharing: ["cost_sharing"],
} as const satisfies Partial<Record<Place, readonly (keyof LevelDraft)[]>>;

function firstLevel(groups: readonly Group[], groupId: string | undefined): LevelDraft {
  const only = groups.length === 1 ? groups[0] : groups.find(({ id }) => id === groupId);
  return { ...emptyLevel, group_id: only?.id ?? null };
}

/** A level as it can still be asked for: groups and plans come and go. */
function known(level: LevelDraft, { groups, plans }: Offer): LevelDraft {
  return {
    ...level,
    group_id: groups.some(({ id }) => id === level.group_id) ? level.group_id : null,
    plan_id: plans.some(({ id }) => id === level.plan_id) ? level.plan_id : null,
  };
}

function beginFrom(levels: readonly LevelDraft[]): NewQuoteDraft {
  return { at: "check", several: levels.length > 1, levels, startsOn: "" };
}
