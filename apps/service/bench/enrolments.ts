import { setTimeout as pause } from "node:timers/promises";
import type { AssociatedPerson, Employee, EnrolmentIntent, Paged, Requirement } from "@enrolkit/contract";
import { smallestOf } from "../src/testing/journey.ts";
import { partner } from "../src/testing/people.ts";
import { answersTo } from "../src/testing/requirement-answers.ts";
import { type Client, call } from "./client.ts";
import { ms, type Section } from "./figures.ts";
import { type Engine, makeStore, startService } from "./processes.ts";

const atOnce = 24;
const employees = 400;

interface Target extends Client {
  employer_id: string;
  group_id: string;
}

/** Enrolments a second from the creation of the intent to `enrolled`, with an insurer that decides at once. */
export async function measureEnrolments(): Promise<Section> {
  const measured = [];
  for (const engine of ["sqlite", "postgres"] as const) measured.push(await measureOn(engine));
  return {
    title: "Enrolments",
    about: `${employees} employees, ${atOnce} at once: create the intent, answer the requirement, choose cover, confirm, and poll until enrolled in health and life cover. The insurer decides at once. An enrolment takes some 500 statements, most of them to poll: on PostgreSQL each is a way to another process and back.`,
    columns: ["store", "enrolments a second", "processor time each", "longest pause"],
    rows: measured.map(({ engine, rate, cpuMs, pauseMs }) => [
      engine,
      rate.toFixed(1),
      ms(cpuMs),
      ms(pauseMs),
    ]),
    bars: measured.map(({ engine, rate }) => ({
      label: `Enrolments a second, ${engine}`,
      value: rate,
      text: rate.toFixed(1),
    })),
  };
}

async function measureOn(engine: Engine) {
  const storage = await makeStore(engine);
  const service = await startService(storage);
  try {
    const { api_key: key, employer_id, group_id } = service.sandbox;
    const target: Target = { baseUrl: service.baseUrl, key, employer_id, group_id };
    await enrolAll(target, await hire(target, atOnce));
    const ids = await hire(target, employees);
    await service.usage();
    const started = performance.now();
    await enrolAll(target, ids);
    const seconds = (performance.now() - started) / 1000;
    const { cpuMs, pauseMs } = await service.usage();
    return { engine, rate: employees / seconds, cpuMs: cpuMs / employees, pauseMs };
  } finally {
    await service.stop();
    await storage.remove();
  }
}

/** Adds employees to the group, who wait to be enrolled. */
async function hire(target: Target, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await call<Employee>(target, "POST", "/employees", {
      employer_id: target.employer_id,
      first_name: "Kim",
      last_name: "Berg",
      date_of_birth: "1985-05-05",
      sex_at_birth: "female",
      start_on: "2024-03-01",
    });
    ids.push(id);
  }
  for (let from = 0; from < count; from += 50)
    await call(target, "POST", `/groups/${target.group_id}/employees`, {
      employee_ids: ids.slice(from, from + 50),
    });
  return ids;
}

async function enrolAll(target: Target, ids: readonly string[]): Promise<void> {
  const waiting = [...ids];
  const enrolNext = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await enrol(target, id);
  };
  await Promise.all(Array.from({ length: atOnce }, enrolNext));
}

async function enrol(target: Target, employee_id: string): Promise<void> {
  const { group_id } = target;
  let intent = await call<EnrolmentIntent>(target, "POST", "/enrolment_intents", { employee_id, group_id });
  const path = `/enrolment_intents/${intent.id}`;
  for (let waitMs = 10; intent.status !== "enrolled"; ) {
    if (intent.status === "coverage_options_required")
      await call(target, "POST", `${path}/coverage-selections`, { coverage_selections: smallestOf(intent) });
    else if (intent.status === "action_required") await fulfilRequirements(target, path, employee_id);
    else if (intent.status === "pending_confirmation") await call(target, "POST", `${path}/confirm`);
    else {
      await pause(waitMs);
      waitMs = Math.min(waitMs * 2, 200);
    }
    intent = await call<EnrolmentIntent>(target, "GET", path);
  }
}

async function fulfilRequirements(target: Target, path: string, employeeId: string): Promise<void> {
  const { items } = await call<Paged<Requirement>>(target, "GET", `${path}/requirements`);
  const newPerson = () =>
    call<AssociatedPerson>(target, "POST", `/employees/${employeeId}/associated_persons`, partner);
  for (const requirement of items) {
    if (requirement.is_fulfilled) continue;
    const body = { answers: await answersTo(requirement, newPerson) };
    await call(target, "POST", `/requirements/${requirement.id}`, body);
  }
}
