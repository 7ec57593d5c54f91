import type {
  Beneficiary,
  DependentsManagementIntent,
  EmployeeUpdate,
  EnrolmentIntent,
  EnrolmentIntentStatus,
  Policy,
} from "@enrolkit/types";
import type { ChosenDependent } from "../cost/preview-costs.ts";
import { choose, healthPlan, soundSelections } from "./catalogue.ts";
import { healthCover, lifeCover, TestService, type TestServiceOptions } from "./test-service.ts";

export interface EnrolmentOptions extends TestServiceOptions {
  /** What is different about the employee. */
  readonly employee?: EmployeeUpdate;
  /** The names of those of `persons` who are covered; an empty list has been confirmed too. */
  readonly covered?: readonly string[];
  /** When the employee wishes cover to start; by default the first of next month. */
  readonly startsOn?: string;
}

export const healthAndLife = [healthCover, lifeCover];

/** The smallest choice for a dependent. */
export const smallestMemberChoice = choose(healthPlan, { "Optical level": ["None"] });

/** A service whose employee's enrolment has got as far as this, by the way that it goes for everyone. */
export async function enrolmentAt(
  status: EnrolmentIntentStatus,
  { employee, covered, startsOn, ...options }: EnrolmentOptions = {},
): Promise<TestService> {
  const service = await TestService.start(options);
  if (employee !== undefined)
    await service.call("UpdateEmployee", { params: { employee_id: service.employeeId }, body: employee });
  if (status === "processing") await service.hold();
  const { id } = await startEnrolment(service, startsOn);
  if (status === "processing") return service;
  const params = { enrolment_intent_id: id };
  await service.runDueWork();
  if (
    status !== "action_required" &&
    status !== "coverage_options_required" &&
    options.group_policies?.includes(lifeCover)
  )
    await nameBeneficiary(service);
  if (
    status === "pending_confirmation" ||
    status === "enrolling" ||
    status === "enrolled" ||
    status === "rejected"
  ) {
    await service.call("SubmitCoverageSelections", {
      params,
      body: { coverage_selections: soundSelections },
    });
    await service.runDueWork();
    if (covered !== undefined) await cover(service, covered);
  }
  if (status === "not_undertaken") await service.call("RejectEnrolmentIntent", { params });
  if (status === "enrolling") await service.hold();
  if (status === "enrolling" || status === "enrolled") {
    await service.call("ConfirmEnrolmentIntent", { params });
    if (status === "enrolled") await service.runDueWork();
  }
  if (status === "rejected") await service.force(id, status);
  const reached = await enrolmentOf(service);
  if (reached.status !== status) throw new Error(`${status} was not reached: it is ${reached.status}.`);
  return service;
}

export function startEnrolment(service: TestService, startsOn?: string): Promise<EnrolmentIntent> {
  const { employeeId: employee_id, groupId: group_id } = service;
  const wish = startsOn !== undefined && { policy_configuration: { desired_policy_start_date: startsOn } };
  return service.call("CreateEnrolmentIntent", { body: { employee_id, group_id, ...wish } });
}

/** The employee's enrolment as it is now. */
export async function enrolmentOf(service: TestService): Promise<EnrolmentIntent> {
  const query = { employee_id: service.employeeId };
  const [newest] = (await service.call("ListEnrolmentIntents", { query })).items;
  if (newest === undefined) throw new Error("There is no enrolment.");
  return newest;
}

/** The enrolment's list of dependents as it is now. */
export async function dependentsOf(service: TestService): Promise<DependentsManagementIntent> {
  const { pending_confirmation } = await enrolmentOf(service);
  const id = pending_confirmation?.associated_persons?.dependent.intent_id;
  if (id === undefined) throw new Error("The enrolment has no list of dependents.");
  const params = { dependents_management_intent_id: id };
  return service.call("RetrieveDependentsManagementIntent", { params });
}

/** The employee's policies, newest first. */
export async function policiesOf(service: TestService): Promise<Policy[]> {
  return (await service.call("ListPolicies", { query: { employee_id: service.employeeId } })).items;
}

/** Says who is to be paid by the life cover, as another tab of the same person would. */
export async function nameBeneficiaries(service: TestService, named: Beneficiary[]): Promise<void> {
  const params = { enrolment_intent_id: (await enrolmentOf(service)).id };
  const { items } = await service.call("ListEnrolmentIntentRequirements", { params });
  const asked = items.find(({ code }) => code === "provide_beneficiary_information");
  if (asked === undefined) throw new Error("The enrolment asks for no beneficiaries.");
  await service.call("AnswerRequirement", {
    params: { requirement_id: asked.id },
    body: { answers: { beneficiaries: named } },
  });
  await service.runDueWork();
}

/** Names the first of `persons`, who gets everything. */
async function nameBeneficiary(service: TestService): Promise<void> {
  const first = (await service.persons()).at(-1);
  if (first === undefined) throw new Error("Life cover needs someone on file who can be named.");
  await nameBeneficiaries(service, [{ associated_person_id: first.id, share: 100 }]);
}

/** Has exactly those of this first name on the list of dependents, each with the smallest choice. */
async function cover(service: TestService, names: readonly string[]): Promise<void> {
  const persons = (await service.persons()).filter(({ first_name }) => names.includes(first_name));
  await listDependents(
    service,
    persons.map((person) => ({ person, selections: smallestMemberChoice })),
  );
}

/** Opens the list of dependents and puts these on it; resolves with its id. */
export async function openList(
  service: TestService,
  dependents: readonly ChosenDependent[],
): Promise<string> {
  const enrolment_intent_id = (await enrolmentOf(service)).id;
  const { id } = await service.call("CreateDependentsManagementIntent", { params: { enrolment_intent_id } });
  if (dependents.length > 0) await addDependents(service, id, dependents);
  return id;
}

export async function addDependents(
  service: TestService,
  dependents_management_intent_id: string,
  dependents: readonly ChosenDependent[],
): Promise<void> {
  await service.call("AddDependentsToDependentsManagementIntent", {
    params: { dependents_management_intent_id },
    body: {
      associated_person_ids: dependents.map(({ person }) => person.id),
      dependent_coverage_selections: dependents.map(({ person, selections }) => ({
        associated_person_id: person.id,
        coverage_selections: [...(selections ?? [])],
      })),
    },
  });
}

/** The same, and has the list confirmed and checked. */
export async function listDependents(
  service: TestService,
  dependents: readonly ChosenDependent[],
): Promise<void> {
  await confirmList(service, await openList(service, dependents));
}

export async function confirmList(
  service: TestService,
  dependents_management_intent_id: string,
): Promise<void> {
  await service.call("ConfirmDependentsManagementIntent", { params: { dependents_management_intent_id } });
  await service.runDueWork();
}
