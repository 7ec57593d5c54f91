import type { EnrolmentIntentStatus } from "@enrolkit/types";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { enrolmentAt, enrolmentOf, startEnrolment } from "../../testing/enrolment.ts";
import { press, title } from "../../testing/page-actions.ts";
import { partner } from "../../testing/people.ts";
import { renderEnrolmentFlow } from "../../testing/render-enrolment-flow.tsx";
import { renderPage } from "../../testing/render-page.tsx";
import { lifeCover, TestService } from "../../testing/test-service.ts";
import { EnrolmentFlow } from "./EnrolmentFlow.tsx";

beforeEach(() => sessionStorage.clear());

describe("EnrolmentFlow, every state has its page", () => {
  const pages: [EnrolmentIntentStatus, string | RegExp][] = [
    ["coverage_options_required", "Your benefits"],
    ["pending_confirmation", "Your benefits"],
    ["enrolled", "You are covered from 1 January 2027"],
    ["not_undertaken", "You declined this cover"],
    ["rejected", "The insurer did not accept this enrolment"],
  ];
  it.each(pages)("%s", async (status, name) => {
    renderEnrolmentFlow(await enrolmentAt(status));
    await title(name);
  });

  it("scheduled", async () => {
    renderEnrolmentFlow(await enrolmentAt("scheduled", { employee: { start_on: "2027-02-15" } }));
    await title("Your enrolment opens on 15 February 2027");
  });

  it.each([
    ["processing", "We’re checking your details"],
    ["enrolling", "Harbour Mutual is setting up your cover"],
  ] as const)("%s", async (status, name) => {
    renderEnrolmentFlow(await enrolmentAt(status));
    await title(name);
    expect(screen.getByText("You can close this page; we’ll save everything.")).toBeInTheDocument();
  });

  it("enrolling with an insurer that takes three days: who, how long, by when; nothing is done yet", async () => {
    renderEnrolmentFlow(await enrolmentAt("enrolling", { employee: { last_name: "Slow" } }));
    await title("Harbour Mutual is setting up your cover");
    expect(await screen.findByText("Harbour Mutual usually takes 3 days.")).toBeInTheDocument();
    expect(screen.getByText(/^You’ll have an answer by \w+ \d+ \w+\./)).toBeInTheDocument();
    expect(screen.queryByText(/less than a minute/)).toBeNull();
    const steps = screen.getAllByRole("listitem");
    expect(steps.filter((item) => item.ariaCurrent === "step")).toEqual([]);
    expect(steps.at(-1)).toHaveTextContent(/^Done$/);
  });

  it("a deadline that was missed: which day, and who can open it again", async () => {
    const service = await enrolmentAt("coverage_options_required");
    await service.advance({ seconds: 40 * 86_400 });
    await service.runDueWork();
    renderEnrolmentFlow(service);
    await title("The deadline has passed");
    expect(screen.getByText(/^You had until the end of \w+,? \d+ December to enrol\.$/)).toBeInTheDocument();
    expect(screen.getByText(/Your HR team can open the enrolment again\.$/)).toBeInTheDocument();
  });

  it("ineligible, with the limit in the reader's language", async () => {
    const service = await enrolmentAt("ineligible", { employee: { date_of_birth: "1930-01-01" } });
    const { ineligibility_reason } = await enrolmentOf(service);
    expect(ineligibility_reason).toMatchObject({ code: "employee_above_maximum_age" });
    renderEnrolmentFlow(service);
    await title("You can’t join this cover right now");
    expect(ineligibility_reason?.age).toBeGreaterThan(60);
    const limit = `This cover must start before you turn ${ineligibility_reason?.age}.`;
    expect(screen.getByText(limit)).toBeInTheDocument();
  });

  it("action_required, in the service's words, after what is offered", async () => {
    const service = await enrolmentAt("action_required", { employee: { last_name: "Evidence" } });
    const { action_required } = await enrolmentOf(service);
    const { user } = renderEnrolmentFlow(service);
    await title("Your benefits");
    await press(user, "Start");
    await title(action_required?.reason ?? "");
    expect(screen.getByText(action_required?.reason_description ?? "")).toBeInTheDocument();
  });

  it("action_required for beneficiaries, as a step of its own, where nothing is to be confirmed", async () => {
    const service = await TestService.start({ group_policies: [lifeCover], persons: [partner] });
    const { id } = await startEnrolment(service);
    await service.runDueWork();
    await service.call("SubmitCoverageSelections", {
      params: { enrolment_intent_id: id },
      body: { coverage_selections: [] },
    });
    await service.runDueWork();
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Start");
    await title("Who should receive your life cover?");
    const current = screen.getAllByRole("listitem").find((item) => item.ariaCurrent === "step");
    expect(current).toHaveTextContent("Beneficiaries");
    expect(await screen.findByLabelText(/Share for Sam Ellery/)).toHaveValue("100");
    await press(user, "Continue");
    await title("You are covered from 1 January 2027");
    // It covers the employee alone.
    expect(screen.getByText(/^You can end your cover in the first 30 days/)).toBeInTheDocument();
  });

  it("a status that is not known yet", async () => {
    const service = await enrolmentAt("coverage_options_required");
    service.network.rewrites.set("ListEnrolmentIntents", ({ items }: { items: object[] }) => ({
      items: items.map((intent) => ({ ...intent, status: "paused_by_moon" })),
    }));
    renderEnrolmentFlow(service);
    await title("Your enrolment has been updated");
    expect(await screen.findByRole("link", { name: /Call 020 7946 0120/ })).toBeInTheDocument();
  });

  it("nothing begun, and nothing offered", async () => {
    const service = await TestService.start();
    const { employeeId, world } = service;
    const groupId = world.group_without_policy_id;
    await service.call("AddGroupEmployees", {
      params: { group_id: groupId },
      body: { employee_ids: [employeeId] },
    });
    renderPage(<EnrolmentFlow employeeId={employeeId} groupId={groupId} />, service);
    await title("There’s nothing to enrol in right now.");
  });
});
