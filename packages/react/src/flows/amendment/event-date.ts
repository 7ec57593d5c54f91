import type { QualifyingLifeEvent } from "@enrolkit/types";
import {
  amendmentEffectiveFrom,
  initialAdjustmentWindow,
  isCivilDate,
  lifeEventWindow,
  rejectOutsideWindow,
} from "@enrolkit/rules";
import type { InForce } from "./useInForce.ts";

/** What the day of a life event means: whether a change can be requested, until when, and when it would take effect. */
export type EventDateCheck =
  | { readonly kind: "unknown" }
  | { readonly kind: "open"; readonly closesOn: string; readonly effectiveFrom: string }
  | { readonly kind: "early"; readonly opensOn: string }
  | { readonly kind: "closed"; readonly closesOn: string }
  | { readonly kind: "after_end"; readonly endsOn: string };

/** Checks a day as the service does. */
export function checkEventDate(
  event: QualifyingLifeEvent,
  event_date: string,
  inForce: InForce,
): EventDateCheck {
  if (!isCivilDate(event_date)) return { kind: "unknown" };
  const { today, policy } = inForce;
  const life_event = { event, event_date };
  const window = lifeEventWindow(life_event);
  const rejection = rejectOutsideWindow(window, today);
  if (rejection?.reason === "window_closed") return { kind: "closed", closesOn: window.closes_on };
  if (rejection !== null) return { kind: "early", opensOn: window.opens_on ?? today };
  const effectiveFrom = amendmentEffectiveFrom({
    life_event,
    today,
    policy_starts_on: policy.effective_from,
  });
  if (policy.ends_on !== null && effectiveFrom > policy.ends_on)
    return { kind: "after_end", endsOn: policy.ends_on };
  return { kind: "open", closesOn: window.closes_on, effectiveFrom };
}

/** Whether no special reason is needed today, for a change that would take effect before the policy ends. */
export function isFreelyAdjustable({ today, policy }: InForce): boolean {
  const { effective_from: policy_starts_on, ends_on } = policy;
  if (rejectOutsideWindow(initialAdjustmentWindow(policy_starts_on), today) !== null) return false;
  return ends_on === null || amendmentEffectiveFrom({ life_event: null, today, policy_starts_on }) <= ends_on;
}
