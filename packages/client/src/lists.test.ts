import { expect, test } from "vitest";
import { listAll } from "./lists.ts";
import { createPlatformClient, service } from "./testing/service.ts";

/** Five people on file, and a client that lists them newest first: 5, 4, 3, 2, 1. */
async function fivePeople() {
  const world = await service.world();
  const { client, sent } = createPlatformClient(world);
  const params = { employee_id: world.employee_ids[0] ?? "" };
  for (const name of ["1", "2", "3", "4", "5"]) {
    await service.call(world, "CreateAssociatedPerson", { params, body: child(name) });
  }
  return { world, client, sent, people: { params } };
}

const child = (first_name: string) =>
  ({
    first_name,
    last_name: "Byrne",
    date_of_birth: "2018-03-27",
    sex_at_birth: "female",
    relationship_type: "child",
  }) as const;

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

test("a walk shows each item once, whatever is created and deleted meanwhile", async () => {
  const { world, client, people } = await fivePeople();
  const seen = [];
  for await (const page of client.pages("ListAssociatedPersons", { ...people, query: { page_size: 2 } })) {
    seen.push({ number: page.page, names: namesOf(page.items) });
    const [first] = page.items;
    const params = { ...people.params, associated_person_id: first?.id ?? "" };
    await service.call(world, "DeleteAssociatedPerson", { params });
    await service.call(world, "CreateAssociatedPerson", { params: people.params, body: child("Late") });
    await service.call(world, "CreateAssociatedPerson", { params: people.params, body: child("Later") });
  }
  expect(seen).toEqual([
    { number: 1, names: ["5", "4"] },
    { number: 2, names: ["3", "2"] },
    { number: 3, names: ["1"] },
  ]);
});

test("pages go on from the requested one", async () => {
  const { client, people } = await fivePeople();
  const seen = [];
  const query = { page: 2, page_size: 2 };
  for await (const page of client.pages("ListAssociatedPersons", { ...people, query })) seen.push(page);
  expect(seen.map(({ items }) => namesOf(items))).toEqual([["3", "2"], ["1"]]);
  expect(seen.map(({ page, has_previous_page }) => [page, has_previous_page])).toEqual([
    [2, true],
    [3, true],
  ]);
});

test("a service that does not know `before` is an error, not a list without end", async () => {
  const page = {
    items: [{ id: "ap_1" }],
    page: 1,
    page_size: 1,
    total_count: 2,
    has_next_page: true,
    has_previous_page: false,
  };
  await expect(listAll(async () => page, "ListAssociatedPersons")).rejects.toThrow("does not know `before`");
});

test("listAll makes as few requests as possible", async () => {
  const { client, sent, people } = await fivePeople();
  expect(namesOf(await client.listAll("ListAssociatedPersons", people))).toEqual(["5", "4", "3", "2", "1"]);
  expect(sent).toHaveLength(1);
});
