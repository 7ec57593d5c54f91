import { expect, test } from "vitest";
import { createPlatformClient, service } from "./testing/service.ts";

/** Five people on file, and a client that lists them newest first: 5, 4, 3, 2, 1. */
async function fivePeople() {
  const world = await service.world();
  const { client, sent } = createPlatformClient(world);
  const params = { employee_id: world.employee_ids[0] ?? "" };
  for (const first_name of ["1", "2", "3", "4", "5"]) {
    const body = {
      first_name,
      last_name: "Byrne",
      date_of_birth: "2018-03-27",
      sex_at_birth: "female",
      relationship_type: "child",
    } as const;
    await service.call(world, "CreateAssociatedPerson", { params, body });
  }
  return { client, sent, people: { params } };
}

const namesOf = (people: readonly { first_name: string }[]) => people.map(({ first_name }) => first_name);

test("pages yields one page after the other", async () => {
  const { client, sent, people } = await fivePeople();
  const seen = [];
  for await (const page of client.pages("ListAssociatedPersons", { ...people, query: { page_size: 2 } })) {
    seen.push(namesOf(page.items));
  }
  expect(seen).toEqual([["5", "4"], ["3", "2"], ["1"]]);
  expect(sent).toHaveLength(3);
});

test("pages requests no page before it is needed", async () => {
  const { client, sent, people } = await fivePeople();
  const pages = client.pages("ListAssociatedPersons", { ...people, query: { page: 2, page_size: 1 } });
  for await (const page of pages) {
    expect(namesOf(page.items)).toEqual(["4"]);
    break;
  }
  expect(sent).toHaveLength(1);
});

test("listAll makes as few requests as possible", async () => {
  const { client, sent, people } = await fivePeople();
  expect(namesOf(await client.listAll("ListAssociatedPersons", people))).toEqual(["5", "4", "3", "2", "1"]);
  expect(sent).toHaveLength(1);
});
