import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { accessibilityProblems } from "../../testing/axe.ts";
import { enrolmentAt, enrolmentOf, healthAndLife } from "../../testing/enrolment.ts";
import { choose, press, title } from "../../testing/page-actions.ts";
import { partner } from "../../testing/people.ts";
import { renderEnrolmentFlow } from "../../testing/render-enrolment-flow.tsx";
import { TestService } from "../../testing/test-service.ts";

beforeEach(() => sessionStorage.clear());

describe("what is offered", () => {
  it("is said before anything is begun: plans, insurers, from when, who pays what; texts are those for employees", async () => {
    const service = await TestService.start({ group_policies: healthAndLife });
    const { container } = renderEnrolmentFlow(service);
    await title("Your benefits");
    await title("Anchor Modular Health");
    expect(screen.getByText(/^Private hospital treatment, tests and specialist care/)).toBeInTheDocument();
    expect(screen.queryByText(/Build your team’s cover|Build your team's cover/)).toBeNull();
    expect(screen.getAllByText("Cover starts on 1 January 2027")).toHaveLength(2);
    expect(screen.getAllByText(/^You pay from £\d+\.\d\d a month for yourself\.$/).length).toBeGreaterThan(0);
    expect(await screen.findAllByRole("link", { name: "Call 020 7946 0120" })).toHaveLength(2);
    expect(await accessibilityProblems(container)).toEqual([]);
    expect(await service.call("ListEnrolmentIntents", {})).toMatchObject({ items: [] });
  });

  it("says that the employer pays all of it, never £0.00", async () => {
    const service = await enrolmentAt("coverage_options_required", {
      group_policies: healthAndLife.map((policy) => ({
        ...policy,
        cost_sharing: { type: "full_coverage" as const },
      })),
    });
    renderEnrolmentFlow(service);
    await title("Your benefits");
    expect(screen.getAllByText("Your employer pays for the basic cover.").length).toBeGreaterThan(1);
    expect(screen.queryByText(/£0\.00/)).toBeNull();
  });

  it("can be left out benefit by benefit, with a reason, seen on the last page, and taken back", async () => {
    const service = await enrolmentAt("pending_confirmation", {
      group_policies: healthAndLife,
      persons: [partner],
      covered: [],
    });
    const { user, container } = renderEnrolmentFlow(service);
    await press(user, "I don’t want life assurance");
    const dialog = await screen.findByRole("dialog", { name: "I don’t want life assurance" });
    await user.click(within(dialog).getByRole("button", { name: "Leave it out" }));
    expect(await within(dialog).findByText("Choose a reason")).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
    await choose(user, "I don’t need it");
    await user.click(within(dialog).getByRole("button", { name: "Leave it out" }));
    await waitFor(async () =>
      expect(await enrolmentOf(service)).toMatchObject({
        declined_benefits: [{ benefit_type: "life_assurance", reason: "not_needed" }],
      }),
    );
    const resume = await screen.findByRole("button", { name: "Continue where you left off" });
    await waitFor(() => expect(resume).not.toHaveAttribute("aria-disabled"));
    await user.click(resume);
    await title("Check and enrol");
    expect(await screen.findByText("Benefits you left out")).toBeInTheDocument();
    // The last of several goes with the enrolment as a whole.
    expect(screen.queryByRole("button", { name: /^I don’t want/ })).toBeNull();
    await press(user, "Add back: Life assurance");
    await waitFor(async () => expect((await enrolmentOf(service)).declined_benefits).toEqual([]));
    await waitFor(async () => expect((await enrolmentOf(service)).policy_enrolments).toHaveLength(2));
  });

  it("shows what was left out on Cover, where it stood, and takes it back there", async () => {
    const service = await enrolmentAt("pending_confirmation", {
      group_policies: healthAndLife,
      persons: [partner],
    });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await title("Who should be covered?");
    await press(user, "Back");
    await title(/^Choose your cover/);
    await press(user, "I don’t want life assurance");
    await choose(user, "I don’t need it");
    await press(user, "Leave it out");
    const row = (await screen.findByText("Benefits you left out")).parentElement!;
    expect(row).toHaveTextContent("Life assurance");
    expect(screen.queryByRole("button", { name: /^I don’t want/ })).toBeNull();
    const addBack = screen.getByRole("button", { name: "Add back: Life assurance" });
    await waitFor(() => expect(addBack).not.toHaveAttribute("aria-disabled"));
    await user.click(addBack);
    await waitFor(async () => expect((await enrolmentOf(service)).policy_enrolments).toHaveLength(2));
    await waitFor(() => expect(screen.getByText("I don’t want life assurance")).toBeInTheDocument());
    expect(screen.queryByText("Benefits you left out")).toBeNull();
  });
});
