import type { PersonKind } from "../../src/wire.ts";
import { createApi, type EnrolkitApi, type World } from "../enrolkit.ts";
import { badRequest } from "../errors.ts";
import { colleagues } from "../people/colleagues.ts";
import { type Colleague, personaOf, personas } from "../people/personas.ts";
import { type CreatedGroup, createdGroups, createGroup, type GroupKey, hire, payElements } from "./hire.ts";
import { readSandboxFile, type SandboxFile } from "./sandbox-file.ts";
import type { State, StateFile } from "./state-file.ts";

/** The world in use with all its people, and the client for it. */
export interface OpenSandbox {
  file: SandboxFile;
  world: World;
  api: EnrolkitApi;
  state: State;
}

export interface Sandbox {
  /** Throws `starting`, or the service's error, while the sandbox cannot be used. */
  open: () => Promise<OpenSandbox>;
  /** Hires a fresh employee of the same kind, and returns the employee's id. */
  startOverPerson: (kind: PersonKind) => Promise<string>;
  /** Creates a new platform, with the clock set to now and all people hired anew. */
  startOverWorld: () => Promise<void>;
  /** Remembers that employees are in a group now. */
  recordPlacement: (opened: OpenSandbox, group_id: string, employee_ids: string[]) => void;
  /** Remembers that the webhook of an event came. */
  recordReceipt: (opened: OpenSandbox, event_id: string) => void;
}

const maxReceived = 200;

export function createSandbox(dataDir: string, stateFile: StateFile): Sandbox {
  const serially = createSerialQueue();

  function connect(): OpenSandbox {
    const file = readSandboxFile(dataDir);
    const state = stateFile.read();
    if (state?.source_platform_id === file.world.platform_id) return connectTo(file, state);
    const fresh = initialState(file, file.world);
    stateFile.replace(fresh);
    return connectTo(file, fresh);
  }

  /** Creates whatever is still missing in the world. */
  async function populate(opened: OpenSandbox) {
    const { api, world, state } = opened;
    if (!isSubscribed(opened)) {
      const url = webhookUrl(opened);
      // The response shows the secret this once.
      const { secret } = await api.call("CreateWebhookEndpoint", { body: { url } });
      state.subscription = { url, secret };
      stateFile.save();
    }
    await api.call("UpdateEmployer", {
      params: { employer_id: world.employer_id },
      body: { pay_elements: payElements },
    });
    for (const key of missingGroups(state)) state.groups[key] = await createGroup(api, world, key);
    const { now } = await api.call("RetrieveClock");
    for (const persona of missingPersonas(state)) {
      state.people[persona.kind] = { employee_id: await hireInto(opened, persona, now), generation: 0 };
      stateFile.save();
    }
    for (const colleague of missingColleagues(state)) {
      state.colleagues[colleague.mailbox] = await hireInto(opened, colleague, now);
      stateFile.save();
    }
  }

  async function hireInto(
    { api, world, state }: OpenSandbox,
    person: Colleague,
    now: string,
    generation = 0,
  ) {
    const group_id = groupId(world, state, person.group);
    const employee_id = await hire(api, { world, group_id, now }, person, generation);
    state.placements[employee_id] = [group_id];
    return employee_id;
  }

  return {
    async open() {
      if (!isComplete(connect())) await serially(() => populate(connect()));
      return connect();
    },
    startOverPerson: (kind) =>
      serially(async () => {
        const opened = connect();
        const { state } = opened;
        const persona = personaOf(kind);
        if (!persona) throw badRequest(`There is no demo user of the kind "${kind}".`);
        const generation = (state.people[kind]?.generation ?? 0) + 1;
        const { now } = await opened.api.call("RetrieveClock");
        const employee_id = await hireInto(opened, persona, now, generation);
        state.people[kind] = { employee_id, generation };
        stateFile.save();
        return employee_id;
      }),
    startOverWorld: () =>
      serially(async () => {
        const file = readSandboxFile(dataDir);
        const operator = createApi(file.base_url, file.operator_token);
        const world = await operator.call("CreateWorld", {
          body: { platform_type: "payroll_provider", sandbox: true },
        });
        // The service has put the new world into the file.
        const state = initialState(readSandboxFile(dataDir), world);
        stateFile.replace(state);
        await populate(connectTo(file, state));
      }),
    recordPlacement: ({ state }, group_id, employee_ids) => {
      for (const id of employee_ids) {
        const others = (state.placements[id] ?? []).filter((other) => other !== group_id);
        state.placements[id] = [group_id, ...others];
      }
      stateFile.save();
    },
    recordReceipt: ({ state }, event_id) => {
      const others = state.received.filter((id) => id !== event_id);
      state.received = [event_id, ...others].slice(0, maxReceived);
      stateFile.save();
    },
  };
}

const initialState = (file: SandboxFile, world: World): State => ({
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

const missingGroups = ({ groups }: State) =>
  (Object.keys(createdGroups) as CreatedGroup[]).filter((key) => !groups[key]);
const missingPersonas = ({ people }: State) => personas.filter(({ kind }) => !people[kind]);
const missingColleagues = (state: State) => colleagues.filter(({ mailbox }) => !state.colleagues[mailbox]);

/** The URL names its world, so that webhooks of a world that is gone can be rejected. */
const webhookUrl = ({ file, world }: OpenSandbox) =>
  new URL(`/webhooks/enrolkit/${world.platform_id}`, file.demo_url).href;

/** The port of this backend may differ from last time. */
const isSubscribed = (opened: OpenSandbox) => opened.state.subscription?.url === webhookUrl(opened);

const isComplete = (opened: OpenSandbox) =>
  isSubscribed(opened) &&
  [missingGroups, missingPersonas, missingColleagues].every((missing) => missing(opened.state).length === 0);

function groupId({ group_id, group_without_policy_id }: World, { groups }: State, key: GroupKey) {
  if (key === "all_employees") return group_id;
  if (key === "new_joiners") return group_without_policy_id;
  const id = groups[key];
  if (!id) throw new Error(`The group "${key}" is not created yet.`);
  return id;
}

const connectTo = (file: SandboxFile, state: State): OpenSandbox => ({
  file,
  state,
  world: state.world,
  api: createApi(file.base_url, state.world.api_key),
});

/** Runs tasks one after the other, so that no one is hired twice. */
function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task);
    last = result;
    return result;
  };
}
