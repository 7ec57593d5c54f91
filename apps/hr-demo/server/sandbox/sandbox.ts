import type { PersonKind } from "../../src/wire.ts";
import { type EnrolkitApi, enrolkitApi } from "../enrolkit/api.ts";
import type { SandboxFile, World } from "../enrolkit/world.ts";
import { hire } from "../people/hire.ts";
import { personaOf, personas } from "../people/index.ts";
import { badRequest } from "../refusal.ts";
import type { Memory, Remembered } from "./memory.ts";
import { readSandboxFile } from "./sandbox-file.ts";

/** The world in use with everybody in it, ready to be asked. */
export interface OpenSandbox {
  file: SandboxFile;
  world: World;
  api: EnrolkitApi;
  remembered: Remembered;
}

export interface Sandbox {
  /** Refuses while it cannot be used: `starting`, `world_gone`, or the service does not answer. */
  open: () => Promise<OpenSandbox>;
  /** Somebody of the same kind who has done nothing yet; answers the employee's id. */
  freshPerson: (kind: PersonKind) => Promise<string>;
  /** A whole new platform, with its own clock set to now and everybody hired anew. */
  freshWorld: () => Promise<void>;
}

export function createSandbox(dataDir: string, memory: Memory): Sandbox {
  const inTurn = oneAtATime();

  function connect(): OpenSandbox {
    const file = readSandboxFile(dataDir);
    const known = memory.read();
    if (known?.source_platform_id === file.world.platform_id) return connectTo(file, known);
    const anew = startWith(file, file.world);
    memory.replace(anew);
    return connectTo(file, anew);
  }

  async function hireMissing({ api, world, remembered }: OpenSandbox) {
    for (const persona of personas) {
      if (remembered.people[persona.kind]) continue;
      const employee_id = await hire(api, world, persona, 0);
      remembered.people[persona.kind] = { employee_id, generation: 0 };
      memory.save();
    }
  }

  return {
    async open() {
      const { remembered } = connect();
      if (personas.some(({ kind }) => !remembered.people[kind])) await inTurn(() => hireMissing(connect()));
      return connect();
    },
    freshPerson: (kind) =>
      inTurn(async () => {
        const { api, world, remembered } = connect();
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
        const world = await operator.call("CreateWorld", { body: { platform_type: "payroll_provider" } });
        const remembered = startWith(file, world);
        memory.replace(remembered);
        await hireMissing(connectTo(file, remembered));
      }),
  };
}

const startWith = (file: SandboxFile, world: World): Remembered => ({
  source_platform_id: file.world.platform_id,
  world,
  people: {},
  sessions: {},
});

const connectTo = (file: SandboxFile, remembered: Remembered): OpenSandbox => ({
  file,
  remembered,
  world: remembered.world,
  api: enrolkitApi(file.base_url, remembered.world.api_key),
});

/** Runs what it is given one after the other, whoever asks: nobody is hired twice. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}
