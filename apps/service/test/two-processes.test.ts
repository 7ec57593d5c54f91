import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openTestStore } from "../src/store/testing.ts";
import { Journey } from "../src/testing/journey.ts";
import { child } from "../src/testing/people.ts";
import { journeysThrough } from "./processes/journeys-through.ts";
import { endProcesses, startProcess } from "./processes/service-process.ts";

const testStore = await openTestStore("postgres");
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "enrolkit-process-")));
afterAll(async () => {
  endProcesses();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await testStore.dispose();
});

const secretKey = randomBytes(32).toString("hex");
const databaseUrl = testStore.options.url;
const processes = await Promise.all(
  folders.map((dataDir) => startProcess({ dataDir, databaseUrl, secretKey })),
);

test("two processes on one PostgreSQL share due work, and do nothing twice", async () => {
  const service = journeysThrough(testStore, () => processes);
  const worlds = await Promise.all([0, 1, 2].map(() => service.world()));
  const journeys = await Promise.all(
    worlds.flatMap((world) =>
      world.employee_ids.map((_, employee) => Journey.begin(service, { world, employee })),
    ),
  );
  await Promise.all(
    journeys.map(async (journey) => {
      const { id } = await journey.person(child);
      await journey.reach("pending_confirmation");
      await journey.cover(id);
      await journey.reach("enrolled");
    }),
  );

  for (const journey of journeys) {
    const events = await journey.events();
    // Sorted, because ids that two processes make in one millisecond have no order.
    const about = (name: string, id: string) =>
      events
        .filter(({ data }) => data[name] === id)
        .map(({ type }) => type.split(".").slice(1).join("."))
        .toSorted();
    expect(about("enrolment_intent_id", journey.intentId)).toEqual([
      "coverage_options_required",
      "enrolled",
      "enrolling",
      "pending_confirmation",
      "processing",
      "processing",
    ]);
    expect(about("dependents_management_intent_id", journey.listId)).toEqual([
      "action_required",
      "completed",
      "dependent.pending_confirmation",
      "dependent.processing",
      "dependent.ready",
      "processing",
    ]);
    expect(
      events.filter(({ type, data }) => type === "policy.active" && data.employee_id === journey.employeeId),
    ).toHaveLength(2);
  }
}, 120_000);
