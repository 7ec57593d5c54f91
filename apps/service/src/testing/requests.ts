import { type AnyOperation, type GroupPolicy, operations, type Paged } from "@enrolkit/contract";
import type { CallResponse, CallOptions, TestService } from "../http/testing.ts";
import { AmendmentJourney, cancelling } from "./amendment-journey.ts";
import { GroupPolicyJourney } from "./group-policy-journey.ts";
import type { Journey } from "./journey.ts";
import { smallestOf } from "./journey.ts";
import { QuoteJourney } from "./quote-journey.ts";
import { firstReport } from "./reports.ts";

/** The operations that are served. */
export const servedOperations: readonly AnyOperation[] = operations.filter(
  (operation) => !("planned" in operation),
);

/** A request to an operation. */
export interface SampleRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Brings a fresh journey to a state in which the operation succeeds; returns the request. */
type Arrange = (journey: Journey) => Promise<SampleRequest>;

const person = async (journey: Journey) => ({
  employee_id: journey.employeeId,
  associated_person_id: (await journey.person()).id,
});
const employee: Arrange = async (journey) => ({ params: { employee_id: journey.employeeId } });
const group: Arrange = async ({ world }) => ({ params: { group_id: world.group_id } });
const nothing: Arrange = async () => ({});

const enrolmentIn =
  (...[status]: Parameters<Journey["reach"]>): Arrange =>
  async (journey) => ({ params: { enrolment_intent_id: (await journey.reach(status)).id } });

/** An open dependents management intent with one dependent. */
const list: Arrange = async (journey) => {
  await journey.reach("pending_confirmation");
  await journey.openList();
  await journey.add((await journey.person()).id);
  return { params: { dependents_management_intent_id: journey.listId } };
};

const beneficiaries = async (journey: Journey) => {
  await journey.reach("pending_confirmation");
  const [requirement] = await journey.requirements();
  return { requirement_id: requirement?.id ?? "" };
};

const quoteIn =
  (...[status]: Parameters<QuoteJourney["reach"]>): Arrange =>
  async ({ service, world }) => {
    const journey = await QuoteJourney.begin(service, { world });
    return { params: { group_quote_intent_id: (await journey.reach(status)).id } };
  };

/** Brings an amendment to a status; returns the parameters of its path. */
const amendment = async (journey: Journey, ...[status]: Parameters<AmendmentJourney["reach"]>) => {
  const amending = await AmendmentJourney.of(journey);
  await amending.reach(status);
  return { policy_id: amending.policyId, policy_amendment_intent_id: amending.intentId };
};

const amendmentIn =
  (...[status]: Parameters<AmendmentJourney["reach"]>): Arrange =>
  async (journey) => ({ params: await amendment(journey, status) });

const groupPolicyIntentIn =
  (...[status]: Parameters<GroupPolicyJourney["reach"]>): Arrange =>
  async ({ service, world }) => {
    const journey = await GroupPolicyJourney.begin(service, { world });
    return { params: { group_policy_intent_id: (await journey.reach(status)).id } };
  };

const report: Arrange = async (journey) => ({
  params: { contribution_report_id: (await firstReport(journey)).id },
});

/** Causes an event; returns its id. */
async function eventId(journey: Journey): Promise<string> {
  await journey.create();
  return (await journey.events()).at(-1)?.id ?? "";
}

/** Creates a webhook endpoint; returns its id. */
export async function endpointId(journey: Journey): Promise<string> {
  const body = { url: "https://hooks.example.com/enrolkit" };
  return (
    await journey.ok<{ id: string }>("POST", "/webhooks/endpoints", body, { key: journey.world.api_key })
  ).id;
}

/** Returns the newest group policy of the world. */
async function groupPolicyId(journey: Journey): Promise<string> {
  const key = { key: journey.world.api_key };
  const { items } = await journey.ok<Paged<GroupPolicy>>("GET", "/group_policies", undefined, key);
  return items[0]?.id ?? "";
}

const details = {
  first_name: "Ana",
  last_name: "Silva",
  date_of_birth: "1991-03-04",
  sex_at_birth: "female",
};

