import { setTimeout as pause } from "node:timers/promises";
import { callService } from "../../src/http/testing.ts";
import type { TestStore } from "../../src/store/testing.ts";
import type { JourneyService } from "../../src/testing/caller.ts";
import type { ServiceProcess } from "./service-process.ts";

/** Lets journeys take place through running processes, whichever are given at the moment of each call. */
export function journeysThrough(
  testStore: TestStore,
  processes: () => readonly ServiceProcess[],
): JourneyService {
  let turn = 0;
  const anyone = (): ServiceProcess => {
    const all = processes();
    const one = all[(turn += 1) % all.length];
    if (one === undefined) throw new Error("No process runs.");
    return one;
  };
  const call: JourneyService["call"] = (method, path, options) =>
    callService(anyone().baseUrl, method, path, options);
  const must = async <Body>(path: string, key: string, body: unknown): Promise<Body> => {
    const answer = await call<Body>("POST", path, { key, body });
    if (answer.status !== 200) throw new Error(`POST ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body;
  };
  return {
    call,
    testStore,
    get operatorToken() {
      return anyone().sandbox.operator_token;
    },
    world: (input) =>
      must("/test_helpers/worlds", anyone().sandbox.operator_token, {
        platform_type: "payroll_provider",
        ...input,
      }),
    session: ({ api_key, employer_id }, employee_id) =>
      must("/embed/sessions", api_key, { employer_id, employee_id }),
    /** Time passes by itself: waits until the workers have done what falls due in it. Throws when nobody works. */
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
