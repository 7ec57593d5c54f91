import type { GroupPolicyIntentStatus, GroupQuoteIntentStatus } from "@enrolkit/types";
import { clockFrom, type Session, startService } from "@enrolkit/testing";
import {
  afterBirth,
  amendmentOf,
  amendmentsOf,
  cancelling,
  insured,
  policyOf,
  requestAmendment,
} from "../src/testing/amendment.ts";
import { choose, healthPlan } from "../src/testing/catalogue.ts";
import {
  addDependents,
  confirmList,
  enrolmentAt,
  enrolmentOf,
  healthAndLife,
  nameBeneficiaries,
  openList,
  smallestMemberChoice,
} from "../src/testing/enrolment.ts";
import { daughter, newborn, partner, student } from "../src/testing/people.ts";
import { acceptQuote, levelsOf, requestQuote, startEmployer } from "../src/testing/quote.ts";
import { setService } from "../src/testing/service.ts";
import type { TestService } from "../src/testing/test-service.ts";

// The port is that of the gallery's own pages.
const service = await startService({ clock: clockFrom("2026-12-01T09:00:00Z"), pagePort: 4199 });
setService(service);

/** What a page needs to show a flow at one of its steps. */
export interface Scene {
  readonly url: string;
  readonly session: Session;
  readonly employeeId: string;
  readonly groupId: string;
  readonly policyId?: string;
  readonly amendmentId?: string | undefined;
  /** Drafts of this tab, by what they are about. */
  readonly drafts: Readonly<Record<string, object>>;
}

/** Every scene, made anew each time it is asked for. */
export const scenes: Readonly<Record<string, () => Promise<Scene>>> = {
  flowPeople: () => enrolment("people"),
  flowCheck: () => enrolment("check"),
  flowDone: () => enrolment("done"),

  quoteFlowPlan: () => newQuote("plan"),
  quoteFlowCover: () => newQuote("cover"),
  quoteFlowLevels: () => newQuote("levels"),
  quoteFlowCost: () => newQuote("cost_sharing"),
  quoteFlowCheck: () => newQuote("check"),
  quoteFlowWaiting: () => quote("awaiting_quote"),
  quoteFlowAsked: () => quote("action_required"),
  quoteFlowQuote: () => quote("quote_available"),
  quoteFlowConsents: () => quote("quote_available", { at: "consents", enrol: true }),
  quoteFlowExpired: () => quote("quote_expired"),
  quoteFlowPending: () => accepted("processing"),
  quoteFlowDone: () => accepted("pending_provider_approval"),

  amendmentOpening: () => request({}),
  amendmentReason: () => request({ ...birth, at: "reason" }),
  amendmentWhen: () => request({ ...birth, at: "when" }),
  amendmentTooLate: () => request({ ...birth, at: "when", date: "2026-10-01" }),
  amendmentPeople: () => amendment("people"),
  amendmentCheck: () => amendment("check"),
  amendmentEnd: () => cancellation("pending_confirmation"),
  amendmentWaiting: () => amendment("waiting"),
  amendmentDone: () => amendment("done"),
  amendmentEnded: () => cancellation("amended"),
  amendmentFailed: () => amendment("failed"),
};

/** The end of everything that the scenes were made in. */
export const close = (): Promise<void> => service.close();

async function sceneOf(of: TestService, more: Partial<Scene> = {}): Promise<Scene> {
  const { url, employeeId, groupId } = of;
  return { url, session: await of.getSession(), employeeId, groupId, drafts: {}, ...more };
}

