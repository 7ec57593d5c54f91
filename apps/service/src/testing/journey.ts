import type {
  AssociatedPerson,
  AssociatedPersonInput,
  DependentsManagementIntent,
  EmployeeUpdate,
  EnrolmentIntent,
  EnrolmentIntentInput,
  EnrolmentIntentStatus,
  Paged,
  PlanCoverageOptionSelection,
  Requirement,
  World,
  WorldInput,
} from "@enrolkit/contract";
import { smallestChoice } from "../test-mode/smallest-choice.ts";
import { answersTo } from "./requirement-answers.ts";
import { ApiClient, type JourneyService } from "./api-client.ts";
import { partner } from "./people.ts";

/** How a journey begins. */
export interface JourneyOptions extends Partial<WorldInput> {
  /** The index of one of the world's employees, 0 by default; or the id of a later one. */
  employee?: number | string;
  /** Changes of the employee's record. */
  details?: EmployeeUpdate;
  /** The credential; the platform's key by default. */
  as?: "platform" | "employee";
  /** The world of an earlier journey. */
  world?: World;
}

/** One employee's journey through the service, over HTTP. Each method throws unless the response is a success. */
export class Journey extends ApiClient {
  readonly employeeId: string;
  /** The id of the latest enrolment intent. */
  intentId = "";
  /** The id of the latest dependents management intent. */
  listId = "";

  private constructor(service: JourneyService, world: World, employeeId: string, key: string) {
    super(service, world, key);
    this.employeeId = employeeId;
  }

  static async begin(service: JourneyService, options: JourneyOptions = {}): Promise<Journey> {
    const { employee = 0, details, as = "platform", world: earlier, ...input } = options;
    const world = earlier ?? (await service.world(input));
    const employeeId = typeof employee === "string" ? employee : (world.employee_ids[employee] ?? "");
    const key = as === "platform" ? world.api_key : (await service.session(world, employeeId)).token;
    const journey = new Journey(service, world, employeeId, key);
    if (details !== undefined) await journey.change(details);
    return journey;
  }

  get intentPath(): string {
    return `/enrolment_intents/${this.intentId}`;
  }

  get listPath(): string {
    return `/dependents_management_intents/${this.listId}`;
  }

  /** Changes the employee's record, as the platform does. */
  async change(details: EmployeeUpdate): Promise<void> {
    await this.ok("PUT", `/employees/${this.employeeId}`, details, { key: this.world.api_key });
  }

  /** Creates an associated person; a spouse by default. */
  person(details: Partial<AssociatedPersonInput> = {}): Promise<AssociatedPerson> {
    return this.ok("POST", `/employees/${this.employeeId}/associated_persons`, { ...partner, ...details });
  }

  changePerson(id: string, details: Partial<AssociatedPersonInput>): Promise<AssociatedPerson> {
    return this.ok("PUT", `/employees/${this.employeeId}/associated_persons/${id}`, details);
  }

  deletePerson(id: string): Promise<AssociatedPerson> {
    return this.ok("DELETE", `/employees/${this.employeeId}/associated_persons/${id}`);
  }

  /** Starts the enrolment. */
  async create(input: Partial<EnrolmentIntentInput> = {}): Promise<EnrolmentIntent> {
    const body = { employee_id: this.employeeId, group_id: this.world.group_id, ...input };
    const intent = await this.ok<EnrolmentIntent>("POST", "/enrolment_intents", body);
    this.intentId = intent.id;
    return intent;
  }

  /** Advances the clock, by a second by default, and returns the enrolment. */
  async pass(seconds = 1): Promise<EnrolmentIntent> {
    await this.service.advance(this.world, seconds);
    return this.intent();
  }

  intent(): Promise<EnrolmentIntent> {
    return this.ok("GET", this.intentPath);
  }

  configure(body: unknown): Promise<EnrolmentIntent> {
    return this.ok("PUT", this.intentPath, body);
  }

  reject(): Promise<EnrolmentIntent> {
    return this.ok("POST", `${this.intentPath}/reject`);
  }

  /** Answers the requirements that are open, then confirms the enrolment. */
  async confirm(): Promise<EnrolmentIntent> {
    await this.answerRequirements();
    return this.ok("POST", `${this.intentPath}/confirm`);
  }

  force(status: string, id = this.intentId): Promise<EnrolmentIntent> {
    const key = this.world.api_key;
    return this.ok("POST", `/test_helpers/intents/${id}/force`, { status }, { key });
  }

  /** Returns the enrolment's requirements, newest first. */
  async requirements(): Promise<Requirement[]> {
    return (await this.ok<Paged<Requirement>>("GET", `${this.intentPath}/requirements`)).items;
  }

