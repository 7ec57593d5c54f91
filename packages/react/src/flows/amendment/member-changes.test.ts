import { describe, expect, it } from "vitest";
import { putInForce } from "../../testing/fake-policies.ts";
import { addPerson, createWorld, daughter, partner } from "../../testing/fake-world.ts";
import { changedMembers, fixedPeople } from "./member-changes.ts";

const world = createWorld();
const { members } = putInForce(world, [partner]);
const ida = addPerson(world, daughter);
const [, sam] = members;
const samsId = sam?.associated_person_id ?? "";
const listed = (...ids: string[]) =>
  ids.map((associated_person_id) => ({ associated_person_id, status: "ready" as const }));

describe("the members after a change", () => {
  const fates = (list: ReturnType<typeof listed>, onFile = world.persons) =>
    changedMembers(members, list, onFile).map((one) => one.fate);

  it("stay as they are where the list is unchanged", () => {
    expect(fates(listed(samsId))).toEqual(["stays", "stays"]);
  });

  it("join, and leave", () => {
    expect(fates(listed(samsId, ida.id))).toEqual(["stays", "stays", "joins"]);
    expect(fates(listed(ida.id))).toEqual(["stays", "leaves", "joins"]);
  });

  it("stay where they have no record any more, and are on no list", () => {
    expect(fates(listed(), [ida])).toEqual(["stays", "stays"]);
  });
});

describe("who can be neither put on the list nor taken off it", () => {
  const texts = { noDropping: "stays", noAdding: "out" };
  const onFile = [samsId, ida.id].map((associated_person_id) => ({ associated_person_id }));
  it.each([
    [{ adding: true, dropping: true }, {}],
    [{ adding: true, dropping: false }, { [samsId]: "stays" }],
    [{ adding: false, dropping: true }, { [ida.id]: "out" }],
  ])("where %o", (may, fixed) => {
    expect(fixedPeople(onFile, [null, samsId], may, texts)).toEqual(fixed);
  });
});
