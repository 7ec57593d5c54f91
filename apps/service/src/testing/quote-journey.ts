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
import { answersTo } from "./answers.ts";
import { Caller, type JourneyService } from "./caller.ts";
import { changeRecords } from "./change-records.ts";
import { planNamed } from "./plans.ts";

/** What a journey begins with. */
export interface QuoteJourneyOptions extends Partial<WorldInput> {
  /** Name of the group to be quoted, to whose end the insurer reacts. */
  group?: string;
  /** Whose credential is used; the platform's key by default. */
  as?: "platform" | "employer";
  /** A world that there is already. */
  world?: World;
}

type Level = NonNullable<GroupQuoteIntentInput["items"]>[number]["levels"][number];

const daySeconds = 86_400;

/** The end of a group's name with which the insurer brings a quote to a status. */
const endings: Partial<Record<GroupQuoteIntentStatus, string>> = {
  action_required: "Evidence",
  awaiting_quote: "Manual",
  rejected_by_insurer: "Declined",
};

/** An employer's way to a quote, over HTTP. Each step throws unless it is answered with success. */
export class QuoteJourney extends Caller {
  /** A group of its own, with all employees of the world and no policy. */
  readonly groupId: string;
  /** Of the quote that was asked for last. */
  intentId = "";

  private constructor(service: JourneyService, world: World, key: string, groupId: string) {
    super(service, world, key);
    this.groupId = groupId;
  }

  static async begin(service: JourneyService, options: QuoteJourneyOptions = {}): Promise<QuoteJourney> {
    const { group = "Head office", as = "platform", world: earlier, ...input } = options;
    const world = earlier ?? (await service.world(input));
    const key = as === "platform" ? world.api_key : (await service.session(world)).token;
    const platform = new Caller(service, world, world.api_key);
    return new QuoteJourney(service, world, key, await newGroup(platform, group, world.employee_ids));
  }

  get intentPath(): string {
    return `/group_quote_intents/${this.intentId}`;
  }

  /** Another group of the same employer. */
  group(name: string, employeeIds: readonly string[] = []): Promise<string> {
    return newGroup(new Caller(this.service, this.world, this.world.api_key), name, employeeIds);
  }

  /** A level with a plan by the beginning of its name, paid in full, and the smallest choices that will do. */
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

  /** Asks for a quote: of one level by default, else of what is given. */
  async create(input: GroupQuoteIntentInput = this.level()): Promise<GroupQuoteIntent> {
    const intent = await this.ok<GroupQuoteIntent>("POST", "/group_quote_intents", input);
    this.intentId = intent.id;
    return intent;
  }

  /** Asks for one quote of several levels. */
  createLevels(...levels: Level[]): Promise<GroupQuoteIntent> {
    return this.create({ items: [{ benefit_type: "health_insurance", levels }] });
  }

  /** Lets time pass, a second by default, and shows what became of the intent. */
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

  /** What the intent asked to know, newest first. */
  async requirements(): Promise<Requirement[]> {
    return (await this.ok<Paged<Requirement>>("GET", `${this.intentPath}/requirements`)).items;
  }

  /** Answers everything that is open. */
  async answerAll(): Promise<void> {
    for (const requirement of await this.requirements()) {
      if (!requirement.is_fulfilled) await this.answer(requirement);
    }
  }

  async answer(requirement: Requirement, answers?: RequirementAnswers["answers"]): Promise<Requirement> {
    const nobody = () => Promise.reject(new Error("An employer is not asked about people."));
    const body = { answers: answers ?? (await answersTo(requirement, nobody)) };
    return this.ok("POST", `/requirements/${requirement.id}`, body);
  }

  /** Changes the group's name, which no operation does. */
  rename(name: string, groupId = this.groupId): Promise<void> {
    return changeRecords(this, async ({ groups }) =>
      groups.replace({ ...(await groups.get(groupId)), name }),
    );
  }

  /** Goes the straight way to a status, from where a quote is asked for. */
  async reach(status: GroupQuoteIntentStatus): Promise<GroupQuoteIntent> {
    const ending = endings[status];
    if (ending !== undefined) await this.rename(`Head office ${ending}`);
    let intent = this.intentId === "" ? await this.create() : await this.intent();
    for (let steps = 0; intent.status !== status; steps += 1) {
      if (steps === 6) throw new Error(`${status} was not reached: it is ${intent.status}.`);
      intent = await this.#step(intent, status);
    }
    return intent;
  }

  async #step(intent: GroupQuoteIntent, goal: GroupQuoteIntentStatus): Promise<GroupQuoteIntent> {
    if (intent.status === "action_required") await this.answerAll();
    const offered = intent.status === "quote_available";
    if (offered && goal === "rejected") return this.reject();
    return this.pass(offered ? 31 * daySeconds : 1);
  }
}

async function newGroup(platform: Caller, name: string, employeeIds: readonly string[]): Promise<string> {
  const { employer_id, external_customer_id } = platform.world;
  const body = { employer_id, external_customer_id, name };
  const { id } = await platform.ok<{ id: string }>("POST", "/groups", body);
  if (employeeIds.length > 0)
    await platform.ok("POST", `/groups/${id}/employees`, { employee_ids: employeeIds });
  return id;
}
