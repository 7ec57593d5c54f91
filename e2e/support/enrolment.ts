import type {
  AssociatedPerson,
  AssociatedPersonInput,
  DependentsManagementIntent,
  EnrolmentIntent,
  PlanCoverageOptionSelection,
  World,
} from "@enrolkit/contract";
import type { Api } from "./api.ts";
import { until } from "./poll.ts";

/** An employee's enrolment, moved on by the platform's own calls and not by a page. */
export class Enrolment {
  readonly api: Api;
  readonly world: World;
  readonly employeeId: string;
  #id = "";

  constructor(api: Api, world: World, employeeId: string) {
    this.api = api;
    this.world = world;
    this.employeeId = employeeId;
  }

  putOnFile(person: AssociatedPersonInput): Promise<AssociatedPerson> {
    return this.api.post(`/employees/${this.employeeId}/associated_persons`, person);
  }

  /** Brings the enrolment into a status, with the least choices on the way. */
  force(status: string): Promise<unknown> {
    return this.api.post(`/test_helpers/intents/${this.#id}/force`, { status });
  }

  /** Begins; answers once it is the employee's turn. */
  async begin(): Promise<EnrolmentIntent> {
    const body = { employee_id: this.employeeId, group_id: this.world.group_id };
    this.#id = (await this.api.post<EnrolmentIntent>("/enrolment_intents", body)).id;
    return this.settled();
  }

  now(): Promise<EnrolmentIntent> {
    return this.api.get(`/enrolment_intents/${this.#id}`);
  }

  settled(): Promise<EnrolmentIntent> {
    return until(
      () => this.now(),
      ({ status }) => status !== "processing",
    );
  }

  async select(coverage_selections: PlanCoverageOptionSelection[]): Promise<EnrolmentIntent> {
    await this.api.post(`/enrolment_intents/${this.#id}/coverage-selections`, { coverage_selections });
    return this.settled();
  }

  /** Opens a list and puts these people on it, each with the same choices of their own; answers its path. */
  async list(ids: string[], choices: PlanCoverageOptionSelection[]): Promise<string> {
    const create = `/enrolment_intents/${this.#id}/create_dependents_management_intent`;
    const list = `/dependents_management_intents/${(await this.api.post<DependentsManagementIntent>(create)).id}`;
    if (ids.length > 0) {
      await this.api.post(`${list}/dependents`, {
        associated_person_ids: ids,
        dependent_coverage_selections: ids.map((associated_person_id) => ({
          associated_person_id,
          coverage_selections: choices,
        })),
      });
    }
    return list;
  }

  /** Covers these people, and nobody else, once they are checked. */
  async cover(ids: string[], choices: PlanCoverageOptionSelection[]): Promise<EnrolmentIntent> {
    const list = await this.list(ids, choices);
    await this.api.post(`${list}/confirm`);
    await until(
      () => this.api.get<DependentsManagementIntent>(list),
      ({ status }) => status === "completed",
    );
    return this.now();
  }
}
