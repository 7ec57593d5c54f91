import type { AssociatedPerson, ContributionReport, Paged, WebhookEndpoint } from "@enrolkit/contract";
import { AmendmentJourney, because } from "./amendment-journey.ts";
import type { JourneyService } from "./caller.ts";
import { Journey } from "./journey.ts";

/** What is told of one person in the course of a journey; nobody else in any test is called so. */
export const told = {
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

const { first, covered, renamed } = told;

/** What a policy keeps of them as its member. */
export const toldToPolicy = [covered.first_name, covered.last_name, told.date_of_birth];

/** Everything else. */
export const toldElsewhere = [
  first.first_name,
  first.last_name,
  first.email,
  covered.phone_number,
  renamed.first_name,
  renamed.last_name,
  told.institution,
  told.reason,
];

const evidence = {
  institution: told.institution,
  mode_of_study: "full_time",
  course_ends_on: "2028-06-30",
};

/** The same service, asked with keys alone, so that it keeps each answer. */
function keeping(service: JourneyService): JourneyService {
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

/** A journey that tells of a person wherever anything can be told, up to a policy that is being amended. */
export async function tellOfSomebody(service: JourneyService): Promise<{
  journey: Journey;
  personId: string;
  policyId: string;
  repeat: () => ReturnType<Journey["call"]>;
}> {
  const journey = await Journey.begin(keeping(service));
  await journey.ok<WebhookEndpoint>("POST", "/webhooks/endpoints", { url: "https://hooks.example.com" });
  const people = `/employees/${journey.employeeId}/associated_persons`;
  const { date_of_birth } = told;
  const body = { ...first, date_of_birth, sex_at_birth: "female", relationship_type: "child" };
  const put = () =>
    journey.call<AssociatedPerson>("POST", people, body, { headers: { "Idempotency-Key": "person" } });
  const { id } = (await put()).body;
  await journey.changePerson(id, covered);
  await journey.call("POST", people, { ...body, [covered.first_name]: covered.last_name });
  await journey.call("GET", `${people}/${encodeURIComponent(covered.first_name)}`);
  await journey.call("GET", `${people}?name=${encodeURIComponent(covered.last_name)}`);

  await journey.reach("action_required");
  const [asked] = await journey.requirements();
  if (asked) await journey.answer(asked, { beneficiaries: [{ associated_person_id: id, share: 100 }] });
  await journey.reach("pending_confirmation");
  await journey.openList();
  const list = await journey.add(id);
  const requirement = `/requirements/${list.dependents[0]?.requirement_id}`;
  await journey.ok("POST", requirement, { answers: evidence });
  await journey.confirmList();
  await journey.pass();
  await journey.confirm();
  await journey.force("enrolled");
  await journey.changePerson(id, renamed);

  const amending = await AmendmentJourney.of(journey);
  await amending.until("2027-01-10T12:00:00Z");
  const event = because("other_change", "2027-01-05");
  Object.assign(event.amendment_reason.qualifying_life_event ?? {}, { reason: told.reason });
  await amending.create(event);
  await amending.openList();
  return { journey, personId: id, policyId: amending.policyId, repeat: put };
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
