import { setTimeout as pause } from "node:timers/promises";
import { callService } from "../../src/http/testing.ts";
import type { TestStore } from "../../src/store/testing.ts";
import type { JourneyService } from "../../src/testing/api-client.ts";
import type { ServiceProcess } from "./service-process.ts";

/** Runs journeys through processes in turn, those that `processes` returns at each call. */
export function journeysThrough(
  testStore: TestStore,
  processes: () => readonly ServiceProcess[],
): JourneyService {
  let turn = 0;
  const nextProcess = (): ServiceProcess => {
    const all = processes();
    const next = all[(turn += 1) % all.length];
    if (next === undefined) throw new Error("No process runs.");
    return next;
  };
  const call: JourneyService["call"] = (method, path, options) =>
    callService(nextProcess().baseUrl, method, path, options);
  const post = async <Body>(path: string, key: string, body: unknown): Promise<Body> => {
    const response = await call<Body>("POST", path, { key, body });
    if (response.status !== 200) throw new Error(`POST ${path}: ${response.status} ${response.text}`);
    return response.body;
  };
  return {
    call,
    testStore,
    get operatorToken() {
      return nextProcess().sandbox.operator_token;
    },
    world: (input) =>
      post("/test_helpers/worlds", nextProcess().sandbox.operator_token, {
        platform_type: "payroll_provider",
        ...input,
      }),
    session: ({ api_key, employer_id }, employee_id) =>
      post("/embed/sessions", api_key, { employer_id, employee_id }),
    /** Real time passes here: waits until the workers have done what falls due. Throws when no process runs. */
    async advance({ platform_id }, seconds) {
      const until = Date.now() + seconds * 1000;
      while ((await countDue(testStore, platform_id, until)) > 0) {
        await call("GET", "/healthz");
        await pause(25);
      }
    },
  };
}

async function countDue({ store }: TestStore, platformId: string, until: number): Promise<number> {
  const { due } = await store.read((transaction) =>
    transaction.db
      .selectFrom("due_work")
      .select((eb) => eb.fn.countAll<number>().as("due"))
      .where("platform_id", "=", platformId)
      .where("due_at", "<=", until)
      .executeTakeFirstOrThrow(),
  );
  return due;
}
