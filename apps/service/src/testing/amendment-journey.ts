import type {
  AssociatedPersonInput,
  DependentsManagementIntent,
  Policy,
  PolicyAmendmentIntent,
  PolicyAmendmentIntentInput,
  PolicyAmendmentIntentStatus,
  QualifyingLifeEvent,
} from "@enrolkit/contract";
import type { JourneyService } from "./api-client.ts";
import { Journey, type JourneyOptions } from "./journey.ts";
import { healthOnly } from "./plans.ts";

export interface AmendmentOptions extends JourneyOptions {
  /** The dependents that the policy covers; none by default. */
  people?: Partial<AssociatedPersonInput>[];
}

/** A change of dependents in the initial adjustment period. */
export const adjusting: PolicyAmendmentIntentInput = {
  amendment_reason: { type: "initial_adjustment_period" },
  requested_changes: [{ change_type: "dependents" }],
};

export const cancelling: PolicyAmendmentIntentInput = {
  ...adjusting,
  requested_changes: [{ change_type: "cancellation" }],
};

/** Returns the input for a change because of a life event; of dependents by default. */
export function because(
  event: QualifyingLifeEvent,
  event_date: string,
  change_type: "dependents" | "cancellation" = "dependents",
): PolicyAmendmentIntentInput {
  const qualifying_life_event = { event, event_date, reason: "As it happened." };
  return {
    amendment_reason: { type: "qualifying_life_event", qualifying_life_event },
    requested_changes: [{ change_type }],
  };
}

/** One employee's changes of a policy, over HTTP; people and dependents management intents are those of `journey`. */
export class AmendmentJourney {
  readonly journey: Journey;
  readonly policyId: string;
  /** The dependents that the policy covered when it began, in the order of `people`. */
  readonly personIds: readonly string[];
  /** The id of the latest amendment. */
  intentId = "";

  private constructor(journey: Journey, policyId: string, personIds: readonly string[]) {
    this.journey = journey;
    this.policyId = policyId;
    this.personIds = personIds;
  }

  static async begin(service: JourneyService, options: AmendmentOptions = {}): Promise<AmendmentJourney> {
    const { people = [], ...rest } = options;
    const journey = await Journey.begin(service, { group_policies: healthOnly, ...rest });
    return AmendmentJourney.of(journey, people);
  }

  /** Continues an employee's journey; where `people` are named, of an employee who is not enrolled yet. */
  static async of(
    journey: Journey,
    people: Partial<AssociatedPersonInput>[] = [],
  ): Promise<AmendmentJourney> {
    const ids: string[] = [];
    for (const details of people) ids.push((await journey.person(details)).id);
    if (ids.length > 0) {
      await journey.reach("pending_confirmation");
      await journey.cover(...ids);
    }
    return new AmendmentJourney(journey, await journey.policyId(), ids);
  }

  get path(): string {
    return `/policies/${this.policyId}/policy_amendment_intents`;
  }

  get intentPath(): string {
    return `${this.path}/${this.intentId}`;
  }

  policy(): Promise<Policy> {
    return this.journey.ok("GET", `/policies/${this.policyId}`);
  }

  intent(): Promise<PolicyAmendmentIntent> {
    return this.journey.ok("GET", this.intentPath);
  }

  async create(input: PolicyAmendmentIntentInput = adjusting): Promise<PolicyAmendmentIntent> {
    const intent = await this.journey.ok<PolicyAmendmentIntent>("POST", this.path, input);
    this.intentId = intent.id;
    return intent;
  }

  async openList(): Promise<DependentsManagementIntent> {
    const path = `${this.intentPath}/create_dependents_management_intent`;
    const list = await this.journey.ok<DependentsManagementIntent>("POST", path);
    this.journey.listId = list.id;
    return list;
  }

  confirm(): Promise<PolicyAmendmentIntent> {
    return this.journey.ok("POST", `${this.intentPath}/confirm`);
  }

  cancel(): Promise<PolicyAmendmentIntent> {
    return this.journey.ok("POST", `${this.intentPath}/cancel`);
  }

  force(status: PolicyAmendmentIntentStatus): Promise<PolicyAmendmentIntent> {
    const { world } = this.journey;
    const path = `/test_helpers/intents/${this.intentId}/force`;
    return this.journey.ok("POST", path, { status }, { key: world.api_key });
  }

  /** Advances the clock, by a second by default, and returns the amendment. */
  async pass(seconds = 1): Promise<PolicyAmendmentIntent> {
    await this.journey.service.advance(this.journey.world, seconds);
    return this.intent();
  }

  /** Advances the world's clock to a moment. */
  async until(to: string): Promise<void> {
    const { journey } = this;
    await journey.ok("POST", "/test_helpers/clock/advance", { to }, { key: journey.world.api_key });
  }

  /** Adds and removes dependents, confirms them, and waits for screening and quote. */
  async choose({ add = [], drop = [] }: { add?: string[]; drop?: string[] }): Promise<PolicyAmendmentIntent> {
    await this.openList();
    for (const id of drop) await this.journey.remove(id);
    if (add.length > 0) await this.journey.add(...add);
    await this.journey.confirmList();
    await this.pass();
    return this.pass();
  }

  /** Runs a change of dependents from beginning to end. */
  async change(
    input: PolicyAmendmentIntentInput,
    people: { add?: string[]; drop?: string[] },
  ): Promise<PolicyAmendmentIntent> {
    await this.create(input);
    await this.choose(people);
    await this.confirm();
    return this.pass();
  }

  /** Creates an amendment and forces it to a status. */
  async reach(
    status: PolicyAmendmentIntentStatus,
    input?: PolicyAmendmentIntentInput,
  ): Promise<PolicyAmendmentIntent> {
    const intent = await this.create(input);
    return intent.status === status ? intent : this.force(status);
  }
}