  /** Answers every open requirement. */
  async answerRequirements(): Promise<void> {
    for (const requirement of await this.requirements()) {
      if (!requirement.is_fulfilled) await this.answerRequirement(requirement);
    }
  }

  async answerRequirement(requirement: Requirement, answers?: unknown): Promise<Requirement> {
    const body = { answers: answers ?? (await answersTo(requirement, () => this.person())) };
    return this.ok("POST", `/requirements/${requirement.id}`, body);
  }

  /** Submits selections; by default the smallest valid ones. */
  async select(selections?: PlanCoverageOptionSelection[]): Promise<void> {
    const coverage_selections = selections ?? smallestOf(await this.intent());
    await this.ok("POST", `${this.intentPath}/coverage-selections`, { coverage_selections });
  }

  async openList(): Promise<DependentsManagementIntent> {
    const path = `${this.intentPath}/create_dependents_management_intent`;
    const list = await this.ok<DependentsManagementIntent>("POST", path);
    this.listId = list.id;
    return list;
  }

  list(): Promise<DependentsManagementIntent> {
    return this.ok("GET", this.listPath);
  }

  /** Adds people, each with the smallest valid selections. */
  async add(...ids: string[]): Promise<DependentsManagementIntent> {
    const { coverage_options } = await this.list();
    const facts = { employees_count: 1, members_count: 1 + ids.length, industry: null };
    const coverage_selections = smallestChoice(coverage_options ?? [], "member", facts);
    return this.ok("POST", `${this.listPath}/dependents`, {
      associated_person_ids: ids,
      dependent_coverage_selections: [...new Set(ids)].map((associated_person_id) => ({
        associated_person_id,
        coverage_selections,
      })),
    });
  }

  remove(id: string): Promise<DependentsManagementIntent> {
    return this.ok("DELETE", `${this.listPath}/dependents/${id}`);
  }

  async confirmList(): Promise<void> {
    await this.ok("POST", `${this.listPath}/confirm`);
  }

  cancelList(): Promise<DependentsManagementIntent> {
    return this.ok("POST", `${this.listPath}/cancel`);
  }

  /** Chooses exactly these dependents and has them screened. */
  async cover(...ids: string[]): Promise<DependentsManagementIntent> {
    await this.openList();
    if (ids.length > 0) await this.add(...ids);
    await this.confirmList();
    await this.pass();
    return this.list();
  }

  /** Takes the shortest way to a status, from any present one. */
  async reach(status: EnrolmentIntentStatus): Promise<EnrolmentIntent> {
    if (status === "scheduled") await this.change({ start_on: "2027-02-15" });
    if (status === "ineligible") await this.change({ status: "offboarding" });
    if (status === "rejected") await this.change({ last_name: "Rejected" });
    let intent = this.intentId === "" ? await this.create() : await this.intent();
    for (let attempts = 0; intent.status !== status; attempts += 1) {
      if (attempts === 12) throw new Error(`${status} was not reached: it is ${intent.status}.`);
      intent = await this.#proceed(intent, status);
    }
    return intent;
  }

  /** Enrols the employee if need be; returns the first policy of the enrolment. */
  async policyId(): Promise<string> {
    const { policy_enrolments } = await this.reach("enrolled");
    return policy_enrolments[0]?.id ?? "";
  }

  /** Enrols the employee if need be; returns the policy of life assurance. */
  async lifePolicyId(): Promise<string> {
    const { policy_enrolments } = await this.reach("enrolled");
    return policy_enrolments.find(({ type }) => type === "life_assurance")?.id ?? "";
  }

  async #proceed(intent: EnrolmentIntent, goal: EnrolmentIntentStatus): Promise<EnrolmentIntent> {
    const waits = ["action_required", "coverage_options_required", "pending_confirmation"].includes(
      intent.status,
    );
    if (waits && goal === "not_undertaken") return this.reject();
    if (intent.status === "pending_confirmation") return this.confirm();
    if (intent.status === "action_required") await this.answerRequirements();
    if (intent.status === "coverage_options_required") await this.select(smallestOf(intent));
    return goal === "processing" ? this.intent() : this.pass();
  }
}

/** Returns the smallest selections that an enrolment accepts. */
export function smallestOf(intent: EnrolmentIntent): PlanCoverageOptionSelection[] {
  return intent.policy_enrolments.flatMap(({ health_insurance, life_assurance, facts }) =>
    smallestChoice((health_insurance ?? life_assurance)?.coverage_options ?? [], "policy", facts),
  );
}
