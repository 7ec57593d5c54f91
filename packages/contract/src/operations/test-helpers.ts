import { z } from "zod";
import { PolicyAmendmentIntent } from "../resources/policy-amendment-intent.ts";
import { operation } from "../operation.ts";
import { DependentsManagementIntent } from "../resources/dependents-management-intent.ts";
import { EnrolmentIntent } from "../resources/enrolment-intent.ts";
import { GroupPolicyIntent } from "../resources/group-policy.ts";
import { GroupQuoteIntent } from "../resources/group-quote-intent.ts";
import { Clock, ClockAdvance, ForcedStatus, World, WorldInput } from "../resources/world.ts";

const area = "Test mode";
const testMode = { extension: true, testMode: true } as const;

export const createWorld = operation({
  name: "CreateWorld",
  summary: "Create a platform with everything that a journey needs",
  description: "The bearer is the operator token of `sandbox.json`.",
  area,
  method: "POST",
  path: "/test_helpers/worlds",
  allow: ["operator"],
  body: WorldInput,
  success: { status: 200, body: World },
  problems: ["invalid_request", "not_found"],
  ...testMode,
});

export const retrieveClock = operation({
  name: "RetrieveClock",
  summary: "Retrieve the clock of the platform",
  area,
  method: "GET",
  path: "/test_helpers/clock",
  allow: ["platform"],
  success: { status: 200, body: Clock },
  problems: [],
  ...testMode,
});

export const advanceClock = operation({
  name: "AdvanceClock",
  summary: "Move the platform's clock forward",
  description: "Runs what falls due, in due order, and responds when all of it is done.",
  area,
  method: "POST",
  path: "/test_helpers/clock/advance",
  allow: ["platform"],
  body: ClockAdvance,
  success: { status: 200, body: Clock },
  problems: ["invalid_request"],
  ...testMode,
});

export const forceIntent = operation({
  name: "ForceIntent",
  summary: "Bring an intent into a status by the triggers of its workflow",
  area,
  method: "POST",
  path: "/test_helpers/intents/{intent_id}/force",
  allow: ["platform"],
  params: z.strictObject({
    intent_id: z
      .string()
      .regex(/^(ei|dmi|gqi|gpi|pai)_[0-9a-f]{32}$/)
      .describe("The intent, of any kind."),
  }),
  body: ForcedStatus,
  success: {
    status: 200,
    body: z.union([
      EnrolmentIntent,
      DependentsManagementIntent,
      GroupQuoteIntent,
      GroupPolicyIntent,
      PolicyAmendmentIntent,
    ]),
  },
  problems: ["invalid_request", "invalid_state", "not_found"],
  ...testMode,
});