/** One request for each served operation, by its name. */
export const requests: Record<string, Arrange> = {
  CreateAssociatedPerson: async (journey) => ({
    params: { employee_id: journey.employeeId },
    body: { ...details, relationship_type: "partner" },
  }),
  ListAssociatedPersons: employee,
  RetrieveAssociatedPerson: async (journey) => ({ params: await person(journey) }),
  UpdateAssociatedPerson: async (journey) => ({
    params: await person(journey),
    body: { first_name: "Nora" },
  }),
  DeleteAssociatedPerson: async (journey) => ({ params: await person(journey) }),

  CreateEnrolmentIntent: async ({ employeeId, world }) => ({
    body: { employee_id: employeeId, group_id: world.group_id },
  }),
  ListEnrolmentIntents: async ({ employeeId, world }) => ({
    query: { employee_id: employeeId, group_id: world.group_id },
  }),
  RetrieveEnrolmentOffer: async ({ employeeId, world }) => ({
    params: { group_id: world.group_id, employee_id: employeeId },
  }),
  RetrieveEnrolmentIntent: enrolmentIn("processing"),
  UpdateEnrolmentIntent: async (journey) => ({
    ...(await enrolmentIn("pending_confirmation")(journey)),
    body: { policy_configuration: { desired_policy_start_date: "2027-03-01" } },
  }),
  SubmitCoverageSelections: async (journey) => ({
    ...(await enrolmentIn("coverage_options_required")(journey)),
    body: { coverage_selections: smallestOf(await journey.intent()) },
  }),
  CreateDependentsManagementIntent: enrolmentIn("pending_confirmation"),
  ConfirmEnrolmentIntent: async (journey) => {
    const request = await enrolmentIn("pending_confirmation")(journey);
    await journey.answerRequirements();
    return request;
  },
  RejectEnrolmentIntent: enrolmentIn("pending_confirmation"),
  ListEnrolmentIntentRequirements: enrolmentIn("pending_confirmation"),

  RetrieveDependentsManagementIntent: list,
  GetAssociatedPersonsEligibility: list,
  AddDependentsToDependentsManagementIntent: async (journey) => ({
    ...(await list(journey)),
    body: { associated_person_ids: [(await journey.person({ relationship_type: "child" })).id] },
  }),
  RemoveDependentFromDependentsManagementIntent: async (journey) => {
    const { params } = await list(journey);
    const [dependent] = (await journey.list()).dependents;
    return { params: { ...params, associated_person_id: dependent?.associated_person_id ?? "" } };
  },
  ConfirmDependentsManagementIntent: list,
  CancelDependentsManagementIntent: list,

  RetrieveRequirement: async (journey) => ({ params: await beneficiaries(journey) }),
  AnswerRequirement: async (journey) => ({
    params: await beneficiaries(journey),
    body: { answers: { beneficiaries: [{ associated_person_id: (await journey.person()).id, share: 100 }] } },
  }),

  CreateGroupQuoteIntent: async ({ service, world }) => ({
    body: (await QuoteJourney.begin(service, { world })).level(),
  }),
  ListGroupQuoteIntents: async ({ world }) => ({ query: { employer_id: world.employer_id } }),
  RetrieveGroupQuoteIntent: quoteIn("processing"),
  RetrieveQuote: quoteIn("quote_available"),
  ListQuotedEmployees: quoteIn("quote_available"),
  ListGroupQuoteIntentRequirements: quoteIn("action_required"),
  RejectGroupQuoteIntent: quoteIn("quote_available"),

  CreateGroupPolicyIntent: async ({ service, world }) => ({
    body: await (await GroupPolicyJourney.begin(service, { world })).acceptance(),
  }),
  ListGroupPolicyIntents: async ({ world }) => ({ query: { employer_id: world.employer_id } }),
  RetrieveGroupPolicyIntent: groupPolicyIntentIn("policy_created"),
  ListGroupPolicyIntentRequirements: groupPolicyIntentIn("action_required"),
  RetrieveConsentReceipt: groupPolicyIntentIn("processing"),
  ListConsentReceipts: async (journey) => {
    await groupPolicyIntentIn("processing")(journey);
    return { params: { employer_id: journey.world.employer_id } };
  },

  ListGroupPolicies: async ({ world }) => ({
    query: { employer_id: world.employer_id, group_id: world.group_id },
  }),
  RetrieveGroupPolicy: async (journey) => ({ params: { group_policy_id: await groupPolicyId(journey) } }),
  ListParticipation: async (journey) => ({ params: { group_policy_id: await groupPolicyId(journey) } }),

  ListPolicies: async ({ employeeId, world }) => ({
    query: { employee_id: employeeId, group_id: world.group_id },
  }),
  RetrievePolicy: async (journey) => ({ params: { policy_id: await journey.policyId() } }),
  RetrievePolicyBeneficiaries: async (journey) => ({
    params: { policy_id: await journey.lifePolicyId() },
    query: { history: "true" },
  }),
  UpdatePolicyBeneficiaries: async (journey) => ({
    params: { policy_id: await journey.lifePolicyId() },
    body: {
      beneficiaries: [
        {
          kind: "person",
          associated_person_id: (await journey.person()).id,
          share_percent: 100,
          order: "primary",
        },
        { kind: "organisation", name: "Lifeboat Fund", share_percent: 60.5, order: "contingent" },
        { kind: "estate", share_percent: 39.5, order: "contingent" },
      ],
    },
  }),

  CreatePolicyAmendmentIntent: async (journey) => ({
    params: { policy_id: (await AmendmentJourney.of(journey)).policyId },
    body: cancelling,
  }),
  ListPolicyAmendmentIntents: async (journey) => {
    const { policy_id } = await amendment(journey, "action_required");
    return { params: { policy_id }, query: { status: "action_required" } };
  },
  RetrievePolicyAmendmentIntent: amendmentIn("pending_confirmation"),
  CreateAmendmentDependentsManagementIntent: amendmentIn("action_required"),
  ConfirmPolicyAmendmentIntent: amendmentIn("pending_confirmation"),
  CancelPolicyAmendmentIntent: amendmentIn("action_required"),

  ListContributionReports: async ({ world }) => ({
    query: { employer_id: world.employer_id, status: "open,finalized", year: "2027", month: "01" },
  }),
  RetrieveContributionReport: report,
  FinalizeContributionReport: report,
  ExportContributionReport: report,
  ListEmployeeBreakdownsForContributionReport: report,
  RetrieveEmployeeBreakdownForContributionReport: async (journey) => ({
    params: { ...(await report(journey)).params, employee_id: journey.employeeId },
  }),

  RetrieveProvider: async ({ world }) => ({ params: { provider_id: world.provider_ids[0] ?? "" } }),
  ListProviders: nothing,
  RetrievePlan: async ({ world }) => ({ params: { plan_id: world.plan_ids[0] ?? "" } }),
  ListPlans: async ({ world }) => ({ query: { provider_id: world.provider_ids[0] ?? "" } }),

  CreateEmbedSession: async ({ world, employeeId }) => ({
    body: {
      employer_id: world.employer_id,
      employee_id: employeeId,
      external_customer_id: world.external_customer_id,
    },
  }),
  RevokeEmbedSession: async ({ service, world, employeeId }) => ({
    params: { embed_session_id: (await service.session(world, employeeId)).id },
  }),

  CreateEmployer: async () => ({ body: { name: "Harbour Tea", country: "ie" } }),
  ListEmployers: nothing,
  RetrieveEmployer: async ({ world }) => ({ params: { employer_id: world.employer_id } }),
  UpdateEmployer: async ({ world }) => ({
    params: { employer_id: world.employer_id },
    body: { pay_elements: [{ benefit_type: "health_insurance", employee_code: "D310" }] },
  }),
  CreateEmployee: async ({ world }) => ({ body: { employer_id: world.employer_id, ...details } }),
  ListEmployees: async ({ world }) => ({ query: { employer_id: world.employer_id, external_id: "N-1" } }),
  RetrieveEmployee: employee,
  UpdateEmployee: async (journey) => ({ ...(await employee(journey)), body: { first_name: "Adaeze" } }),
  CreateGroup: async ({ world }) => ({ body: { employer_id: world.employer_id, name: "Night shift" } }),
  ListGroups: async ({ world }) => ({ query: { employer_id: world.employer_id } }),
  RetrieveGroup: group,
  ListGroupEmployees: group,
  AddGroupEmployees: async ({ world, employeeId }) => ({
    params: { group_id: world.group_without_policy_id },
    body: { employee_ids: [employeeId] },
  }),

  ListEvents: nothing,
  RetrieveEvent: async (journey) => ({ params: { event_id: await eventId(journey) } }),

  ReplayEvent: async (journey) => ({ params: { event_id: await eventId(journey) } }),

  CreateWebhookEndpoint: async () => ({ body: { url: "https://hooks.example.com/enrolkit" } }),
  ListWebhookEndpoints: nothing,
  RetrieveWebhookEndpoint: async (journey) => ({
    params: { webhook_endpoint_id: await endpointId(journey) },
  }),
  DeleteWebhookEndpoint: async (journey) => ({ params: { webhook_endpoint_id: await endpointId(journey) } }),
  ListWebhookEndpointDeliveries: async (journey) => {
    const webhook_endpoint_id = await endpointId(journey);
    await eventId(journey);
    return { params: { webhook_endpoint_id } };
  },
  RotateWebhookSecret: async (journey) => ({ params: { webhook_endpoint_id: await endpointId(journey) } }),

  CreateWorld: async () => ({ body: { platform_type: "payroll_provider" } }),
  RetrieveClock: nothing,
  AdvanceClock: async () => ({ body: { seconds: 60 } }),
  ForceIntent: async (journey) => ({
    params: { intent_id: (await journey.reach("pending_confirmation")).id },
    body: { status: "not_undertaken" },
  }),
};

/** Returns a request with which the operation succeeds in the journey's world. */
export function requestFor(operation: AnyOperation, journey: Journey): Promise<SampleRequest> {
  const arrange = requests[operation.name];
  if (arrange === undefined) throw new Error(`Add a request for ${operation.name} to requests.ts.`);
  return arrange(journey);
}

/** Returns the path and query of a request; a missing parameter becomes an id that does not exist. */
export function pathOf(operation: AnyOperation, { params = {}, query }: SampleRequest): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? "none"),
  );
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}

/** Sends a request to its operation. */
export function send(
  service: TestService,
  operation: AnyOperation,
  request: SampleRequest,
  options: CallOptions,
): Promise<CallResponse<Record<string, unknown>>> {
  return service.call(operation.method, pathOf(operation, request), { body: request.body, ...options });
}

/** Returns the platform's key, or the operator's token for the operator's operations. */
export function keyFor(operation: AnyOperation, { service, world }: Journey): string {
  return operation.allow.some((kind) => kind === "platform") ? world.api_key : service.operatorToken;
}
