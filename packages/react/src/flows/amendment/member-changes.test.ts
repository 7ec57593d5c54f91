import { describe, expect, it } from "vitest";
import { insured, policyOf } from "../../testing/amendment.ts";
import { changedMembers, fixedPeople } from "./member-changes.ts";

const service = await insured({ today: "2026-12-01" });
const { members } = await policyOf(service);
const persons = await service.persons();
const { id: samsId } = await service.personNamed("Sam");
const { id: idasId } = await service.personNamed("Ida");
const listed = (...ids: string[]) =>
  ids.map((associated_person_id) => ({ associated_person_id, status: "ready" as const }));

describe("the members after a change", () => {
  const fates = (list: ReturnType<typeof listed>, onFile = persons) =>
    changedMembers(members, list, onFile).map((one) => one.fate);

  it("stay as they are where the list is unchanged", () => {
    expect(fates(listed(samsId))).toEqual(["stays", "stays"]);
  });

  it("join, and leave", () => {
    expect(fates(listed(samsId, idasId))).toEqual(["stays", "stays", "joins"]);
    expect(fates(listed(idasId))).toEqual(["stays", "leaves", "joins"]);
  });

  it("stay where they have no record any more, and are on no list", () => {
    expect(
      fates(
        listed(),
        persons.filter(({ id }) => id === idasId),
      ),
    ).toEqual(["stays", "stays"]);
  });
});

describe("who can be neither put on the list nor taken off it", () => {
  const texts = { stays: "stays", out: "out" };
  const onFile = [samsId, idasId].map((associated_person_id) => ({ associated_person_id }));
  it.each([
    [{ adding: true, dropping: true }, {}],
    [{ adding: true, dropping: false }, { [samsId]: "stays" }],
    [{ adding: false, dropping: true }, { [idasId]: "out" }],
  ])("where %o", (may, fixed) => {
    expect(fixedPeople(onFile, [null, samsId], may, texts)).toEqual(fixed);
  });
});
