import type {
  GroupQuoteIntent,
  GroupQuoteIntentInput,
  GroupQuoteIntentStatus,
  Paged,
  Quote,
  Requirement,
  RequirementAnswers,
  World,
  WorldInput,
} from "@enrolkit/contract";
import { smallestChoice } from "../test-mode/smallest-choice.ts";
import { answersTo } from "./requirement-answers.ts";
import { ApiClient, changeRecords, type JourneyService } from "./api-client.ts";
import { planNamed } from "./plans.ts";

/** How a journey begins. */
export interface QuoteJourneyOptions extends Partial<WorldInput> {
  /** Name of the group to be quoted; the simulated insurer reacts to its end. */
  group?: string;
  /** The credential; the platform's key by default. */
  as?: "platform" | "employer";
  /** An existing world. */
  world?: World;
}

type Level = NonNullable<GroupQuoteIntentInput["items"]>[number]["levels"][number];

const daySeconds = 86_400;

/** The end of a group's name by which the simulated insurer brings a quote to a status. */
const endings: Partial<Record<GroupQuoteIntentStatus, string>> = {
  action_required: "Evidence",
  awaiting_quote: "Manual",
  rejected_by_insurer: "Declined",
};

/** An employer's journey to a quote, over HTTP. Each method throws unless the response is a success. */
export class QuoteJourney extends ApiClient {
  /** The journey's own group, with all employees of the world and no policy. */
  readonly groupId: string;
  /** The id of the latest quote intent. */
  intentId = "";

  private constructor(service: JourneyService, world: World, key: string, groupId: string) {
    super(service, world, key);
    this.groupId = groupId;
  }

  static async begin(service: JourneyService, options: QuoteJourneyOptions = {}): Promise<QuoteJourney> {
    const { group = "Head office", as = "platform", world: earlier, ...input } = options;
    const world = earlier ?? (await service.world(input));
    const key = as === "platform" ? world.api_key : (await service.session(world)).token;
    const platform = new ApiClient(service, world, world.api_key);
    return new QuoteJourney(service, world, key, await newGroup(platform, group, world.employee_ids));
  }

  get intentPath(): string {
    return `/group_quote_intents/${this.intentId}`;
  }

  /** Creates another group of the same employer; returns its id. */
  group(name: string, employeeIds: readonly string[] = []): Promise<string> {
    return newGroup(new ApiClient(this.service, this.world, this.world.api_key), name, employeeIds);
  }

  /** Returns a level with a plan by the beginning of its name, full coverage and the smallest valid selections. */
  level(plan = "Anchor Modular", groupId = this.groupId): Level {
    const { id, coverage_configurations } = planNamed(plan);
    const facts = { employees_count: 3, members_count: 3, industry: "software" };
    return {
      group_id: groupId,
      plan_id: id,
      cost_sharing: { type: "full_coverage" },
      coverage_selections: smallestChoice(coverage_configurations, "group_policy", facts),
    };
  }

  /** Requests a quote, by default of one level. */
  async create(input: GroupQuoteIntentInput = this.level()): Promise<GroupQuoteIntent> {
    const intent = await this.ok<GroupQuoteIntent>("POST", "/group_quote_intents", input);
    this.intentId = intent.id;
    return intent;
  }

  /** Requests one quote of several levels. */
  createLevels(...levels: Level[]): Promise<GroupQuoteIntent> {
    return this.create({ items: [{ benefit_type: "health_insurance", levels }] });
  }

  /** Advances the clock, by a second by default, and returns the intent. */
  async pass(seconds = 1): Promise<GroupQuoteIntent> {
    await this.service.advance(this.world, seconds);
    return this.intent();
  }

  intent(): Promise<GroupQuoteIntent> {
    return this.ok("GET", this.intentPath);
  }

  quote(): Promise<Quote> {
    return this.ok("GET", `${this.intentPath}/quote`);
  }

  reject(): Promise<GroupQuoteIntent> {
    return this.ok("POST", `${this.intentPath}/reject`);
  }

  force(status: string, id = this.intentId): Promise<GroupQuoteIntent> {
    const key = this.world.api_key;
    return this.ok("POST", `/test_helpers/intents/${id}/force`, { status }, { key });
  }

  /** Returns the intent's requirements, newest first. */
  async requirements(): Promise<Requirement[]> {
    return (await this.ok<Paged<Requirement>>("GET", `${this.intentPath}/requirements`)).items;
  }

  /** Answers every open requirement. */
  async answerRequirements(): Promise<void> {
    for (const requirement of await this.requirements()) {
      if (!requirement.is_fulfilled) await this.answerRequirement(requirement);
    }
  }

  async answerRequirement(
    requirement: Requirement,
    answers?: RequirementAnswers["answers"],
  ): Promise<Requirement> {
    const newPerson = () => Promise.reject(new Error("An employer's requirement names no people."));
    const body = { answers: answers ?? (await answersTo(requirement, newPerson)) };
    return this.ok("POST", `/requirements/${requirement.id}`, body);
  }

  /** Changes the group's name, which no operation does. */
  rename(name: string, groupId = this.groupId): Promise<void> {
    return changeRecords(this, async ({ groups }) =>
      groups.replace({ ...(await groups.get(groupId)), name }),
    );
  }

  /** Takes the shortest way to a status. */
  async reach(status: GroupQuoteIntentStatus): Promise<GroupQuoteIntent> {
    const ending = endings[status];
    if (ending !== undefined) await this.rename(`Head office ${ending}`);
    let intent = this.intentId === "" ? await this.create() : await this.intent();
    for (let attempts = 0; intent.status !== status; attempts += 1) {
      if (attempts === 6) throw new Error(`${status} was not reached: it is ${intent.status}.`);
      intent = await this.#proceed(intent, status);
    }
    return intent;
  }

  async #proceed(intent: GroupQuoteIntent, goal: GroupQuoteIntentStatus): Promise<GroupQuoteIntent> {
    if (intent.status === "action_required") await this.answerRequirements();
    const offered = intent.status === "quote_available";
    if (offered && goal === "rejected") return this.reject();
    return this.pass(offered ? 31 * daySeconds : 1);
  }
}

async function newGroup(platform: ApiClient, name: string, employeeIds: readonly string[]): Promise<string> {
  const { employer_id, external_customer_id } = platform.world;
  const body = { employer_id, external_customer_id, name };
  const { id } = await platform.ok<{ id: string }>("POST", "/groups", body);
  if (employeeIds.length > 0)
    await platform.ok("POST", `/groups/${id}/employees`, { employee_ids: employeeIds });
  return id;
}
