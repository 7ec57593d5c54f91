import type { ListedQuotedEmployee, Paged } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

async function quoted(as: "platform" | "employer" = "platform") {
  const journey = await QuoteJourney.begin(service, { as });
  const other = await journey.group("Shop", journey.world.employee_ids.slice(0, 1));
  await journey.createLevels(journey.level(), journey.level("Anchor Modular", other));
  await journey.pass();
  const list = (query = "") =>
    journey.ok<Paged<ListedQuotedEmployee>>("GET", `${journey.intentPath}/quote/employees${query}`);
  return { journey, other, list };
}

describe("the employees of a quote", () => {
  test.each(["platform", "employer"] as const)(
    "are listed newest first for the %s, once for each of their groups",
    async (as) => {
      const { journey, other, list } = await quoted(as);
      const { items, total_count } = await list();
      expect(total_count).toBe(4);
      const [first, ...rest] = journey.world.employee_ids;
      expect(items.map(({ group_id, employee_id }) => [group_id, employee_id])).toEqual([
        [other, first],
        ...[first, ...rest].toReversed().map((id) => [journey.groupId, id]),
      ]);
      expect(items.map(({ cost }) => cost.monthly.total.gross)).toEqual([119.08, 119.08, 119.08, 119.08]);
    },
  );

  test("are named as they are now, with the staff number where there is one", async () => {
    const { journey, list } = await quoted("employer");
    const [first] = journey.world.employee_ids;
    const change = { first_name: "Adaeze", last_name: "Okoro", external_id: "NB-7" };
    await journey.ok("PUT", `/employees/${first}`, change, { key: journey.world.api_key });
    const { items } = await list();
    const names = items.map(({ employee_id, first_name, last_name, external_id }) => ({
      employee_id,
      first_name,
      last_name,
      external_id,
    }));
    expect(names.filter(({ employee_id }) => employee_id === first)).toEqual([
      { employee_id: first, ...change },
      { employee_id: first, ...change },
    ]);
    const { items: quotedItems } = await journey.quote();
    const levels = quotedItems.flatMap((item) => item.levels);
    expect(levels.map(({ employees }) => employees.length)).toEqual([3, 1]);
    for (const { employees } of levels) {
      expect(employees.map(({ employee_id }) => employee_id)).toContain(first);
      for (const { employee_id, first_name, last_name, external_id } of employees)
        expect(names).toContainEqual({ employee_id, first_name, last_name, external_id });
    }
  });

  test("are listed of one group where it is named, with their own ids to walk by", async () => {
    const { journey, other, list } = await quoted();
    expect((await list(`?group_id=${other}`)).total_count).toBe(1);
    const first = await list(`?group_id=${journey.groupId}&page_size=2`);
    const next = await list(`?group_id=${journey.groupId}&page_size=2&before=${first.items[1]?.id}`);
    expect([...first.items, ...next.items].map(({ employee_id }) => employee_id)).toEqual(
      journey.world.employee_ids.toReversed(),
    );
    expect(next).toMatchObject({ has_next_page: false, total_count: 3 });
  });

  test("are none of a group that was not quoted", async () => {
    const { journey, list } = await quoted();
    const another = await journey.group("Office", journey.world.employee_ids);
    expect(await list(`?group_id=${another}`)).toMatchObject({ items: [], total_count: 0 });
  });
});
