import type { EnrolmentIntent, PlanCoverage } from "@enrolkit/types";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { choose as choices, healthPlan, soundSelections } from "../../testing/catalogue.ts";
import {
  addDependents,
  confirmList,
  dependentsOf,
  enrolmentAt,
  enrolmentOf,
  healthAndLife,
  nameBeneficiaries,
  startEnrolment,
} from "../../testing/enrolment.ts";
import {
  choose,
  chooseFor,
  chosenFor,
  comeBack,
  movedOn,
  press,
  title,
  watchMovedOn,
} from "../../testing/page-actions.ts";
import { daughter, partner } from "../../testing/people.ts";
import {
  chooseCover,
  fillPerson,
  renderEnrolmentFlow,
  shownAmounts,
} from "../../testing/render-enrolment-flow.tsx";
import { TestService } from "../../testing/test-service.ts";

beforeEach(() => sessionStorage.clear());

/** Chooses cover as another tab of the same person would. */
async function submitElsewhere(service: TestService): Promise<EnrolmentIntent> {
  const params = { enrolment_intent_id: (await enrolmentOf(service)).id };
  await service.call("SubmitCoverageSelections", { params, body: { coverage_selections: soundSelections } });
  await service.runDueWork();
  return enrolmentOf(service);
}

/** What the service asks of the employer, the employee and both. */
function amountsOf({ policy_enrolments }: EnrolmentIntent): string[] {
  const { employer_contribution, employee_contribution, total } = policy_enrolments[0]!.cost.monthly;
  return [employer_contribution, employee_contribution, total].map(({ gross }) => `£${gross.toFixed(2)}`);
}

/** Everything that costs more than `soundSelections`. */
async function chooseMore(user: Parameters<typeof chooseCover>[0]): Promise<void> {
  await chooseCover(user);
  await press(user, "Back");
  await choose(user, "No excess");
  await press(user, "Continue");
  await user.click(screen.getByRole("checkbox", { name: "Health check every two years" }));
}

describe("EnrolmentFlow, what was changed in another tab", () => {
  it("is said where a read finds it, and what was chosen here is not priced any more", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Start");
    await chooseMore(user);
    const dearer = shownAmounts();
    const intent = await submitElsewhere(service);
    expect(amountsOf(intent)).not.toEqual(dearer);
    await comeBack();
    await title("Who should be covered?");
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
    await waitFor(() => expect(shownAmounts()).toEqual(amountsOf(intent)));
    // Once the person goes on, it has been read.
    await choose(user, "Only me");
    await press(user, "Continue");
    await title("Check and enrol");
    expect(screen.queryByText(movedOn)).toBeNull();
    expect(shownAmounts()).toEqual(amountsOf(await enrolmentOf(service)));
  });

  it("is said after a reload too", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const first = renderEnrolmentFlow(service);
    await press(first.user, "Start");
    await chooseMore(first.user);
    first.unmount();
    const intent = await submitElsewhere(service);
    renderEnrolmentFlow(service);
    await title("Who should be covered?");
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
    await waitFor(() => expect(shownAmounts()).toEqual(amountsOf(intent)));
  });

  it("ends what was chosen for people, and keeps the person who is being typed", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner, daughter] });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await user.click(await screen.findByRole("checkbox", { name: "Sam Ellery" }));
    await chooseFor(user, "Sam Ellery", "Optical level", "Plus");
    await press(user, "Add someone");
    await user.type(screen.getByLabelText("First name"), "Mia");
    const sam = await service.personNamed("Sam");
    const ida = await service.personNamed("Ida");
    const optical = (level: string) => choices(healthPlan, { "Optical level": [level] });
    await addDependents(service, (await dependentsOf(service)).id, [
      { person: sam, selections: optical("Basic") },
      { person: ida, selections: optical("None") },
    ]);
    await comeBack();
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Ida Ellery" })).toBeChecked();
    expect(await chosenFor("Sam Ellery", "Optical level")).toBe("Basic");
    expect(screen.getByLabelText("First name")).toHaveValue("Mia");
  });

  it("is said where another tab has finished the list of people", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner] });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    await confirmList(service, (await dependentsOf(service)).id);
    await comeBack();
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
  });

  it("ends answers that were not sent, once others were", async () => {
    const service = await enrolmentAt("pending_confirmation", {
      group_policies: healthAndLife,
      persons: [partner, daughter],
      covered: [],
    });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await press(user, "Change: Who should receive your life cover?");
    const share = await screen.findByLabelText(/Share for Sam Ellery/);
    await user.clear(share);
    await user.type(share, "40");
    const { id } = await service.personNamed("Sam");
    await nameBeneficiaries(service, [{ associated_person_id: id, share: 100 }]);
    const ida = await service.personNamed("Ida");
    await nameBeneficiaries(service, [{ associated_person_id: ida.id, share: 100 }]);
    await comeBack();
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
    expect(await screen.findByLabelText(/Share for Ida Ellery/)).toHaveValue("100");
    expect(screen.queryByLabelText(/Share for Sam Ellery/)).toBeNull();
  });

  it("is said where it has ended or was begun there", async () => {
    const service = await TestService.start();
    renderEnrolmentFlow(service);
    await screen.findByRole("button", { name: "Start" });
    const { id } = await startEnrolment(service);
    await service.runDueWork();
    await comeBack();
    await screen.findByText(/Last day to choose your cover: /);
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
    await service.call("RejectEnrolmentIntent", { params: { enrolment_intent_id: id } });
    await comeBack();
    await title("You declined this cover");
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
  });
});

