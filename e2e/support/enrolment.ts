import type {
  AssociatedPerson,
  AssociatedPersonInput,
  DependentsManagementIntent,
  EnrolmentIntent,
  Paged,
  PlanCoverageOptionSelection,
  Requirement,
  World,
} from "@enrolkit/contract";
import type { Api } from "./api.ts";
import { pollUntil } from "./poll.ts";

/** An employee's enrolment, driven through the API with the platform's key. */
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

  addRelative(person: AssociatedPersonInput): Promise<AssociatedPerson> {
    return this.api.post(`/employees/${this.employeeId}/associated_persons`, person);
  }

  /** Forces the enrolment into a status; the service makes the smallest choices that lead there. */
  force(status: string): Promise<unknown> {
    return this.api.post(`/test_helpers/intents/${this.#id}/force`, { status });
  }

  /** Begins, and returns the intent once it is processed. */
  async begin(): Promise<EnrolmentIntent> {
    const body = { employee_id: this.employeeId, group_id: this.world.group_id };
    this.#id = (await this.api.post<EnrolmentIntent>("/enrolment_intents", body)).id;
    return this.untilProcessed();
  }

  /** The estate receives what life cover pays. */
  async leaveToEstate(): Promise<void> {
    const { items } = await this.api.get<Paged<Requirement>>(`/enrolment_intents/${this.#id}/requirements`);
    for (const { id, code } of items) {
      if (code !== "provide_beneficiary_information") continue;
      const beneficiaries = [{ kind: "estate", share_percent: 100, order: "primary" }];
      await this.api.post(`/requirements/${id}`, { answers: { beneficiaries } });
    }
  }

  read(): Promise<EnrolmentIntent> {
    return this.api.get(`/enrolment_intents/${this.#id}`);
  }

  untilProcessed(): Promise<EnrolmentIntent> {
    return pollUntil(
      () => this.read(),
      ({ status }) => status !== "processing",
    );
  }

  async select(coverage_selections: PlanCoverageOptionSelection[]): Promise<EnrolmentIntent> {
    await this.api.post(`/enrolment_intents/${this.#id}/coverage-selections`, { coverage_selections });
    return this.untilProcessed();
  }

  /** Opens a list of dependents and adds people, each with the same choices. Returns the list's path. */
  async openList(ids: string[], choices: PlanCoverageOptionSelection[]): Promise<string> {
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

  /** Covers these people and no one else, and returns the intent once they are screened. */
  async cover(ids: string[], choices: PlanCoverageOptionSelection[]): Promise<EnrolmentIntent> {
    const list = await this.openList(ids, choices);
    await this.api.post(`${list}/confirm`);
    await pollUntil(
      () => this.api.get<DependentsManagementIntent>(list),
      ({ status }) => status === "completed",
    );
    return this.read();
  }
}
