import type { PersonKind } from "../../src/wire.ts";
import { type EnrolkitApi, enrolkitApi } from "../enrolkit/api.ts";
import type { SandboxFile, World } from "../enrolkit/world.ts";
import { hire } from "../people/hire.ts";
import { personaOf, personas } from "../people/index.ts";
import { badRequest, RefusalError, worldGone } from "../refusal.ts";
import type { Memory, Remembered } from "./memory.ts";
import { readSandboxFile, worldIn } from "./sandbox-file.ts";

/** The world in use with everybody in it, ready to be asked. */
export interface OpenSandbox {
  file: SandboxFile;
  world: World;
  api: EnrolkitApi;
  remembered: Remembered;
}

export interface Sandbox {
  /** Refuses with `starting`, `service_unreachable` or `world_gone` while it cannot be used. */
  open: () => Promise<OpenSandbox>;
  /** Somebody of the same kind who has done nothing yet; answers the employee's id. */
  freshPerson: (kind: PersonKind) => Promise<string>;
  /** A whole new platform, with its own clock set to now and everybody hired anew. */
  freshWorld: () => Promise<void>;
}

export function createSandbox(dataDir: string, memory: Memory): Sandbox {
  let hiring: Promise<unknown> = Promise.resolve();
  /** One hiring at a time, whoever asks: nobody is hired twice. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = hiring.then(work, work);
    hiring = result;
    return result;
  };

  const connect = (file: SandboxFile, remembered: Remembered): OpenSandbox => ({
    file,
    remembered,
    world: remembered.world,
    api: refusingGoneWorlds(enrolkitApi(file.base_url, remembered.world.api_key), dataDir),
  });

  async function hireMissing(sandbox: OpenSandbox) {
    for (const persona of personas) {
      if (sandbox.remembered.people[persona.kind]) continue;
      const employee_id = await hire(sandbox.api, sandbox.world, persona, 0);
      sandbox.remembered.people[persona.kind] = { employee_id, generation: 0 };
      memory.save();
    }
  }

  async function open() {
    const sandbox = connectNow();
    if (personas.some((persona) => !sandbox.remembered.people[persona.kind]))
      await inTurn(() => hireMissing(connectNow()));
    return connectNow();
  }

  function connectNow() {
    const file = readSandboxFile(dataDir);
    const remembered = memory.read();
    if (remembered?.source_platform_id === file.world.platform_id) return connect(file, remembered);
    const anew = startWith(file.world.platform_id, file.world);
    memory.replace(anew);
    return connect(file, anew);
  }

  return {
    open,
    freshPerson: (kind) =>
      inTurn(async () => {
        const { api, world, remembered } = connectNow();
        const persona = personaOf(kind);
        if (!persona) throw badRequest(`Nobody is of the kind "${kind}".`);
        const generation = (remembered.people[kind]?.generation ?? 0) + 1;
        const employee_id = await hire(api, world, persona, generation);
        remembered.people[kind] = { employee_id, generation };
        memory.save();
        return employee_id;
      }),
    freshWorld: () =>
      inTurn(async () => {
        const file = readSandboxFile(dataDir);
        const operator = enrolkitApi(file.base_url, file.operator_token);
        const made = await operator.post<World>("/test_helpers/worlds", {
          platform_type: "payroll_provider",
        });
        const remembered = startWith(file.world.platform_id, worldIn(made));
        memory.replace(remembered);
        await hireMissing(connect(file, remembered));
      }),
  };
}

const startWith = (source_platform_id: string, world: World): Remembered => ({
  source_platform_id,
  world,
  people: {},
  sessions: {},
});

/** A key that the service refuses means that its database was replaced: says how to mend that. */
function refusingGoneWorlds(api: EnrolkitApi, dataDir: string): EnrolkitApi {
  const explain = (error: unknown) => {
    throw error instanceof RefusalError && error.body.status === 401 ? worldGone(dataDir) : error;
  };
  return {
    get: (path) => api.get<never>(path).catch(explain),
    post: (path, body, once) => api.post<never>(path, body, once).catch(explain),
    delete: (path) => api.delete<never>(path).catch(explain),
  };
}
