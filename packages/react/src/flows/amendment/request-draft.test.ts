import { PolicyAmendmentIntentInput } from "@enrolkit/contract";
import { describe, expect, it } from "vitest";
import { parseDraft } from "../../draft/checks.ts";
import { type AmendmentRequestDraft, requestDraftChecks, draftFrom, inputOf } from "./request-draft.ts";

describe("what is asked for", () => {
  it.each<[string, Partial<AmendmentRequestDraft>, object]>([
    ["without a reason", { reason: "none" }, { type: "initial_adjustment_period" }],
    [
      "with an event and its day",
      { reason: "birth_of_child", date: "2027-02-20", words: "left over" },
      {
        type: "qualifying_life_event",
        qualifying_life_event: { event: "birth_of_child", event_date: "2027-02-20" },
      },
    ],
    [
      "in the person's words",
      { reason: "other_change", date: "2027-02-20", words: " We moved in together " },
      {
        type: "qualifying_life_event",
        qualifying_life_event: {
          event: "other_change",
          event_date: "2027-02-20",
          reason: "We moved in together",
        },
      },
    ],
  ])("%s, as the contract has it", (_, draft, reason) => {
    const input = inputOf("dependents", draft);
    expect(input).toEqual({ amendment_reason: reason, requested_changes: [{ change_type: "dependents" }] });
    expect(PolicyAmendmentIntentInput.safeParse(input).success).toBe(true);
  });

  it("is asked for once more with what was said", () => {
    const input = inputOf("cancellation", { reason: "other_change", date: "2027-02-20", words: "So it is" });
    const draft = draftFrom(input);
    expect(inputOf(draft.change ?? "dependents", draft)).toEqual(input);
    expect(parseDraft(JSON.stringify(draft), requestDraftChecks)).toEqual(draft);
    expect([draft.at, draftFrom(input, "reason").at]).toEqual(["when", "reason"]);
    expect(draftFrom(inputOf("cancellation", { reason: "none" })).at).toBe("reason");
  });
});

it.each([
  ["an unknown step", '{"at":"people"}'],
  ["an unknown event", '{"reason":"won_the_lottery"}'],
  ["a date that is none", '{"date":20270220}'],
])("drops a draft that is corrupt: %s", (_, stored) => {
  expect(parseDraft(stored, requestDraftChecks)).toEqual({});
});
