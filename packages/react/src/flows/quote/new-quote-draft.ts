import type { GroupQuoteIntent } from "@enrolkit/types";
import type { QuotePosition } from "@enrolkit/rules";
import type { LevelDraft } from "../../components/QuoteLevels/level-draft.ts";
import {
  areSelections,
  type Checks,
  isCount,
  isRecord,
  isText,
  listOf,
  oneOf,
  orNull,
} from "../../draft/checks.ts";

/** What was chosen for a quote that is not requested yet, and the step the person is at. Lives as long as the tab. */
export interface NewQuoteDraft {
  readonly at: QuotePosition["choosing"];
  /** At `levels`: which of them, from 1. */
  readonly levelAt: number;
  /** The address of the page that the flow came with, where it is the second or a later one of its step: until the person goes on. */
  readonly addressed?: string | undefined;
  /** A level for each group that was chosen. */
  readonly levels: readonly LevelDraft[];
  /** Groups after the first that have terms of their own; the others have those of the first. */
  readonly own: readonly string[];
  /** The benefit that plans are shown of. */
  readonly benefit: string;
  /** `YYYY-MM-DD`, empty, or whatever of it was typed so far. */
  readonly startsOn: string;
}

export const isLevel = (value: unknown): boolean =>
  isRecord(value) &&
  orNull(isText)(value["group_id"]) &&
  orNull(isText)(value["plan_id"]) &&
  orNull((sharing) => isRecord(sharing) && isText(sharing["type"]))(value["cost_sharing"]) &&
  orNull(areSelections)(value["coverage_selections"]);

export const newQuoteDraftChecks: Checks<NewQuoteDraft> = {
  at: oneOf(["groups", "plan", "cover", "levels", "cost_sharing", "check"]),
  levelAt: isCount,
  addressed: isText,
  own: listOf(isText),
  benefit: isText,
  levels: (value) => listOf(isLevel)(value),
  startsOn: isText,
};

/** The name of the draft of a new quote: apart for each employer, and customer of a platform. */
export function newQuoteDraftName(
  of: Pick<GroupQuoteIntent, "employer_id" | "external_customer_id">,
  groupId: string | undefined,
): string {
  return ["quote", of.employer_id, of.external_customer_id, groupId].filter(Boolean).join(":");
}

/** The choices of an earlier quote, to ask again with from a step on. */
export interface EarlierChoices extends Pick<NewQuoteDraft, "at" | "levels"> {
  /** The quote that they are of. */
  readonly of: string;
}

/** What was chosen for a quote. */
export function levelsOf({ items }: Pick<GroupQuoteIntent, "items">): LevelDraft[] {
  return items.flatMap(({ levels }) =>
    levels.map(({ group_id, plan_id, cost_sharing, coverage_selections }) => ({
      group_id,
      plan_id,
      cost_sharing: cost_sharing ?? null,
      coverage_selections: coverage_selections ?? [],
    })),
  );
}
