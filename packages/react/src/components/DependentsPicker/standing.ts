import type { DependentInfo, EligibilityItem } from "@enrolkit/contract";
import type { Messages } from "../../messages/messages.ts";
import { messageFor } from "../../messages/messages.ts";
import type { Tone } from "../../primitives/StatusTag/StatusTag.tsx";

/** How somebody stands, in words, and whether that is good. */
export interface Standing {
  text: string;
  tone: Tone;
}

const tones: Readonly<Record<string, Tone>> = {
  ready: "success",
  pending_confirmation: "info",
  processing: "info",
  action_required: "warning",
  pending: "warning",
  restricted: "warning",
};

/** The status of a dependent of the intent, else what the plan says of the person. */
export function standingOf(
  person: EligibilityItem,
  dependent: DependentInfo | undefined,
  messages: Messages,
): Standing {
  const status = dependent?.status ?? person.eligibility_status;
  const texts = dependent ? messages.dependentStatus : messages.eligibility;
  const blocks = dependent?.status === "ineligible";
  return { text: messageFor(texts, status), tone: blocks ? "danger" : (tones[status] ?? "neutral") };
}