it("says nothing of what was done here, or what the service made of it", async () => {
  const service = await TestService.start({ persons: [daughter], group_policies: healthAndLife });
  const isSaid = watchMovedOn();
  const first = renderEnrolmentFlow(service);
  let { user } = first;
  await press(user, "Start");
  await title("Choose your cover");
  await chooseCover(user);
  await press(user, "Continue");
  await screen.findByRole("radio", { name: "Only me" });
  first.unmount();
  ({ user } = renderEnrolmentFlow(service));
  await choose(user, "Me and my family");
  await press(user, "Add someone");
  await fillPerson(user, partner);
  await waitFor(() => expect(screen.getByRole("checkbox", { name: "Sam Ellery" })).toBeChecked());
  await user.click(screen.getByRole("checkbox", { name: "Ida Ellery" }));
  await waitFor(() => expect(screen.getAllByRole("combobox", { name: /Optical level/ })).toHaveLength(2));
  await press(user, "Continue");
  await press(user, "Ida Ellery");
  await press(user, "Continue");
  await title("Check and enrol");
  await comeBack();
  // Back to the beneficiaries, to the people, and to the cover, and on again.
  await press(user, "Back");
  await title("Who should receive your life cover?");
  await press(user, "Back");
  await title("Who should be covered?");
  await press(user, "Back");
  await title("Choose your cover");
  await press(user, "Back");
  await choose(user, "No excess");
  await press(user, "Continue");
  await press(user, "Continue");
  await title("Who should be covered?");
  await comeBack();
  await press(user, "Continue");
  await title("Check and enrol");
  await press(user, "Change: Who should receive your life cover?");
  await press(user, "Add a beneficiary");
  await press(user, "Sam Ellery");
  await user.clear(await screen.findByLabelText(/Share for Sam Ellery/));
  await user.type(screen.getByLabelText(/Share for Sam Ellery/), "50");
  await user.clear(screen.getByLabelText(/Share for Ida Ellery/));
  await user.type(screen.getByLabelText(/Share for Ida Ellery/), "50");
  await press(user, "Continue");
  await title("Check and enrol");
  await comeBack();
  await press(user, "Enrol from 1 January 2027");
  await title("You are covered from 1 January 2027");
  await comeBack();
  expect(isSaid()).toBe(false);
}, 30_000);

describe("EnrolmentFlow, what was chosen and is no longer there", () => {
  /** As if the plan had lost some options of a coverage. */
  function without(coverages: readonly PlanCoverage[], coverage: string, option: string): PlanCoverage[] {
    return coverages.map((one) =>
      one.name === coverage ? { ...one, options: one.options.filter(({ name }) => name !== option) } : one,
    );
  }

  it("names the coverage to choose again, and is not sent", async () => {
    const service = await enrolmentAt("coverage_options_required", { group_policies: healthAndLife });
    const first = renderEnrolmentFlow(service);
    await press(first.user, "Start");
    await chooseCover(first.user);
    first.unmount();
    service.network.rewrites.set("ListEnrolmentIntents", ({ items }: { items: EnrolmentIntent[] }) => ({
      items: items.map((intent) => ({
        ...intent,
        policy_enrolments: intent.policy_enrolments.map((policy) => ({
          ...policy,
          health_insurance: policy.health_insurance && {
            ...policy.health_insurance,
            coverage_options: without(
              without(policy.health_insurance.coverage_options ?? [], "Wellbeing choices", "Eye test"),
              "Excess for each person",
              "£250",
            ),
          },
        })),
      })),
    }));
    const { user } = renderEnrolmentFlow(service);
    await title("Choose your cover Page 1 of 2");
    expect(
      await screen.findByText(
        "Your choice for “Excess for each person” is no longer available. Choose again.",
      ),
    ).toBeInTheDocument();
    await choose(user, "No excess");
    // Still to be read, while the page is there.
    expect(screen.getByText(/“Excess for each person” is no longer available/)).toBeInTheDocument();
    await press(user, "Continue");
    expect(
      await screen.findByText("Your choice for “Wellbeing choices” is no longer available. Choose again."),
    ).toBeInTheDocument();
    expect(screen.queryByText(/“Excess for each person” is no longer available/)).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: "Seasonal vaccinations" }));
    expect(screen.getByText(/“Wellbeing choices” is no longer available/)).toBeInTheDocument();
    await press(user, "Continue");
    await title("Who should be covered?");
    const [sent] = service.network.sent("SubmitCoverageSelections");
    const eyeTest = choices(healthPlan, { "Wellbeing choices": ["Eye test"] })[0]?.options[0]?.option_id;
    expect(eyeTest).toBeDefined();
    expect(JSON.stringify(sent?.body)).not.toContain(eyeTest);
  });

  it("names the person, and what costs nothing is chosen instead", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner] });
    const first = renderEnrolmentFlow(service);
    await press(first.user, "Continue where you left off");
    await choose(first.user, "Me and my family");
    await first.user.click(await screen.findByRole("checkbox", { name: "Sam Ellery" }));
    await chooseFor(first.user, "Sam Ellery", "Optical level", "Plus");
    first.unmount();
    service.network.rewrites.set(
      "RetrieveDependentsManagementIntent",
      (list: { coverage_options: PlanCoverage[] }) => ({
        ...list,
        coverage_options: without(list.coverage_options, "Optical level", "Plus"),
      }),
    );
    const { user } = renderEnrolmentFlow(service);
    await screen.findByText("Sam: your choice for “Optical level” is no longer available. Choose again.");
    expect(await chosenFor("Sam Ellery", "Optical level")).toBe("None");
    await chooseFor(user, "Sam Ellery", "Optical level", "Basic");
    await press(user, "Continue");
    await title("Check and enrol");
  });
});
