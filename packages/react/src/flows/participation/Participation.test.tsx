import type { Participant } from "@enrolkit/types";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { accessibilityProblems } from "../../testing/axe.ts";
import { startEnrolment } from "../../testing/enrolment.ts";
import { problem } from "../../testing/network.ts";
import { ParticipationService } from "../../testing/participation.ts";
import { useReminderFacts } from "../../hooks/useReminderFacts.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { Participation, type ParticipationProps } from "./Participation.tsx";

const show = (service: ParticipationService, props: Partial<ParticipationProps> = {}) =>
  renderPage(<Participation groupPolicyId={service.groupPolicyId} {...props} />, service);
const state = (name: string | RegExp) => screen.findByRole("button", { name });
const open = async (name: string | RegExp) => userEvent.click(await state(name));

function WithCost(props: ParticipationProps) {
  const id = props.groupPolicyId;
  return <Participation {...props} reminderFacts={useReminderFacts([id])([id])} />;
}

describe("who takes part", () => {
  it("opens the names of a state, with the deadline, and closes them again", async () => {
    const service = await ParticipationService.begin();
    await service.enrolAll("coverage_options_required", "enrolled");
    const { container } = show(service);
    expect(await screen.findByText("1 of 3 employees covered")).toBeVisible();
    await open("Choosing: 1 employee");
    const name = await screen.findByText("Ada Okafor");
    expect(name.closest("li")).toHaveTextContent(/Until the end of \w+ \d+ December\d+ days left/);
    expect(screen.getByText("They can choose or decline until their deadline.")).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await open("Choosing: 1 employee");
    expect(screen.queryByText("Ada Okafor")).toBeNull();
    expect(service.network.sent("RetrieveEmployee")).toHaveLength(0);
  });

  it.each([
    ["processing", "In progress: 1 employee"],
    ["enrolling", "In progress: 1 employee"],
    ["enrolled", "Covered: 1 employee"],
    ["not_undertaken", "Declined: 1 employee"],
    ["ineligible", "Not covered: 1 employee"],
    ["rejected", "Not covered: 1 employee"],
    ["pending_confirmation", "Choosing: 1 employee"],
  ])(
    "counts an enrolment that is %s, and offers no action without the host's callback",
    async (status, name) => {
      const service = await ParticipationService.begin();
      await service.enrolAndHold(status);
      show(service);
      await open(name);
      const row = (await screen.findByText("Ada Okafor")).closest("li") as HTMLElement;
      const actions = within(row).queryAllByRole("button");
      expect(actions.map(({ textContent }) => textContent)).toEqual(
        status === "pending_confirmation" ? ["Copy reminder"] : [],
      );
    },
  );

  it.each([
    ["the company and the plan", Participation, "Anchor Modular Health. Choose here:"],
    ["what the page around knows", WithCost, "Anchor Modular Health. For you alone: from £"],
  ])("words a reminder with %s, and asks for nothing of the employee", async (_, Block, said) => {
    const service = await ParticipationService.begin();
    await service.enrolAll("coverage_options_required");
    renderPage(
      <Block groupPolicyId={service.groupPolicyId} reminderUrl="https://hr.example/benefits" />,
      service,
    );
    await open("Choosing: 1 employee");
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    const { name } = await service.call("RetrieveEmployer", {
      params: { employer_id: service.world.employer_id },
    });
    const copy = await screen.findByRole("button", { name: "Copy reminder: Ada Okafor" });
    await waitFor(async () => {
      await userEvent.click(copy);
      expect(writeText.mock.lastCall?.[0]).toContain(` ${name} offers you ${said}`);
    });
    expect(writeText.mock.lastCall?.[0]).toMatch(/ Choose here: https:\/\/hr\.example\/benefits$/);
    Reflect.deleteProperty(navigator, "clipboard");
    for (const operation of ["RetrieveEmployee", "CreateEnrolmentIntent", "RetrieveEnrolmentIntent"] as const)
      expect(service.network.sent(operation)).toHaveLength(0);
  });

  it("has an enrolment started again by the host, says so, and shows the person who can choose", async () => {
    const service = await ParticipationService.begin();
    await service.enrolAll("not_undertaken");
    const onStartEnrolment = vi.fn<(employee: Participant) => Promise<unknown>>(({ employee_id }) =>
      service.enrol(employee_id),
    );
    show(service, { onStartEnrolment });
    await open("Declined: 1 employee");
    await userEvent.click(await screen.findByRole("button", { name: "Enrol again: Ada Okafor" }));
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent("Enrolment started for Ada Okafor"),
    );
    expect(onStartEnrolment).toHaveBeenCalledOnce();
    expect(screen.queryByRole("button", { name: /^Declined/ })).toBeNull();
    // Focus was on what has gone: it is where reading goes on.
    await waitFor(() => expect(screen.getByRole("heading", { name: "Who is covered" })).toHaveFocus());
    await open("Choosing: 1 employee");
    expect(await screen.findByText("Ada Okafor")).toBeVisible();
    expect(screen.queryByText("Enrolment started for Ada Okafor")).toBeNull();
  });

  it("has all who have not started enrolled by one press, says how many, and shows them choosing", async () => {
    const service = await ParticipationService.begin();
    const onStartEnrolment = ({ employee_id }: Participant) => service.enrol(employee_id);
    show(service, { onStartEnrolment });
    await open("Not started: 3 employees");
    await userEvent.click(await screen.findByRole("button", { name: "Start enrolment for all 3" }));
    expect(await screen.findByText("Enrolment started for 3 employees")).toBeVisible();
    expect(await state("Choosing: 3 employees")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Who is covered" })).toHaveFocus());
  });

  it("starts with those whose deadline was missed, where the host says so", async () => {
    const service = await ParticipationService.begin();
    await service.enrolAll("coverage_options_required");
    await service.advance({ seconds: 15 * 86_400 });
    show(service, {
      initialState: "deadline_missed",
      title: "Anchor",
      headingLevel: 4,
      onStartEnrolment: async () => undefined,
    });
    expect(await screen.findByRole("button", { name: "Enrol again: Ada Okafor" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Anchor", level: 4 })).toBeVisible();
  });

  it("lists many page by page, each person once", async () => {
    const service = await ParticipationService.begin();
    await service.hire(19);
    show(service);
    await open("Not started: 22 employees");
    const names = async () =>
      (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent.trim());
    await screen.findByText("1 to 20 of 22");
    const first = await names();
    expect(first).toHaveLength(20);
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await screen.findByText("21 to 22 of 22");
    await waitFor(async () => expect(await names()).toHaveLength(2));
    expect(new Set([...first, ...(await names())]).size).toBe(22);
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Previous" }));
    expect(await names()).toEqual(first);
  });

  it("follows the service while it works, without a reload", async () => {
    const service = await ParticipationService.begin();
    const release = await service.hold();
    await startEnrolment(service);
    show(service);
    await state("In progress: 1 employee");
    await release();
    await service.runDueWork();
    expect(await state("Choosing: 1 employee")).toBeVisible();
  });

  it("offers to try again where it cannot be read", async () => {
    const service = await ParticipationService.begin();
    service.network.mishaps.set("ListParticipation", [problem("forbidden")]);
    const { errors } = show(service);
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t load who is covered.");
    expect(errors).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await state("Not started: 3 employees")).toBeVisible();
  });

  it("offers to try again where the names cannot be read, and leaves the bar", async () => {
    const service = await ParticipationService.begin();
    show(service);
    const notStarted = await state("Not started: 3 employees");
    service.network.mishaps.set("ListParticipation", [problem("forbidden")]);
    await userEvent.click(notStarted);
    const alert = await screen.findByRole("alert");
    expect(notStarted).toBeVisible();
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Ada Okafor")).toBeVisible();
  });
});
