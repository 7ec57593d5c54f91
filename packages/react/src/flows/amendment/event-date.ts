import type { QualifyingLifeEvent } from "@enrolkit/contract";
import {
  amendmentEffectiveFrom,
  initialAdjustmentWindow,
  isCivilDate,
  lifeEventWindow,
  rejectOutsideWindow,
} from "@enrolkit/rules";
import type { InForce } from "./useInForce.ts";

/** What the day of a life event means: whether a change can be asked for, until when, and from when it would hold. */
export type EventDateVerdict =
  | { readonly kind: "unknown" }
  | { readonly kind: "open"; readonly closesOn: string; readonly holdsFrom: string }
  | { readonly kind: "early"; readonly opensOn: string }
  | { readonly kind: "closed"; readonly closesOn: string }
  | { readonly kind: "after_end"; readonly endsOn: string };

/** Judges a day as the service does. */
export function judgeEventDate(
  event: QualifyingLifeEvent,
  event_date: string,
  inForce: InForce,
): EventDateVerdict {
  if (!isCivilDate(event_date)) return { kind: "unknown" };
  const { today, policy } = inForce;
  const life_event = { event, event_date };
  const window = lifeEventWindow(life_event);
  const refusal = rejectOutsideWindow(window, today);
  if (refusal?.reason === "window_closed") return { kind: "closed", closesOn: window.closes_on };
  if (refusal !== null) return { kind: "early", opensOn: window.opens_on ?? today };
  const holdsFrom = amendmentEffectiveFrom({ life_event, today, policy_starts_on: policy.effective_from });
  if (policy.ends_on !== null && holdsFrom > policy.ends_on)
    return { kind: "after_end", endsOn: policy.ends_on };
  return { kind: "open", closesOn: window.closes_on, holdsFrom };
}

/** Whether no special reason is needed today, for a change that would hold before the policy ends. */
export function isFreelyAdjustable({ today, policy }: InForce): boolean {
  const { effective_from: policy_starts_on, ends_on } = policy;
  if (rejectOutsideWindow(initialAdjustmentWindow(policy_starts_on), today) !== null) return false;
  return ends_on === null || amendmentEffectiveFrom({ life_event: null, today, policy_starts_on }) <= ends_on;
}
