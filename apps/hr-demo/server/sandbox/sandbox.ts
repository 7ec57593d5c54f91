import type { PersonKind } from "../../src/wire.ts";
import { type EnrolkitApi, enrolkitApi } from "../enrolkit/api.ts";
import type { SandboxFile, World } from "../enrolkit/world.ts";
import { colleagues } from "../people/colleagues.ts";
import { type GroupKey, madeGroups, type MadeGroup, makeGroup } from "../groups/groups.ts";
import { hire } from "../people/hire.ts";
import { personaOf, personas } from "../people/index.ts";
import type { Colleague } from "../people/persona.ts";
import { badRequest } from "../refusal.ts";
import { subscribe, webhookUrl } from "../webhooks/subscribe.ts";
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
  /** Remembers that employees were put into a group. */
  place: (opened: OpenSandbox, group_id: string, employee_ids: string[]) => void;
  /** Remembers that an event came. */
  received: (opened: OpenSandbox, event_id: string) => void;
}

const eventsKept = 200;

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

  /** Everybody and everything that is not there yet. */
  async function fill(opened: OpenSandbox) {
    const { api, world, remembered } = opened;
    if (!isSubscribed(opened)) {
      remembered.subscription = await subscribe(opened);
      memory.save();
    }
    for (const key of missingGroups(remembered)) remembered.groups[key] = await makeGroup(api, world, key);
    for (const persona of missingPersonas(remembered)) {
      remembered.people[persona.kind] = { employee_id: await hireInto(opened, persona), generation: 0 };
      memory.save();
    }
    for (const colleague of missingColleagues(remembered)) {
      remembered.colleagues[colleague.mailbox] = await hireInto(opened, colleague);
      memory.save();
    }
  }

  async function hireInto({ api, world, remembered }: OpenSandbox, person: Colleague, generation = 0) {
    const group_id = groupId(world, remembered, person.group);
    const employee_id = await hire(api, { world, group_id }, person, generation);
    remembered.placements[employee_id] = [group_id];
    return employee_id;
  }

  return {
    async open() {
      if (!isFull(connect())) await inTurn(() => fill(connect()));
      return connect();
    },
    freshPerson: (kind) =>
      inTurn(async () => {
        const opened = connect();
        const { remembered } = opened;
        const persona = personaOf(kind);
        if (!persona) throw badRequest(`Nobody is of the kind "${kind}".`);
        const generation = (remembered.people[kind]?.generation ?? 0) + 1;
        const employee_id = await hireInto(opened, persona, generation);
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
        await fill(connectTo(file, remembered));
      }),
    place: ({ remembered }, group_id, employee_ids) => {
      for (const id of employee_ids) {
        const others = (remembered.placements[id] ?? []).filter((other) => other !== group_id);
        remembered.placements[id] = [group_id, ...others];
      }
      memory.save();
    },
    received: ({ remembered }, event_id) => {
      remembered.received = [event_id, ...remembered.received.filter((id) => id !== event_id)].slice(
        0,
        eventsKept,
      );
      memory.save();
    },
  };
}

const startWith = (file: SandboxFile, world: World): Remembered => ({
  source_platform_id: file.world.platform_id,
  world,
  people: {},
  groups: {},
  colleagues: {},
  placements: {},
  sessions: {},
  subscription: null,
  received: [],
});

const missingGroups = ({ groups }: Remembered) =>
  (Object.keys(madeGroups) as MadeGroup[]).filter((key) => !groups[key]);
const missingPersonas = ({ people }: Remembered) => personas.filter(({ kind }) => !people[kind]);
const missingColleagues = (remembered: Remembered) =>
  colleagues.filter(({ mailbox }) => !remembered.colleagues[mailbox]);

/** The port of this backend may be another than last time. */
const isSubscribed = (opened: OpenSandbox) => opened.remembered.subscription?.url === webhookUrl(opened);

const isFull = (opened: OpenSandbox) =>
  isSubscribed(opened) &&
  [missingGroups, missingPersonas, missingColleagues].every(
    (missing) => missing(opened.remembered).length === 0,
  );

function groupId({ group_id, group_without_policy_id }: World, { groups }: Remembered, key: GroupKey) {
  if (key === "everybody") return group_id;
  if (key === "new_joiners") return group_without_policy_id;
  const id = groups[key];
  if (!id) throw new Error(`The group "${key}" is not made yet.`);
  return id;
}

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
