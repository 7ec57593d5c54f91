import { beforeEach, describe, expect, it, vi } from "vitest";
import { parseDraft } from "./checks.ts";
import { enrolmentDraftChecks } from "../flows/enrolment/enrolment-draft.ts";
import { createDraftStorage } from "../provider/draft-storage.ts";
import { draftStore } from "./useDraft.ts";

const selections = [
  { configuration_id: "pc_1", options: [{ option_id: "pco_1", sub_options: [{ option_id: "pco_2" }] }] },
];

const service = "https://benefits.example";
const draftOf = (id: string, baseUrl = service, subject = "") =>
  draftStore(
    createDraftStorage(baseUrl, () => subject),
    id,
    enrolmentDraftChecks,
  );

describe("a draft", () => {
  beforeEach(() => sessionStorage.clear());

  it("comes back as it was written", () => {
    const store = draftOf("ei_1");
    store.write({ at: "people", selections, person: { first_name: "Ida" } });
    expect(store.read()).toEqual({ at: "people", selections, person: { first_name: "Ida" } });
    store.clear();
    expect(store.read()).toEqual({});
  });

  it("belongs to one service and one intent", () => {
    draftOf("ei_1").write({ at: "check" });
    expect(draftOf("ei_2").read()).toEqual({});
    expect(draftOf("ei_1", "https://test.benefits.example").read()).toEqual({});
  });

  it("belongs to one subject, and its key does not name them", () => {
    draftOf("ei_1", service, "ida@example.com").write({ at: "check" });
    expect(draftOf("ei_1", service, "ole@example.com").read()).toEqual({});
    expect(draftOf("ei_1", service, "ida@example.com").read()).toEqual({ at: "check" });
    expect(Object.keys(sessionStorage).join()).not.toMatch(/ida|example\.com/);
  });

  it("is forgotten with all others of its subject, and what comes late is not stored", () => {
    const own = createDraftStorage(service, () => "ida");
    const other = createDraftStorage(service, () => "ole");
    for (const id of ["ei_1", "ei_2"]) own.write(id, "{}");
    other.write("ei_1", "{}");
    sessionStorage.setItem("host", "its own");
    own.forget();
    own.write("ei_3", "{}");
    expect([own.read("ei_1"), own.read("ei_2"), own.read("ei_3")]).toEqual([null, null, null]);
    expect(other.read("ei_1")).toBe("{}");
    expect(sessionStorage.getItem("host")).toBe("its own");
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
    expect(draftOf("ei_1").read()).toEqual({});
    forbidden.mockRestore();
  });
});
