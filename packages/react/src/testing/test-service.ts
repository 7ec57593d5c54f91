import type {
  AssociatedPerson,
  AssociatedPersonInput,
  ClockAdvance,
  World,
  WorldInput,
} from "@enrolkit/types";
import type { CallArguments, CallResult, EndpointName, Session, SessionOf } from "@enrolkit/testing/connect";
import { groupSelections, healthPlan, lifePlan } from "./catalogue.ts";
import { createNetwork } from "./network.ts";
import { getService } from "./service.ts";

type GroupPolicyInput = NonNullable<WorldInput["group_policies"]>[number];

/** Dependents may be covered too; the employer pays 80 %. */
export const healthCover: GroupPolicyInput = {
  plan_id: healthPlan.id,
  cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
  coverage_selections: groupSelections[healthPlan.id] ?? [],
};
/** Of the employee alone, and beneficiaries are asked for. */
export const lifeCover: GroupPolicyInput = {
  plan_id: lifePlan.id,
  cost_sharing: { type: "full_coverage" },
  coverage_selections: groupSelections[lifePlan.id] ?? [],
};

export interface TestServiceOptions {
  /** The group's policies; by default `healthCover`. */
  readonly group_policies?: readonly GroupPolicyInput[];
  /** The employee's people on file; the last one is the newest. */
  readonly persons?: readonly AssociatedPersonInput[];
}

/** The real service as one test's page meets it: a world of its own, behind a network that can misbehave. */
export class TestService {
  readonly url = getService().url;
  readonly world: World;
  readonly network = createNetwork();
  readonly #sessionOf: SessionOf;
  readonly #sessions: Session[] = [];

  constructor(world: World, sessionOf: SessionOf) {
    this.world = world;
    this.#sessionOf = sessionOf;
  }

  static async start({
    group_policies = [healthCover],
    persons = [],
  }: TestServiceOptions = {}): Promise<TestService> {
    const world = await getService().world({ group_policies: [...group_policies] });
    const service = new TestService(world, { employeeId: world.employee_ids[0] });
    for (const person of persons) await service.addPerson(person);
    return service;
  }

  /** Whose pages they are: the world's first employee. */
  get employeeId(): string {
    return this.world.employee_ids[0] ?? "";
  }

  get groupId(): string {
    return this.world.group_id;
  }

  /** Calls an operation as the platform does. */
  call<Name extends EndpointName>(operation: Name, ...input: CallArguments<Name>): Promise<CallResult<Name>> {
    return getService().call(this.world, operation, ...input);
  }

  addPerson(body: AssociatedPersonInput): Promise<AssociatedPerson> {
    return this.call("CreateAssociatedPerson", { params: { employee_id: this.employeeId }, body });
  }

  /** The employee's people on file, newest first. */
  async persons(): Promise<AssociatedPerson[]> {
    const params = { employee_id: this.employeeId };
    return (await this.call("ListAssociatedPersons", { params, query: { page_size: "100" } })).items;
  }

  /** The newest of them with this first name. */
  async personNamed(name: string): Promise<AssociatedPerson> {
    const person = (await this.persons()).find(({ first_name }) => first_name === name);
    if (person === undefined) throw new Error(`No "${name}" is on file.`);
    return person;
  }

  /** What the page's backend responds with. */
  readonly getSession = async (): Promise<Session> => {
    const session = await getService().session(this.world, this.#sessionOf);
    this.#sessions.push(session);
    return session;
  };

  /** The sessions minted so far end now. */
  async expireSessions(): Promise<void> {
    for (const { id } of this.#sessions.splice(0))
      await this.call("RevokeEmbedSession", { params: { embed_session_id: id } });
  }

  advance(by: ClockAdvance): Promise<void> {
    return getService().clock.advance(this.world, by);
  }

  runDueWork(): Promise<void> {
    return getService().runDueWork(this.world);
  }

  /** Nothing moves on until the function that it resolves with is called. */
  hold(): Promise<() => Promise<void>> {
    return getService().hold(this.world);
  }

  force(intentId: string, status: string): Promise<void> {
    return getService().force(this.world, intentId, status);
  }
}
