import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { accessibilityProblems } from "../../testing/axe.ts";
import { enrolmentAt, healthAndLife, policiesOf } from "../../testing/enrolment.ts";
import { press } from "../../testing/page-actions.ts";
import { daughter, partner } from "../../testing/people.ts";
import { renderPage } from "../../testing/render-page.tsx";
import type { TestService } from "../../testing/test-service.ts";
import { PoliciesOverview, type PoliciesOverviewProps } from "./PoliciesOverview.tsx";

const life = "Anchor Life Promise";
const spouse = { ...partner, relationship_type: "spouse" } as const;

/** Sam has all of the life cover, which is in force. */
async function insured(): Promise<TestService> {
  const service = await enrolmentAt("enrolled", {
    group_policies: healthAndLife,
    persons: [spouse, daughter],
    covered: ["Sam"],
  });
  await service.advance({ to: "2027-02-03T09:00:00Z" });
  return service;
}

function show(service: TestService, props: Partial<PoliciesOverviewProps> = {}) {
  const page = renderPage(<PoliciesOverview employeeId={service.employeeId} {...props} />, service);
  return { ...page, user: userEvent.setup() };
}

const card = () => screen.findByRole("article", { name: life });
const change = "Change: Beneficiaries";
const shareOf = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^Share for ${name}`) });

async function policyId(service: TestService): Promise<string> {
  const policies = await policiesOf(service);
  return policies.find(({ benefit_type }) => benefit_type === "life_assurance")?.id ?? "";
}

describe("the beneficiaries on the card of a life policy", () => {
  it("are shown with shares, since when, and are changed in place, with who was named before", async () => {
    const service = await insured();
    const { user, events, container } = show(service);
    await waitFor(async () =>
      expect(await card()).toHaveTextContent("Sam Ellery Spouse 100%Since 1 January 2027"),
    );
    await press(user, change);
    const title = await screen.findByRole("heading", { name: "Who should receive your life cover?" });
    expect(title).toHaveFocus();
    expect(screen.getByText("Two times salary would be paid if you die in service.")).toBeVisible();
    expect(screen.queryByRole("button", { name: change })).toBeNull();
    await user.clear(await shareOf("Sam Ellery"));
    await user.type(await shareOf("Sam Ellery"), "75");
    await press(user, "Add a beneficiary");
    await press(user, "A charity or organisation");
    await user.keyboard("Shelter");
    expect(await accessibilityProblems(container)).toEqual([]);
    await press(user, "Save");
    const saved = await screen.findByText("Saved. These beneficiaries count from 3 February 2027.");
    expect(saved.closest("[tabindex]")).toHaveFocus();
    expect(await card()).toHaveTextContent("1Sam Ellery Spouse 75%2Shelter 25%Since 3 February 2027");
    const earlier = (await screen.findByText("Earlier beneficiaries")).closest("details");
    expect(earlier).toHaveTextContent("From 1 January 2027Sam Ellery Spouse 100%");
    expect(events).toContainEqual({ type: "beneficiaries_changed", policy_id: await policyId(service) });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("stay as they were where the change is cancelled", async () => {
    const service = await insured();
    const { user } = show(service);
    await press(user, change);
    await user.clear(await shareOf("Sam Ellery"));
    await press(user, "Cancel");
    expect(await screen.findByRole("button", { name: change })).toBeVisible();
    expect(service.network.sent("UpdatePolicyBeneficiaries")).toHaveLength(0);
  });

  it("keep the name of someone who was deleted, also when they are saved again", async () => {
    const service = await insured();
    const sam = await service.personNamed("Sam");
    const params = { employee_id: service.employeeId, associated_person_id: sam.id };
    await service.call("DeleteAssociatedPerson", { params });
    const { user } = show(service);
    await waitFor(async () => expect(await card()).toHaveTextContent("Sam Ellery 100%"));
    await press(user, change);
    await user.clear(await shareOf("Sam Ellery"));
    await user.type(await shareOf("Sam Ellery"), "50");
    await press(user, "Add a beneficiary");
    await press(user, "Ida Ellery");
    await press(user, "Save");
    await screen.findByText(/^Saved\./);
    expect(await card()).toHaveTextContent("1Sam Ellery 50%2Ida Ellery Child 50%");
  });

  it("have a name on file corrected, which the policy has once it is saved", async () => {
    const service = await insured();
    const { user } = show(service);
    await press(user, change);
    await press(user, "Correct name: Sam Ellery");
    const last = screen.getByRole("textbox", { name: "Last name" });
    await user.clear(last);
    await user.type(last, "Brown");
    await user.click(screen.getAllByRole("button", { name: "Save" })[0]!);
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Last name" })).toBeNull());
    expect((await service.personNamed("Sam")).last_name).toBe("Brown");
    await user.click(await screen.findByRole("button", { name: "Save" }));
    await screen.findByText(/^Saved\./);
    expect(await card()).toHaveTextContent("Sam Brown Spouse 100%");
  });

  it("say what did not work, and keep what was entered", async () => {
    const service = await insured();
    const { user } = show(service);
    await press(user, change);
    await user.type(await shareOf("Sam Ellery"), "{Home}");
    service.network.mishaps.set("UpdatePolicyBeneficiaries", [new Response(null, { status: 403 })]);
    await press(user, "Save");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Nothing was changed.");
    expect(await shareOf("Sam Ellery")).toHaveValue("100");
    await press(user, "Save");
    await screen.findByText(/^Saved\./);
  });

  it("are those that were named elsewhere meanwhile, and the page says so", async () => {
    const service = await insured();
    const { user } = show(service);
    await press(user, change);
    await shareOf("Sam Ellery");
    await service.call("UpdatePolicyBeneficiaries", {
      params: { policy_id: await policyId(service) },
      body: { beneficiaries: [{ kind: "estate", share_percent: 100, order: "primary" }] },
    });
    await act(async () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    expect(await shareOf("Your estate")).toHaveValue("100");
    expect(await screen.findByText(/^This was changed elsewhere/)).toBeVisible();
  });

  it("are offered where no one was named, and can wait", async () => {
    const service = await insured();
    service.network.rewrites.set("RetrievePolicyBeneficiaries", (named: object) => ({
      ...named,
      effective_from: null,
      actor: null,
      beneficiaries: [],
      history: [],
    }));
    const { user } = show(service);
    expect(await screen.findByText("No one named yet")).toBeVisible();
    expect(screen.queryByRole("button", { name: change })).toBeNull();
    await press(user, "Name beneficiaries");
    await press(user, "I’ll decide later");
    expect(await screen.findByText("No one named yet")).toBeVisible();
  });

  it("are shown after the end, and not changed any more", async () => {
    const service = await insured();
    service.network.rewrites.set("ListPolicies", ({ items }: { items: object[] }) => ({
      items: items.map((policy) => ({ ...policy, status: "cancelled", ends_on: "2027-01-31" })),
    }));
    show(service);
    await waitFor(async () => expect(await card()).toHaveTextContent("Sam Ellery Spouse 100%"));
    expect(screen.queryByRole("button", { name: change })).toBeNull();
  });

  it("can be read again where they could not be read", async () => {
    const service = await insured();
    service.network.mishaps.set("RetrievePolicyBeneficiaries", [new Response(null, { status: 403 })]);
    const { user } = show(service);
    const alert = await within(await card()).findByRole("alert");
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(async () => expect(await card()).toHaveTextContent("Sam Ellery Spouse 100%"));
  });

  it("are changed where the host has a page of its own", async () => {
    const service = await insured();
    const onBeneficiaries = vi.fn<(id: string) => void>();
    const { user } = show(service, { onBeneficiaries });
    await press(user, change);
    expect(onBeneficiaries).toHaveBeenCalledExactlyOnceWith(await policyId(service));
  });
});
