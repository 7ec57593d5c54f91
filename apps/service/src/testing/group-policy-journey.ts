import type {
  ConsentApproval,
  ConsentReceipt,
  EnrolmentIntent,
  GroupPolicy,
  GroupPolicyIntent,
  GroupPolicyIntentInput,
  GroupPolicyIntentStatus,
  GroupQuoteIntentInput,
  Paged,
  Requirement,
} from "@enrolkit/contract";
import { answersTo } from "./requirement-answers.ts";
import { ApiClient, type JourneyService } from "./api-client.ts";
import { QuoteJourney, type QuoteJourneyOptions } from "./quote-journey.ts";

/** The end of a group's name by which the simulated insurer brings an accepted quote to a status. */
const endings: Partial<Record<GroupPolicyIntentStatus, string>> = {
  provider_rejected: "Rejected",
  manual_renewal_gathering_required: "Renewal",
  expired: "Slow",
  pending_provider_approval: "Slow",
};

/** An employer's journey from a quote to group policies. Each method throws unless the response is a success. */
export class GroupPolicyJourney extends ApiClient {
  /** The journey to the quote. */
  readonly quoting: QuoteJourney;
  /** The id of the group policy intent. */
  intentId = "";

  private constructor(quoting: QuoteJourney) {
    super(quoting.service, quoting.world, quoting.key);
    this.quoting = quoting;
  }

  /** Begins with an available quote, by default of one level. */
  static async begin(
    service: JourneyService,
    options: QuoteJourneyOptions & { of?: (quoting: QuoteJourney) => GroupQuoteIntentInput } = {},
  ): Promise<GroupPolicyJourney> {
    const { of, ...begin } = options;
    const quoting = await QuoteJourney.begin(service, begin);
    if (of !== undefined) await quoting.create(of(quoting));
    await quoting.reach("quote_available");
    return new GroupPolicyJourney(quoting);
  }

  get intentPath(): string {
    return `/group_policy_intents/${this.intentId}`;
  }

  /** Returns the body that accepts the quote: an approval of each statement that it shows. */
  async acceptance(input: Partial<GroupPolicyIntentInput> = {}): Promise<GroupPolicyIntentInput> {
    const { id, consent_links } = await this.quoting.intent();
    const consent_approvals: ConsentApproval[] = consent_links.map((statement) => ({ id: statement.id }));
    return { quote_intent_id: id, consent_approvals, ...input };
  }

  /** Accepts the quote. */
  async accept(input: Partial<GroupPolicyIntentInput> = {}): Promise<GroupPolicyIntent> {
    const body = await this.acceptance(input);
    const intent = await this.ok<GroupPolicyIntent>("POST", "/group_policy_intents", body);
    this.intentId = intent.id;
    return intent;
  }

  /** Advances the clock, by a second by default, and returns the intent. */
  async pass(seconds = 1): Promise<GroupPolicyIntent> {
    await this.service.advance(this.world, seconds);
    return this.intent();
  }

  intent(): Promise<GroupPolicyIntent> {
    return this.ok("GET", this.intentPath);
  }

  receipt(): Promise<ConsentReceipt> {
    return this.ok("GET", `${this.intentPath}/consent_receipt`);
  }

  /** Returns the employer's receipts, newest first. */
  async receipts(): Promise<ConsentReceipt[]> {
    const path = `/employers/${this.world.employer_id}/consent_receipts?page_size=100`;
    return (await this.ok<Paged<ConsentReceipt>>("GET", path)).items;
  }

  force(status: string): Promise<GroupPolicyIntent> {
    const path = `/test_helpers/intents/${this.intentId}/force`;
    return this.ok("POST", path, { status }, { key: this.world.api_key });
  }

  async requirements(): Promise<Requirement[]> {
    return (await this.ok<Paged<Requirement>>("GET", `${this.intentPath}/requirements`)).items;
  }

  async answerRequirements(): Promise<void> {
    const newPerson = () => Promise.reject(new Error("An employer's requirement names no people."));
    for (const requirement of await this.requirements()) {
      const body = { answers: await answersTo(requirement, newPerson) };
      if (!requirement.is_fulfilled) await this.ok("POST", `/requirements/${requirement.id}`, body);
    }
  }

  /** Returns the group policies of a group, newest first. */
  async groupPolicies(groupId = this.quoting.groupId): Promise<GroupPolicy[]> {
    const path = `/group_policies?group_id=${groupId}&page_size=100`;
    return (await this.ok<Paged<GroupPolicy>>("GET", path)).items;
  }

  /** Returns the enrolments of a group, newest first. */
  async enrolments(groupId = this.quoting.groupId): Promise<EnrolmentIntent[]> {
    const path = `/enrolment_intents?group_id=${groupId}&page_size=100`;
    return (await this.ok<Paged<EnrolmentIntent>>("GET", path, undefined, { key: this.world.api_key })).items;
  }

  /** Takes the shortest way to a status; to `action_required` and `expired` only by force. */
  async reach(status: GroupPolicyIntentStatus): Promise<GroupPolicyIntent> {
    const ending = endings[status];
    if (ending !== undefined) await this.quoting.rename(`Head office ${ending}`);
    if (this.intentId === "") await this.accept();
    if (status === "processing") return this.intent();
    if (status === "action_required" || status === "expired") return this.force(status);
    return this.pass();
  }
}