/** An employee with life cover, and a partner and a child who choose differently. */
async function enrolment(at: "people" | "check" | "done"): Promise<Scene> {
  const persons = [student, daughter, partner];
  const of = await enrolmentAt("pending_confirmation", { group_policies: healthAndLife, persons });
  const [sam, ida, noor] = [
    await of.personNamed("Sam"),
    await of.personNamed("Ida"),
    await of.personNamed("Noor"),
  ];
  await nameBeneficiaries(of, [
    { associated_person_id: sam.id, share: 60 },
    { associated_person_id: noor.id, share: 40 },
  ]);
  const more = { Dental: ["Routine care", "Orthodontics"], "Optical level": ["Plus", "Frames"] };
  const listId = await openList(of, [
    { person: sam, selections: choose(healthPlan, { "Optical level": ["Basic"] }) },
    { person: ida, selections: choose(healthPlan, more) },
  ]);
  if (at !== "people") await confirmList(of, listId);
  const { id } = await enrolmentOf(of);
  if (at === "done") {
    await of.call("ConfirmEnrolmentIntent", { params: { enrolment_intent_id: id } });
    await of.runDueWork();
  }
  const draft = { at: at === "people" ? "people" : "check", subIntentId: listId };
  return sceneOf(of, { drafts: { [id]: draft } });
}

const twoGroups = () => startEmployer({ groups: ["Office and home", "Warehouse"] });

/** An employer who is about to ask for a quote, with everything before that page chosen. */
async function newQuote(at: "plan" | "cover" | "levels" | "cost_sharing" | "check"): Promise<Scene> {
  const of = await twoGroups();
  const several = at === "levels";
  const levels = several ? levelsOf(of) : levelsOf(of).slice(0, 1);
  return sceneOf(of, { drafts: { [`quote:${of.employer.id}`]: { at, several, levels, startsOn: "" } } });
}

/** An employer who has asked for a quote that has got as far as this. */
async function quote(status: GroupQuoteIntentStatus, draft?: object): Promise<Scene> {
  const of = await twoGroups();
  await of.hold();
  const { id } = await requestQuote(of);
  await of.force(id, status);
  return sceneOf(of, { drafts: draft ? { [id]: draft } : {} });
}

/** The same who has accepted it. */
async function accepted(status: GroupPolicyIntentStatus): Promise<Scene> {
  const of = await twoGroups();
  await of.hold();
  const { id } = await requestQuote(of);
  await of.force(id, "quote_available");
  const acceptance = await acceptQuote(of);
  if (status !== "processing") await of.force(acceptance.id, status);
  return sceneOf(of);
}

const today = "2027-01-20";
const born = "2027-01-12";
const birth = { change: "dependents", reason: "birth_of_child", date: born } as const;

/** An employee who is covered with a partner, and says what has changed. */
async function request(draft: object): Promise<Scene> {
  const of = await insured({ today });
  const { id } = await policyOf(of);
  return sceneOf(of, { policyId: id, drafts: { [id]: draft } });
}

/** The same who has a child covered. */
async function amendment(at: "people" | "check" | "waiting" | "done" | "failed"): Promise<Scene> {
  const of = await insured({ today });
  const qualifying_life_event = { event: "birth_of_child", event_date: born } as const;
  const { id, policy_id } = await requestAmendment(of, {
    ...afterBirth,
    amendment_reason: { type: "qualifying_life_event", qualifying_life_event },
  });
  const person = await of.addPerson({ ...newborn, date_of_birth: born });
  const params = { policy_id, policy_amendment_intent_id: id };
  if (at !== "people") {
    const list = await of.call("CreateAmendmentDependentsManagementIntent", { params });
    await addDependents(of, list.id, [{ person, selections: smallestMemberChoice }]);
    await confirmList(of, list.id);
  }
  if (at === "waiting" || at === "failed") await of.hold();
  if (at !== "people" && at !== "check") await of.call("ConfirmPolicyAmendmentIntent", { params });
  if (at === "failed") await of.force(id, "processing_error");
  if (at === "done") await of.runDueWork();
  return ofAmendment(of);
}

/** The same who ends the cover. */
async function cancellation(status: "pending_confirmation" | "amended"): Promise<Scene> {
  const of = await insured({ today });
  await requestAmendment(of, cancelling);
  const { id } = await amendmentOf(of);
  await of.force(id, status);
  return ofAmendment(of);
}

async function ofAmendment(of: TestService): Promise<Scene> {
  const [newest] = await amendmentsOf(of);
  return sceneOf(of, { policyId: (await policyOf(of)).id, amendmentId: newest?.id });
}
