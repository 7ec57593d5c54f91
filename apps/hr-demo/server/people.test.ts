import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { daysBetween, leapDayBefore } from "./dates.ts";
import { colleagues } from "./people/colleagues.ts";
import { personas } from "./people/personas.ts";
import { startDemo } from "./testing/demo.ts";

test("hires everybody into their group once, however many ask at the same time", async () => {
  const demo = await startDemo();
  await Promise.all(Array.from({ length: 5 }, () => demo.get("/api/people")));
  const { employees, grouped, groups } = demo.service.state;
  expect(employees).toHaveLength(personas.length + colleagues.length);
  expect(grouped.map(({ employee_id }) => employee_id)).toEqual(employees.map(({ id }) => id));
  const sizes = groups.map(({ id, name }) => [
    name,
    grouped.filter(({ group_id }) => group_id === id).length,
  ]);
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
  const path = join(demo.dataDir, "hr-demo.json");
  const {
    groups: _groups,
    colleagues: _hired,
    placements: _placed,
    ...earlier
  } = JSON.parse(readFileSync(path, "utf8"));
  writeFileSync(path, JSON.stringify(earlier));
  await demo.restart();
  expect((await demo.post("/api/sign-in", { kind: "simple" })).json.me.group_id).toBe(demo.file?.group_id);
});

test("the family holds every odd case", async () => {
  const demo = await startDemo();
  const { json } = await demo.post("/api/sign-in", { kind: "family" });
  const relatives = demo.service.state.persons.filter(
    ({ employee_id }) => employee_id === json.me.employee_id,
  );
  const born = relatives.map(({ date_of_birth }) => String(date_of_birth));
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

test("waits until the service has written where it answers", async () => {
  const demo = await startDemo({ ready: false });
  expect((await demo.get("/api/people")).json).toMatchObject({ status: 503, code: "starting" });
  demo.service.writeSandbox();
  expect((await demo.get("/api/people")).json.people).toHaveLength(personas.length);
});
