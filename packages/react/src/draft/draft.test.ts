import { beforeEach, describe, expect, it, vi } from "vitest";
import { parseDraft } from "./checks.ts";
import { enrolmentDraftChecks } from "../flows/enrolment/enrolment-draft.ts";
import { draftStore } from "./useDraft.ts";

const selections = [
  { configuration_id: "pc_1", options: [{ option_id: "pco_1", sub_options: [{ option_id: "pco_2" }] }] },
];

describe("a draft", () => {
  beforeEach(() => sessionStorage.clear());

  it("comes back as it was written", () => {
    const store = draftStore("https://benefits.example", "ei_1", enrolmentDraftChecks);
    store.write({ at: "people", selections, person: { first_name: "Ida" } });
    expect(store.read()).toEqual({ at: "people", selections, person: { first_name: "Ida" } });
    store.clear();
    expect(store.read()).toEqual({});
  });

  it("belongs to one service and one intent", () => {
    draftStore("https://benefits.example", "ei_1", enrolmentDraftChecks).write({ at: "check" });
    expect(draftStore("https://benefits.example", "ei_2", enrolmentDraftChecks).read()).toEqual({});
    expect(draftStore("https://test.benefits.example", "ei_1", enrolmentDraftChecks).read()).toEqual({});
  });

  it.each([
    ["no JSON", "{"],
    ["another shape", '"check"'],
    ["null", "null"],
    ["an unknown step", '{"at":"somewhere"}'],
    ["options that are none", '{"selections":[{"configuration_id":"pc_1","options":[{"id":1}]}]}'],
    ["answers that are a list", '{"answers":[]}'],
  ])("is dropped when it is corrupt: %s", (_, stored) => {
    expect(parseDraft(stored, enrolmentDraftChecks)).toEqual({});
  });

  it("does without where the browser forbids storage", () => {
    const forbidden = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(draftStore("https://benefits.example", "ei_1", enrolmentDraftChecks).read()).toEqual({});
    forbidden.mockRestore();
  });
});
