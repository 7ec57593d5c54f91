import type {
  AmendmentChange,
  Policy,
  PolicyAmendmentIntentInput,
  QualifyingLifeEvent,
} from "@enrolkit/types";
import { type Checks, isText, oneOf } from "../../draft/checks.ts";
import { allEvents } from "./life-events.ts";
import type { AmendmentPosition } from "@enrolkit/rules";

/** `none`: no special reason, in the initial adjustment period. */
export type ChosenReason = QualifyingLifeEvent | "none";

/** What the person has said of a change that is not requested yet, and the step they are at. */
export interface AmendmentRequestDraft {
  readonly at: AmendmentPosition;
  readonly change: AmendmentChange;
  /** "Something else", before what it is. */
  readonly group: "more";
  readonly reason: ChosenReason;
  /** As typed: `YYYY-MM-DD` once it is whole. */
  readonly date: string;
  /** In the person's words, for what has no name of its own. */
  readonly words: string;
}

export const requestDraftChecks: Checks<AmendmentRequestDraft> = {
  at: oneOf(["opening", "reason", "when"]),
  change: oneOf(["dependents", "cancellation"]),
  group: oneOf(["more"]),
  reason: oneOf([...allEvents, "none"]),
  date: isText,
  words: isText,
};

/** The page of each address. What happened and when is what is chosen here. */
export const positionsByAddress: Readonly<Record<string, AmendmentPosition>> = {
  opening: "opening",
  cover: "reason",
  "cover-2": "when",
};

export const requestDraftKeys = Object.keys(requestDraftChecks) as (keyof AmendmentRequestDraft)[];

/** What a draft is a draft of: a change to the policy as it is, while no other one is open. */
export function stateOf({ status, ends_on, members }: Policy, openId: string | null): string {
  return JSON.stringify([status, ends_on, members.map(({ id }) => id), openId]);
}

/** The change that is requested. */
export function inputOf(
  change: AmendmentChange,
  { reason, date = "", words = "" }: Partial<AmendmentRequestDraft>,
): PolicyAmendmentIntentInput {
  const requested_changes = [{ change_type: change }];
  if (reason === undefined || reason === "none")
    return { amendment_reason: { type: "initial_adjustment_period" }, requested_changes };
  const said = reason === "other_change" ? { reason: words.trim() } : {};
  return {
    amendment_reason: {
      type: "qualifying_life_event",
      qualifying_life_event: { event: reason, event_date: date, ...said },
    },
    requested_changes,
  };
}

/** What was said of a change that was requested, to request it again: from the page where it was said, or another one. */
export function draftFrom(
  input: PolicyAmendmentIntentInput,
  at: AmendmentPosition = input.amendment_reason.qualifying_life_event ? "when" : "reason",
): Partial<AmendmentRequestDraft> {
  const happened = input.amendment_reason.qualifying_life_event;
  const change = input.requested_changes[0]?.change_type;
  return {
    at,
    ...(change && { change }),
    reason: happened?.event ?? "none",
    ...(happened && { date: happened.event_date }),
    ...(happened?.reason && { words: happened.reason }),
  };
}
