import type { Beneficiary, EnrolmentIntent } from "@enrolkit/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { healthPlan, soundSelections } from "../../testing/catalogue.ts";
import { beneficiariesOf } from "../../testing/fake-engine.ts";
import { createFakeService, type FakeService } from "../../testing/fake-service.ts";
import { presentIntent } from "../../testing/fake-present.ts";
import {
  type IntentRow,
  newId,
  partner,
  daughter,
  student,
  type WorldOptions,
} from "../../testing/fake-world.ts";
import { Refusal } from "../../testing/problem.ts";
import { renderWithService } from "../../testing/render-with-service.tsx";
import { EnrolmentFlow } from "./EnrolmentFlow.tsx";

beforeEach(() => sessionStorage.clear());

/** A service whose employee has got as far as this. */
function serviceAt(status: IntentRow["status"], options: WorldOptions = {}): FakeService {
  const service = createFakeService(options);
  const isOn = status === "pending_confirmation" || status === "enrolled";
  service.world.intent = {
    id: newId("ei"),
    status,
    selections: isOn ? soundSelections : null,
    due_by: "2026-12-15T23:59:59+00:00",
    completedSubIntentId: null,
    policyIds: status === "enrolled" ? { [healthPlan.id]: newId("p") } : {},
  };
  return service;
}

function renderFlow(service: FakeService) {
  const { employee, groupId } = service.world;
  const user = userEvent.setup();
  const rendered = renderWithService(<EnrolmentFlow employeeId={employee.id} groupId={groupId} />, service);
  return { ...rendered, user };
}

const title = (name: string | RegExp) => screen.findByRole("heading", { name }, { timeout: 4000 });
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  screen.findByRole("button", { name }).then((button) => user.click(button));

async function chooseCover(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(await screen.findByRole("radio", { name: "£250" }));
  await user.click(screen.getByRole("radio", { name: "Alongside the public service" }));
  await user.click(screen.getByRole("checkbox", { name: "Eye test" }));
  await user.click(screen.getByRole("checkbox", { name: "Gym contribution" }));
}

