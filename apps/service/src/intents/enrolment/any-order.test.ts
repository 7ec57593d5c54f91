import { enrolmentWorkflow, transitionsFrom } from "@enrolkit/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { EventRow } from "../../store/rows.ts";
import { Journey } from "../../testing/journey.ts";
import { child, partner, student } from "../../testing/people.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

/** What a caller may do at any time, sensible or not; each may be rejected. */
const deeds: Record<string, (journey: Journey) => Promise<unknown>> = {
  create: (journey) => journey.create(),
  select: (journey) => journey.select(),
  confirm: (journey) => journey.ok("POST", `${journey.intentPath}/confirm`),
  reject: (journey) => journey.reject(),
  "answer everything": (journey) => journey.answerRequirements(),
  "ask again": (journey) => journey.configure({ coverage_selections: null }),
  "wish for later": (journey) =>
    journey.configure({ policy_configuration: { desired_policy_start_date: "2027-04-01" } }),
  "open a list": (journey) => journey.openList(),
  "add everyone": async (journey) => journey.add(...(await idsOnFile(journey))),
  "remove someone": async (journey) => journey.remove((await idsOnFile(journey))[0] ?? ""),
  "confirm the list": (journey) => journey.confirmList(),
  "give the list up": (journey) => journey.cancelList(),
  "prove study": async (journey) => {
    for (const { requirement_id } of (await journey.list()).dependents) {
      if (requirement_id)
        await journey.answerRequirement(await journey.ok("GET", `/requirements/${requirement_id}`));
    }
  },
  "a partner": (journey) => journey.person(partner),
  "a child": (journey) => journey.person(child),
  "a student": (journey) => journey.person(student),
  "a restricted person": (journey) => journey.person({ ...child, last_name: "Restricted" }),
  "grow old": async (journey) =>
    journey.changePerson((await idsOnFile(journey))[0] ?? "", { date_of_birth: "1940-01-01" }),
  rename: async (journey) =>
    journey.changePerson((await idsOnFile(journey))[0] ?? "", { last_name: "Restricted" }),
  delete: async (journey) => journey.deletePerson((await idsOnFile(journey))[0] ?? ""),
  "leave the company": (journey) => journey.change({ status: "offboarding" }),
  "come back": (journey) => journey.change({ status: "active" }),
  "turn 71": (journey) => journey.change({ date_of_birth: "1955-06-01" }),
  "turn 40": (journey) => journey.change({ date_of_birth: "1986-06-01" }),
  "a second": (journey) => journey.pass(),
  "five days": (journey) => journey.pass(5 * 86_400),
  "force what is missing": (journey) => journey.force("action_required"),
  "force a list through": (journey) => journey.force("completed", journey.listId),
};

const runs = Number(process.env.ENROLKIT_FUZZ_RUNS ?? 10);
const seed = Number(process.env.ENROLKIT_FUZZ_SEED ?? 20261201);

test("whatever is done in whatever order, nothing breaks and only the table's steps are taken", async () => {
  const ways = fc.array(fc.constantFrom(...Object.keys(deeds)), { minLength: 10, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(ways, async (way) => {
      const journey = await Journey.begin(service);
      await journey.reach("pending_confirmation");
      for (const deed of way) {
        await deeds[deed]?.(journey).catch(refusedOnly);
        await journey.intent();
        if (journey.listId !== "")
          await journey.ok("GET", `${journey.listPath}/associated_persons_eligibility`);
      }
      await journey.pass(120 * 86_400);
      const events = await journey.events();
      expect(unknownTransitions(events)).toEqual([]);
      expect(service.logged.filter((line) => line.includes("due work failed"))).toEqual([]);
    }),
    { numRuns: runs, seed },
  );
}, 600_000);

/** An action may be rejected, but must not fail. */
function refusedOnly(error: Error): void {
  if (!/: 40[04] /.test(error.message)) throw error;
}

async function idsOnFile(journey: Journey): Promise<string[]> {
  const path = `/employees/${journey.employeeId}/associated_persons`;
  return (await journey.ok<{ items: { id: string }[] }>("GET", path)).items.map(({ id }) => id);
}

/** Transitions of one enrolment that the table does not know. */
function unknownTransitions(events: readonly EventRow[]): string[] {
  const last = new Map<string, keyof typeof enrolmentWorkflow.states>();
  return events.flatMap(({ data: { enrolment_intent_id: id, status } }) => {
    if (id === undefined || status === undefined) return [];
    const to = status as keyof typeof enrolmentWorkflow.states;
    const from = last.get(id);
    last.set(id, to);
    const known =
      from === undefined
        ? to === "processing"
        : transitionsFrom(enrolmentWorkflow, from).some(([, step]) => step.to === to);
    return known ? [] : [`${from} → ${to}`];
  });
}
