import type { AssociatedPerson, ContributionReport, Paged, WebhookEndpoint } from "@enrolkit/contract";
import { AmendmentJourney, because } from "./amendment-journey.ts";
import type { JourneyService } from "./api-client.ts";
import { Journey } from "./journey.ts";

/** Everything that a journey enters about one person; no other person in any test has such names. */
const person = {
  /** As first put on file, and never covered. */
  first: { first_name: "Ξενοφώνθη", last_name: "Żółćquill", email: "xenofonthi@zolcquill.example" },
  /** As covered by the policy. */
  covered: { first_name: "Нежданна", last_name: "שרהלי", phone_number: "+4989555012345", email: null },
  /** As renamed since. */
  renamed: { first_name: "千夜子", last_name: "Zweitausendschön", phone_number: null },
  date_of_birth: "2004-11-23",
  institution: "Akademie Нежданна",
  reason: "千夜子 is to stay",
};

const { first, covered, renamed } = person;

/** The texts that a policy stores of the person as its member. */
export const textsInPolicy = [covered.first_name, covered.last_name, person.date_of_birth];

/** All other texts. */
export const otherTexts = [
  first.first_name,
  first.last_name,
  first.email,
  covered.phone_number,
  renamed.first_name,
  renamed.last_name,
  person.institution,
  person.reason,
];

const evidence = {
  institution: person.institution,
  mode_of_study: "full_time",
  course_ends_on: "2028-06-30",
};

/** Wraps the service so that every call carries an idempotency key, and every response is stored. */
function withIdempotencyKeys(service: JourneyService): JourneyService {
  let count = 0;
  return {
    ...service,
    call: (method, path, options) =>
      service.call(method, path, {
        ...options,
        headers: { "Idempotency-Key": `key-${(count += 1)}`, ...options?.headers },
      }),
  };
}

/** Enters the person's data wherever it can be entered, up to an open amendment of a policy that covers them. */
export async function leaveTraces(service: JourneyService): Promise<{
  journey: Journey;
  personId: string;
  policyId: string;
  repeat: () => ReturnType<Journey["call"]>;
}> {
  const journey = await Journey.begin(withIdempotencyKeys(service));
  await journey.ok<WebhookEndpoint>("POST", "/webhooks/endpoints", { url: "https://hooks.example.com" });
  const people = `/employees/${journey.employeeId}/associated_persons`;
  const { date_of_birth } = person;
  const body = { ...first, date_of_birth, sex_at_birth: "female", relationship_type: "child" };
  const createPerson = () =>
    journey.call<AssociatedPerson>("POST", people, body, { headers: { "Idempotency-Key": "person" } });
  const { id } = (await createPerson()).body;
  await journey.changePerson(id, covered);
  await journey.call("POST", people, { ...body, [covered.first_name]: covered.last_name });
  await journey.call("GET", `${people}/${encodeURIComponent(covered.first_name)}`);
  await journey.call("GET", `${people}?name=${encodeURIComponent(covered.last_name)}`);

  await journey.reach("pending_confirmation");
  const [requirement] = await journey.requirements();
  if (requirement)
    await journey.answerRequirement(requirement, {
      beneficiaries: [{ associated_person_id: id, share: 100 }],
    });
  await journey.openList();
  const list = await journey.add(id);
  const evidencePath = `/requirements/${list.dependents[0]?.requirement_id}`;
  await journey.ok("POST", evidencePath, { answers: evidence });
  await journey.confirmList();
  await journey.pass();
  await journey.confirm();
  await journey.force("enrolled");
  await journey.changePerson(id, renamed);

  const amending = await AmendmentJourney.of(journey);
  await amending.until("2027-01-10T12:00:00Z");
  const event = because("other_change", "2027-01-05");
  Object.assign(event.amendment_reason.qualifying_life_event ?? {}, { reason: person.reason });
  await amending.create(event);
  await amending.openList();
  return { journey, personId: id, policyId: amending.policyId, repeat: createPerson };
}

/** Ends the employment, with it the policies, and finalizes the report of January. */
export async function endAndFinalize(journey: Journey): Promise<string> {
  await journey.change({ end_on: "2027-01-20" });
  await journey.ok("POST", "/test_helpers/clock/advance", { to: "2027-02-02T12:00:00Z" });
  const path = "/contribution_reports?year=2027&month=01";
  const { items } = await journey.ok<Paged<ContributionReport>>("GET", path);
  const [report] = items;
  await journey.ok("POST", `/contribution_reports/${report?.id}/finalize`);
  return report?.id ?? "";
}