async function fillPerson(user: ReturnType<typeof userEvent.setup>, person: typeof partner): Promise<void> {
  await user.type(await screen.findByLabelText("First name"), person.first_name);
  await user.type(screen.getByLabelText("Last name"), person.last_name);
  const [year, month, day] = person.date_of_birth.split("-");
  await user.type(screen.getByLabelText("Day"), day ?? "");
  await user.type(screen.getByLabelText("Month"), month ?? "");
  await user.type(screen.getByLabelText("Year"), year ?? "");
  const relation = person.relationship_type === "child" ? "Child" : "Partner";
  await user.click(screen.getByRole("radio", { name: relation }));
  await user.click(screen.getByRole("radio", { name: person.sex_at_birth === "male" ? "Male" : "Female" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
}

/** Who pays what, as it is shown beside the page: the employer, the employee, both. */
function amounts(): string[] {
  return within(screen.getByRole("complementary"))
    .getAllByRole("definition", { hidden: true })
    .map((amount) => amount.textContent ?? "");
}

/** As another tab of the same person would. */
function nameBeneficiaries({ world }: FakeService, named: Beneficiary[]): void {
  const life = world.requirements[0] ?? beneficiariesOf(world, world.intent!);
  Object.assign(life!, { is_fulfilled: true, answers: { beneficiaries: named } });
}

/** Only the employee is covered, and that is settled. */
function settleNobody({ world }: FakeService): void {
  const id = newId("dmi");
  world.subIntents.push({ id, status: "completed", dependents: [] });
  if (world.intent) world.intent.completedSubIntentId = id;
}

function intentOf({ world }: FakeService): EnrolmentIntent {
  if (world.intent === null) throw new Error("There is no enrolment.");
  return presentIntent(world, world.intent);
}

describe("EnrolmentFlow, every state has its page", () => {
  const pages: [IntentRow["status"], string | RegExp][] = [
    ["scheduled", "Your enrolment opens later"],
    ["coverage_options_required", "Your benefits"],
    ["pending_confirmation", "Your benefits"],
    ["enrolled", "You are covered from 1 January 2027"],
    ["not_undertaken", "This enrolment has ended"],
    ["rejected", "The insurer did not accept this enrolment"],
  ];
  it.each(pages)("%s", async (status, name) => {
    renderFlow(serviceAt(status));
    await title(name);
  });

  it.each([
    ["processing", "We are working out what comes next"],
    ["enrolling", "Harbour Mutual is setting up your cover"],
  ] as const)("%s", async (status, name) => {
    const service = serviceAt(status);
    service.world.held = true;
    renderFlow(service);
    await title(name);
    expect(screen.getByText("You may close this page. Nothing is lost.")).toBeInTheDocument();
  });

  it("ineligible, in the service's words", async () => {
    const service = serviceAt("ineligible");
    const reason = "You are above the age limit of this plan on the day that cover begins.";
    if (service.world.intent)
      service.world.intent.ineligibility = { code: "employee_above_maximum_age", reason };
    renderFlow(service);
    await title("You cannot join this cover at the moment");
    expect(screen.getByText(reason)).toBeInTheDocument();
  });

  it("action_required, in the service's words, after what is offered", async () => {
    const { user } = renderFlow(serviceAt("processing", { life: true, persons: [partner] }));
    await title("Your benefits");
    await press(user, "Start");
    await title("Beneficiaries are missing");
    expect(
      screen.getByText("Say who should receive the benefit of your life assurance."),
    ).toBeInTheDocument();
  });

  it("a status that is not known yet", async () => {
    renderFlow(serviceAt("paused_by_moon" as EnrolmentIntent["status"]));
    await title("There is news on your enrolment");
    expect(screen.getByRole("link", { name: /Call \+44 2079460120/ })).toBeInTheDocument();
  });

  it("nothing begun, and nothing offered", async () => {
    const service = createFakeService();
    service.mishaps.set("CreateEnrolmentIntent", [new Refusal("invalid_state")]);
    const { user } = renderFlow(service);
    await press(user, "See what is offered");
    await title("There is nothing to enrol in at the moment.");
  });
});

describe("EnrolmentFlow, the way through", () => {
  it("enrols an employee with a partner and a child, from nothing to done", { timeout: 30_000 }, async () => {
    const service = createFakeService();
    const { user, events } = renderFlow(service);
    await press(user, "See what is offered");
    await title("Your benefits");
    expect(screen.getByText("Cover starts on 1 January 2027")).toBeInTheDocument();
    expect(await screen.findByText(/until the end of Tuesday,? 15 December/)).toBeInTheDocument();
    await press(user, "Start");
    expect(await title("Choose your cover")).toHaveFocus();
    await chooseCover(user);
    await press(user, "Continue");
    expect(await title("Who should be covered?")).toHaveFocus();
    await user.click(await screen.findByRole("radio", { name: "Me and my family" }));
    await press(user, "Add a person");
    await fillPerson(user, partner);
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    await press(user, "Add a person");
    await fillPerson(user, daughter);
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Ida Ellery" })).toBeChecked());
    expect(screen.getByRole("checkbox", { name: "Sam Ellery" })).toBeChecked();
    for (const optical of screen.getAllByRole("group", { name: /Optical level/ })) {
      await user.click(within(optical).getByRole("radio", { name: "None" }));
    }
    const shown = amounts();
    await press(user, "Continue");
    expect(await title("Check and enrol")).toHaveFocus();
    const [policy] = service.world.subIntents;
    expect(policy?.dependents).toHaveLength(2);
    // What was shown while choosing is what the service asks for.
    expect(shown).toHaveLength(3);
    expect(amounts()).toEqual(shown);
    const { employee_contribution, employer_contribution, total } =
      intentOf(service).policy_enrolments[0]!.cost.monthly;
    expect(amounts()).toEqual(
      [employer_contribution, employee_contribution, total].map(({ gross }) => `£${gross.toFixed(2)}`),
    );
    await press(user, "Enrol from 1 January 2027");
    expect(await title("You are covered from 1 January 2027")).toHaveFocus();
    expect(events.filter(({ type }) => type === "completed")).toHaveLength(1);
    expect(events.flatMap((event) => (event.type === "step_changed" ? [event.step] : []))).toEqual([
      "opening",
      "cover",
      "people",
      "check",
      "waiting",
      "done",
    ]);
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it("needs nobody: only me is as good a choice", async () => {
    const { user, service } = renderFlow(serviceAt("pending_confirmation"));
    await press(user, "Continue where you left off");
    await user.click(await screen.findByRole("radio", { name: "Only me" }));
    await press(user, "Continue");
    await title("Check and enrol");
    expect(service.world.subIntents).toMatchObject([{ status: "completed", dependents: [] }]);
  });

  it("goes back from people to cover, asks anew, and what was chosen is still there", async () => {
    const { user, service } = renderFlow(serviceAt("pending_confirmation"));
    await press(user, "Continue where you left off");
    await title("Who should be covered?");
    await press(user, "Back");
    await title("Choose your cover");
    expect(service.sent("UpdateEnrolmentIntent")).toMatchObject([{ body: { coverage_selections: null } }]);
    expect(screen.getByRole("radio", { name: "£250" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Gym contribution" })).toBeChecked();
    await press(user, "Continue");
    await title("Who should be covered?");
  });

  it("says what is missing at the top and at the field, and sends nothing", async () => {
    const { user, service } = renderFlow(serviceAt("coverage_options_required"));
    await press(user, "Start");
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: /to mend/ });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole("button", { name: /Cancer cover/ })).toBeInTheDocument();
    expect(service.sent("SubmitCoverageSelections")).toHaveLength(0);
  });

  it("asks for beneficiaries, who are put on file on the way", { timeout: 30_000 }, async () => {
    const { user, service } = renderFlow(serviceAt("processing", { life: true }));
    await press(user, "Start");
    await title("Beneficiaries are missing");
    await fillPerson(user, partner);
    await user.type(await screen.findByLabelText(/Share for Sam Ellery/), "100");
    await press(user, "Send answers");
    await title("Choose your cover");
    expect(service.sent("AnswerRequirement")).toHaveLength(1);
    await chooseCover(user);
    await press(user, "Continue");
    await user.click(await screen.findByRole("radio", { name: "Only me" }));
    await press(user, "Continue");
    await title("Check and enrol");
    const row = (await screen.findByText("Who should receive the benefit")).parentElement!;
    expect(row).toHaveTextContent("Sam Ellery 100%");
  });

  it("has beneficiaries changed from Check, with what was entered, and comes back to it", async () => {
    const service = serviceAt("pending_confirmation", { life: true, persons: [partner, daughter] });
    const { world } = service;
    const [ida, sam] = world.persons.map(({ id }) => id);
    nameBeneficiaries(service, [{ associated_person_id: sam ?? "", share: 100 }]);
    settleNobody(service);
    const { user } = renderFlow(service);
    await press(user, "Continue where you left off");
    await title("Check and enrol");
    await press(user, "Change: Who should receive the benefit");
    expect(await title("Who should receive the benefit")).toHaveFocus();
    const share = await screen.findByLabelText(/Share for Sam Ellery/);
    expect(share).toHaveValue("100");
    await user.clear(share);
    await user.type(share, "40");
    // Back, and here again: nothing is lost, and nothing was sent.
    await press(user, "Back");
    expect(await title("Check and enrol")).toHaveFocus();
    expect(await screen.findByText("100%")).toBeInTheDocument();
    await press(user, "Change: Who should receive the benefit");
    expect(await screen.findByLabelText(/Share for Sam Ellery/)).toHaveValue("40");
    await user.type(screen.getByLabelText(/Share for Ida Ellery/), "60");
    await press(user, "Send answers");
    expect(await title("Check and enrol")).toHaveFocus();
    const row = (await screen.findByText("Who should receive the benefit")).parentElement!;
    await waitFor(() => expect(row).toHaveTextContent("Sam Ellery 40%"));
    expect(row).toHaveTextContent("Ida Ellery 60%");
    expect(world.intent?.status).toBe("pending_confirmation");
    // What is sent is the service's from now on.
    nameBeneficiaries(service, [{ associated_person_id: ida ?? "", share: 100 }]);
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    await press(user, "Change: Who should receive the benefit");
    expect(await screen.findByLabelText(/Share for Ida Ellery/)).toHaveValue("100");
  });

  it("says of each person what they chose, before and after", { timeout: 30_000 }, async () => {
    const { user } = renderFlow(serviceAt("pending_confirmation", { persons: [partner, daughter] }));
    await press(user, "Continue where you left off");
    await user.click(await screen.findByRole("radio", { name: "Me and my family" }));
    for (const name of ["Sam Ellery", "Ida Ellery"])
      await user.click(await screen.findByRole("checkbox", { name }));
    const levels = () => screen.getAllByRole("group", { name: /Optical level/ });
    await waitFor(() => expect(levels()).toHaveLength(2));
    const [sam, ida] = levels();
    await user.click(within(sam!).getByRole("radio", { name: "Basic" }));
    await user.click(within(ida!).getByRole("radio", { name: "Plus" }));
    await user.click(await screen.findByRole("radio", { name: "Frames" }));
    await press(user, "Continue");
    await title("Check and enrol");
    const told = ["Sam Ellery PartnerOptical levelBasic", "Ida Ellery ChildOptical levelPlus (Frames)"];
    const members = () =>
      screen
        .getAllByRole("listitem")
        .map((item) => item.textContent)
        .filter((text) => text?.includes("Optical"));
    await screen.findByRole("button", { name: /Enrol from/ });
    expect(members()).toEqual(told);
    expect(screen.queryByText("Basic, Plus")).toBeNull();
    await press(user, /Enrol from/);
    await title("You are covered from 1 January 2027");
    await screen.findByText("Your summary");
    expect(members()).toEqual(told);
    expect(screen.queryByText("Basic, Plus")).toBeNull();
  });

  it("leads from what keeps somebody from going on to their card, and says how to mend it", async () => {
    const service = serviceAt("pending_confirmation", { persons: [partner, student] });
    const { user } = renderFlow(service);
    await press(user, "Continue where you left off");
    await user.click(await screen.findByRole("radio", { name: "Me and my family" }));
    for (const name of ["Sam Ellery", "Noor Ellery"])
      await user.click(await screen.findByRole("checkbox", { name }));
    await screen.findByLabelText("Name of the school or university");
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There are 2 things to mend" });
    expect(summary).toHaveFocus();
    const line = (name: string) => user.click(within(summary).getByRole("button", { name }));
    await line("Answer what is asked about Noor Ellery, or take them out");
    expect(screen.getByRole("checkbox", { name: "Noor Ellery" })).toHaveFocus();
    await line("Choose an option for “Sam Ellery”");
    expect(screen.getByRole("checkbox", { name: "Sam Ellery" })).toHaveFocus();
    // What is mended is told no longer; what is left, choices only, is told in the card.
    await user.click(screen.getByRole("checkbox", { name: "Noor Ellery" }));
    await waitFor(() => expect(within(summary).getAllByRole("button")).toHaveLength(1));
    await press(user, "Continue");
    const inCard = await screen.findByRole("region", { name: "There is 1 thing to mend" });
    expect(within(inCard).getByRole("button", { name: /Optical level/ })).toBeInTheDocument();
    expect(service.sent("ConfirmDependentsManagementIntent")).toHaveLength(0);
  });

  it("asks for proof inside the card of whoever needs it", async () => {
    const { user, service } = renderFlow(serviceAt("pending_confirmation", { persons: [student] }));
    await press(user, "Continue where you left off");
    await user.click(await screen.findByRole("radio", { name: "Me and my family" }));
    await user.click(await screen.findByRole("checkbox", { name: "Noor Ellery" }));
    await user.type(await screen.findByLabelText("Name of the school or university"), "Trinity");
    await press(user, "Send answers");
    await waitFor(() =>
      expect(service.world.subIntents[0]?.dependents[0]?.status).toBe("pending_confirmation"),
    );
  });

  it("shows who cannot be covered after the check, in the service's words", async () => {
    const service = serviceAt("pending_confirmation", { persons: [daughter] });
    service.world.restricted.add("Ida");
    const { user } = renderFlow(service);
    await press(user, "Continue where you left off");
    await user.click(await screen.findByRole("radio", { name: "Me and my family" }));
    await user.click(await screen.findByRole("checkbox", { name: "Ida Ellery" }));
    await user.click(
      within(await screen.findByRole("group", { name: /Optical level/ })).getByRole("radio", {
        name: "None",
      }),
    );
    await press(user, "Continue");
    await screen.findByText("Somebody on your list cannot be covered");
    await user.click(screen.getByRole("checkbox", { name: "Ida Ellery" }));
    await user.click(screen.getByRole("radio", { name: "Only me" }));
    await press(user, "Continue");
    await title("Check and enrol");
  });

  it("declines only after a question", async () => {
    const { user, service } = renderFlow(serviceAt("coverage_options_required"));
    await press(user, "Do not enrol");
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Do not enrol" }));
    await title("This enrolment has ended");
    expect(service.world.intent?.status).toBe("not_undertaken");
  });
});

describe("EnrolmentFlow, when things go wrong", () => {
  it("sends one request for a double click", async () => {
    const service = serviceAt("pending_confirmation");
    const { user } = renderFlow(service);
    await press(user, "Continue where you left off");
    await user.click(await screen.findByRole("radio", { name: "Only me" }));
    await press(user, "Continue");
    await title("Check and enrol");
    const enrol = await screen.findByRole("button", { name: /Enrol from/ });
    await user.dblClick(enrol);
    await title("You are covered from 1 January 2027");
    expect(service.sent("ConfirmEnrolmentIntent")).toHaveLength(1);
    expect(service.sent("CreateDependentsManagementIntent")).toHaveLength(1);
  });

  it("keeps everything when a request fails, says so, and does it again", async () => {
    const service = serviceAt("coverage_options_required");
    service.mishaps.set("SubmitCoverageSelections", [new Refusal("not_found")]);
    const { user } = renderFlow(service);
    await press(user, "Start");
    await chooseCover(user);
    await press(user, "Continue");
    await screen.findByText(/Nothing was changed\. What you entered is still here\./);
    expect(screen.getByRole("radio", { name: "£250" })).toBeChecked();
    expect(screen.getByText("Reference for support: trace-1")).toBeInTheDocument();
    await press(user, "Continue");
    await title("Who should be covered?");
  });

  it("goes on in place when the session ends in the middle of a form", async () => {
    const service = serviceAt("coverage_options_required");
    let works = true;
    const { employee, groupId } = service.world;
    const user = userEvent.setup();
    renderWithService(<EnrolmentFlow employeeId={employee.id} groupId={groupId} />, service, {
      getSession: async () => {
        if (!works) throw new Error("signed out");
        return service.mint();
      },
    });
    await press(user, "Start");
    await chooseCover(user);
    service.expireSessions();
    works = false;
    await press(user, "Continue");
    await screen.findByText("You were away for a while, so we need to connect again.");
    expect(screen.getByRole("radio", { name: "£250" })).toBeChecked();
    works = true;
    const notice = screen.getByText(/You were away/).closest<HTMLElement>(".ek-notice");
    await user.click(within(notice ?? document.body).getByRole("button", { name: "Continue" }));
    await title("Who should be covered?");
  });

  it("keeps a draft over a reload, in this tab", async () => {
    const service = serviceAt("coverage_options_required");
    const first = renderFlow(service);
    await press(first.user, "Start");
    await first.user.click(await screen.findByRole("radio", { name: "£250" }));
    first.unmount();
    renderFlow(service);
    await title("Choose your cover");
    expect(screen.getByRole("radio", { name: "£250" })).toBeChecked();
    expect(Object.values(sessionStorage).join()).not.toContain("est_test");
  });

  it("shows the new state when somebody else has moved it on, and says so", async () => {
    const service = serviceAt("coverage_options_required");
    const { user } = renderFlow(service);
    await press(user, "Start");
    await chooseCover(user);
    if (service.world.intent) service.world.intent.status = "not_undertaken";
    await press(user, "Continue");
    await title("This enrolment has ended");
    expect(screen.getByText("This has moved on meanwhile. You now see how it stands.")).toBeInTheDocument();
  });

  it("says where a part could not be read, and reads it again", async () => {
    const service = serviceAt("pending_confirmation", { persons: [partner] });
    service.mishaps.set("GetAssociatedPersonsEligibility", [
      new Refusal("forbidden"),
      new Refusal("forbidden"),
    ]);
    const { user } = renderFlow(service);
    await press(user, "Continue where you left off");
    await screen.findByText(/You may not see this here/);
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    await screen.findByRole("radio", { name: "Only me" });
    expect(service.sent("CreateDependentsManagementIntent")).toHaveLength(1);
  });

  it("takes up in one tab what another has begun, when the person comes back to it", async () => {
    const service = serviceAt("pending_confirmation", { persons: [partner] });
    const { user } = renderFlow(service);
    await press(user, "Continue where you left off");
    await user.click(await screen.findByRole("radio", { name: "Me and my family" }));
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    // The other tab adds the partner.
    const personId = service.world.persons[0]?.id ?? "";
    const list = service.world.subIntents[0];
    list?.dependents.push({ associated_person_id: personId, status: "pending_confirmation" });
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Sam Ellery" })).toBeChecked());
    // It goes on to the end.
    if (service.world.intent) service.world.intent.status = "enrolling";
    await press(user, "Back");
    await screen.findByText("This has moved on meanwhile. You now see how it stands.");
    await title("You are covered from 1 January 2027");
  });

  it("keeps the rest of the page when a part fails to render, and tells the page's monitoring", async () => {
    const service = serviceAt("enrolled");
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const { employee, groupId } = service.world;
    let broken = true;
    const { errors } = renderWithService(
      <EnrolmentFlow employeeId={employee.id} groupId={groupId} />,
      service,
      {
        components: {
          Button: ({ children, onClick }) => {
            if (broken && children === "Print or save") throw new Error("host's button");
            return (
              <button type="button" onClick={onClick}>
                {children}
              </button>
            );
          },
        },
      },
    );
    await screen.findByText("This part cannot be shown at the moment.");
    expect(errors.map(({ message }) => message)).toContain("host's button");
    broken = false;
    await act(async () => screen.getByText("Try again").click());
    await title("You are covered from 1 January 2027");
    quiet.mockRestore();
  });
});
