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
