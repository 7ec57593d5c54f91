import type {
  EnrolmentIntent,
  PlanCoverage,
  PlanCoverageOptionSelection,
  PolicyEnrolment,
} from "@enrolkit/types";
import { checkSelections, coverageQuestions } from "@enrolkit/rules";
import {
  allowedSelections,
  coveragesToChooseAgain,
} from "../../components/CoverageSelection/selection-tree.ts";
import { benefitOf } from "../../cost/benefit-of.ts";
import { areSelections } from "../../draft/checks.ts";
import { selectionsIn } from "./enrolment-intent.ts";

/** How many options a page shows, unless one question alone has more: about three screens of a phone. */
const mostOptions = 12;

/**
 * Questions, in their order, on pages of about as many options each: a page ends where the next question would take it over
 * its equal share of them all, the last one where it would be too long.
 */
export function pagesOf<Question extends { readonly options: readonly unknown[] }>(
  questions: readonly Question[],
): Question[][] {
  const total = optionsOf(questions);
  const count = Math.ceil(total / mostOptions);
  const pages: Question[][] = [];
  for (const question of questions) {
    const page = pages.at(-1);
    const limit = pages.length < count ? total / count : mostOptions;
    if (page && optionsOf([...page, question]) <= limit) page.push(question);
    else pages.push([question]);
  }
  return pages;
}

function optionsOf(questions: readonly { readonly options: readonly unknown[] }[]): number {
  return questions.reduce((sum, { options }) => sum + options.length, 0);
}

type Selections = readonly PlanCoverageOptionSelection[];

/** The questions of one plan on one page. */
export interface CoverSection {
  readonly policy: PolicyEnrolment;
  readonly questions: readonly PlanCoverage[];
  /** What is chosen of them: these entries of all that is chosen, from this one on. */
  readonly chosen: Selections;
  readonly from: number;
  /** No question of the plan comes later. */
  readonly isLast: boolean;
}

/** What there is to choose in an enrolment, and what is chosen. */
export interface CoverChoices {
  readonly pages: readonly (readonly CoverSection[])[];
  /** The last page that can be shown, from 1: on each one before it, nothing is missing. */
  readonly reached: number;
  /** As it was stored, or filled in by the page around; `chosen` is what of it may be chosen. */
  readonly saved: Selections;
  readonly chosen: Selections;
  readonly isPrefilled: boolean;
  /** Of what was saved: the coverages to choose again, and ids that no coverage has. */
  readonly gone: readonly PlanCoverage[];
  readonly unknown: readonly string[];
}

/** What is chosen, for each policy that has something to choose: here, else as the enrolment holds it, else as the page fills it in. */
export function coverChoices(
  intent: EnrolmentIntent,
  inDraft: Selections | undefined,
  prefilled: Selections | undefined,
): CoverChoices {
  const chosenBefore = inDraft ?? selectionsIn(intent);
  const isPrefilled = chosenBefore.length === 0 && inDraft === undefined && areSelections(prefilled);
  const saved = isPrefilled && prefilled ? prefilled : chosenBefore;
  const policies = intent.policy_enrolments.flatMap((policy) => {
    const { available, configurations } = questionsOf(policy);
    return available ? [{ policy, configurations }] : [];
  });
  const questions = policies.flatMap(({ policy, configurations }) =>
    configurations.map((question) => ({ policy, question, options: question.options })),
  );
  const gone = policies.flatMap(({ policy, configurations }) =>
    coveragesToChooseAgain(configurations, policy.facts, saved),
  );

  let from = 0;
  const pages = pagesOf(questions).map((page) =>
    policies.flatMap(({ policy, configurations }): CoverSection[] => {
      const its = page.filter((one) => one.policy === policy).map(({ question }) => question);
      if (its.length === 0) return [];
      const chosen = allowedSelections(its, policy.facts, saved);
      const section = { policy, questions: its, chosen, from, isLast: its.at(-1) === configurations.at(-1) };
      from += chosen.length;
      return [section];
    }),
  );
  const isOpen = (section: CoverSection): boolean =>
    hasIssues(section) || (!isPrefilled && section.questions.some((question) => gone.includes(question)));
  const open = pages.findIndex((page) => page.some(isOpen));
  return {
    pages,
    reached: open < 0 ? Math.max(1, pages.length) : open + 1,
    saved,
    chosen: pages.flat().flatMap(({ chosen }) => chosen),
    isPrefilled,
    gone,
    unknown: saved
      .map(({ configuration_id: id }) => id)
      .filter((id) => !questions.some(({ question }) => question.id === id)),
  };
}

/** What is to be remembered once something is chosen in some sections: what is gone from others is still to be chosen again. */
export function withChosen(
  { isPrefilled, saved, chosen }: CoverChoices,
  sections: readonly CoverSection[],
  selections: Selections,
): Selections {
  const ids = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  const others = (isPrefilled ? chosen : saved).filter(({ configuration_id: id }) => !ids.includes(id));
  return [...others, ...selections];
}

/** Whether something is missing that has to be chosen. */
export function hasIssues({ policy: { facts }, questions, chosen }: CoverSection): boolean {
  return (
    checkSelections({ configurations: [...questions], scope: "policy", facts, selections: [...chosen] })
      .length > 0
  );
}

/** The page, from 1, of what the service did not take, by paths such as `$.coverage_selections[2].options`; undefined for none. */
export function pageOfErrors(
  { pages }: CoverChoices,
  errors: Readonly<Record<string, unknown>> | undefined,
): number | undefined {
  const indices = Object.keys(errors ?? {}).map((path) => Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1));
  const index = pages.findIndex((page) =>
    page.some(({ from, chosen }) => indices.some((at) => at >= from && at < from + chosen.length)),
  );
  return index < 0 ? undefined : index + 1;
}

function questionsOf(policy: PolicyEnrolment) {
  return coverageQuestions(benefitOf(policy)?.coverage_options ?? [], "policy", policy.facts);
}
