import type { Page } from "@playwright/test";
import { endings } from "../pages/endings.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { Enrolment } from "../support/enrolment.ts";
import { expect, test } from "../support/test.ts";

// Enrolkit on the QueryClient of its host.
const onHostClient = true;

test("the host's client holds Enrolkit's queries under readable keys, until it is unmounted", async ({
  page,
  bare,
}) => {
  const world = await bare.stage.world();
  const employeeId = world.employee_ids[0] ?? "";
  await page.goto(bare.url);
  await page.evaluate(() => {
    window.host.queryClient.setQueryDefaults(["own"], { gcTime: 60_000 });
    window.host.queryClient.setQueryData(["own"], 1);
  });
  const flow = await bare.mount(page, { world, employeeId, onHostClient });
  await opening(flow).start();
  await expect(flow.getByRole("heading", { name: "Choose your cover" })).toBeVisible();

  const keys = await keysOf(page);
  const [[, scope] = []] = keys.filter(([first]) => first === "enrolkit");
  expect(keys).toEqual(
    expect.arrayContaining([
      ["own"],
      ["enrolkit", scope, "enrolment_intent", employeeId, world.group_id],
      ["enrolkit", scope, "requirements", expect.any(String)],
    ]),
  );
  for (const key of keys.filter(([first]) => first !== "own")) {
    expect(key.slice(0, 2)).toEqual(["enrolkit", scope]);
    // A resource by its name in the API, and ids.
    expect(key.slice(2).join(" ")).toMatch(/^[a-z_]+( ([a-z]+_[0-9a-f]{32}|all|some))*$/);
  }

  await bare.unmount(page);
  expect(await keysOf(page)).toEqual([["own"]]);
});

test("invalidateQueries refreshes a flow", async ({ page, bare }) => {
  const world = await bare.stage.world();
  const employeeId = world.employee_ids[0] ?? "";
  const enrolment = new Enrolment(bare.stage.platform(world), world, employeeId);
  await enrolment.begin();
  await enrolment.force("pending_confirmation");
  const flow = await bare.mount(page, { world, employeeId, onHostClient });
  await opening(flow).start();
  await expect(people(flow).heading).toBeVisible();
  // Once its list is there, nothing more is under way.
  await expect(flow.getByRole("radio", { name: "Only me" })).toBeVisible();

  await enrolment.force("not_undertaken");
  await page.evaluate(() => window.host.queryClient.invalidateQueries({ queryKey: ["enrolkit"] }));
  await expect(endings(flow).ended).toBeVisible();
});

test("two people on one client share nothing", async ({ page, bare }) => {
  const world = await bare.stage.world();
  const [first = "", second = ""] = world.employee_ids;
  const enrolment = new Enrolment(bare.stage.platform(world), world, first);
  await enrolment.begin();
  await enrolment.force("pending_confirmation");
  const one = await bare.mount(page, { world, employeeId: first, slot: "one", onHostClient });
  const two = await bare.mount(page, { world, employeeId: second, slot: "two", onHostClient });
  await expect(opening(one).startButton).toBeVisible();
  await expect(two.getByRole("button", { name: "Start" })).toBeVisible();
  const keys = await keysOf(page);
  const scopeOf = (employeeId: string) =>
    new Set(keys.flatMap((key) => (key.includes(employeeId) ? key[1] : [])));
  expect([...scopeOf(first)]).toHaveLength(1);
  expect([...scopeOf(second)]).toHaveLength(1);
  expect(scopeOf(first)).not.toEqual(scopeOf(second));

  await bare.unmount(page, "one");
  await opening(two).start();
  await expect(two.getByRole("heading", { name: "Choose your cover" })).toBeVisible();
});

const keysOf = (page: Page) =>
  page.evaluate(() =>
    window.host.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey as string[]),
  );
