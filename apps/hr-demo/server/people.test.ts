import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { daysBetween, leapDayBefore } from "./dates.ts";
import { colleagues } from "./people/colleagues.ts";
import { personas } from "./people/personas.ts";
import { startDemo } from "./testing/demo.ts";

const all = { page_size: "100" } as const;

test("hires all people into their groups once, however many requests come at the same time", async () => {
  const demo = await startDemo();
  await Promise.all(Array.from({ length: 5 }, () => demo.get("/api/people")));
  const own = demo.initialWorld.employee_ids;
  const employees = (await demo.call("ListEmployees", { query: all })).items;
  expect(employees).toHaveLength(own.length + personas.length + colleagues.length);
  const sizes = await Promise.all(
    (await demo.call("ListGroups", { query: all })).items.map(async ({ id, name }) => {
      const members = await demo.call("ListGroupEmployees", { params: { group_id: id }, query: all });
      return [name, members.items.filter((member) => !own.includes(member.id)).length] as const;
    }),
  );
  expect(sizes).toHaveLength(5);
  expect(Object.fromEntries(sizes)).toEqual({
    "All employees": personas.length - 1,
    "New joiners": 3,
    "Workshop and warehouse": 4,
    "Event staff – Declined": 2,
    "Overseas dealers – Manual": 2,
  });
});

test("a restart after an earlier version of this application makes the groups that it did not know", async () => {
  const demo = await startDemo();
  await demo.get("/api/people");
  const {
    groups: _groups,
    colleagues: _hired,
    placements: _placed,
    ...earlier
  } = JSON.parse(readFileSync(demo.statePath, "utf8"));
  writeFileSync(demo.statePath, JSON.stringify(earlier));
  await demo.restart();
  expect((await demo.post("/api/sign-in", { kind: "simple" })).json.me.group_id).toBe(
    demo.initialWorld.group_id,
  );
});

test("the family holds every odd case", async () => {
  const demo = await startDemo();
  const { json } = await demo.post("/api/sign-in", { kind: "family" });
  const { employee_id } = json.me;
  const relatives = (await demo.call("ListAssociatedPersons", { params: { employee_id }, query: all })).items;
  const born = relatives.map(({ date_of_birth }) => date_of_birth);
  expect(relatives.map(({ relationship_type }) => relationship_type)).toEqual(
    expect.arrayContaining(["spouse", "partner", "child", "other"]),
  );
  expect(relatives.map(({ last_name }) => last_name)).toEqual(
    expect.arrayContaining(["Evidence", "Restricted"]),
  );
  expect(new Set(born).size).toBe(born.length - 1); // the twins
  expect(born.filter((date) => date.endsWith("-02-29"))).toHaveLength(1);
  expect(born.filter((date) => daysBetween(date, "2026-11-18") < 30)).toHaveLength(1);
});

test("a leap day is one, in whatever year the demo is run", () => {
  for (let year = 2026; year < 2040; year += 1) {
    const date = leapDayBefore(`${year}-07-01`, 9);
    expect(new Date(`${date}T00:00:00Z`).toISOString()).toContain(date);
  }
});

test("waits until the service has written its address", async () => {
  const demo = await startDemo({ ready: false });
  expect((await demo.get("/api/people")).json).toMatchObject({ status: 503, code: "starting" });
  demo.writeSandboxFile(demo.initialWorld);
  expect((await demo.get("/api/people")).json.people).toHaveLength(personas.length);
});
