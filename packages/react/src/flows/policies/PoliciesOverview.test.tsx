import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { enrolmentAt, healthAndLife, policiesOf } from "../../testing/enrolment.ts";
import { daughter, partner } from "../../testing/people.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { TestService } from "../../testing/test-service.ts";
import { cancelling, requestAmendment } from "../../testing/amendment.ts";
import { PoliciesOverview, type PoliciesOverviewProps } from "./PoliciesOverview.tsx";

const spouse = { ...partner, relationship_type: "spouse" } as const;
const insured = () =>
  enrolmentAt("enrolled", {
    group_policies: healthAndLife,
    persons: [daughter, spouse],
    covered: ["Sam"],
  });

const show = (service: TestService, props: Partial<PoliciesOverviewProps> = {}) =>
  renderPage(<PoliciesOverview employeeId={service.employeeId} {...props} />, service);
const card = (name: string) => screen.findByRole("article", { name });
const refused = () => new Response(null, { status: 403 });
const health = "Anchor Modular Health";
const life = "Anchor Life Promise";

/** Ends the policy of a benefit as the employee may at the start, and resolves with its last day. */
async function end(service: TestService, benefit: string): Promise<string> {
  await service.advance({ to: "2027-01-10T09:00:00Z" });
  const policy = (await policiesOf(service)).find(({ benefit_type }) => benefit_type === benefit);
  if (policy === undefined) throw new Error(`There is no policy of ${benefit}.`);
  const { id } = await service.call("CreatePolicyAmendmentIntent", {
    params: { policy_id: policy.id },
    body: cancelling,
  });
  await service.force(id, "amended");
  const { ends_on } = await service.call("RetrievePolicy", { params: { policy_id: policy.id } });
  if (ends_on === null) throw new Error("The policy has not ended.");
  return ends_on;
}

describe("the list of policies", () => {
  it("has a card for each, with who is covered as they are on file", async () => {
    const service = await insured();
    await service.advance({ to: "2027-01-10T09:00:00Z" });
    show(service, { nextPayday: "2027-01-28" });
    expect(await card(health)).toHaveTextContent("Sam Ellery Spouse");
    expect(await card(life)).toHaveTextContent(/Your employer pays all of it: £[\d.]+ a month\./);
    expect(await card(health)).toHaveTextContent(/£[\d.]+ from your pay on 28 January 2027/);
    expect(screen.getByRole("heading", { name: "Your cover", level: 2 })).toBeVisible();
    expect(screen.getAllByText("Covered", { selector: ".ek-tag" })).toHaveLength(2);
    expect(screen.queryByRole("heading", { name: "Past cover" })).toBeNull();
  });

  it("shows the end of one and keeps the other, which stays first", async () => {
    const service = await insured();
    const lastDay = await end(service, "health_insurance");
    await service.advance({ to: `${lastDay}T23:59:59Z` });
    await service.advance({ seconds: 86_400 });
    const { container } = show(service, { onChange: vi.fn<(id: string) => void>() });
    await card(life);
    const ended = await card(health);
    expect(ended).toHaveAttribute("data-ek-over");
    expect(ended).toHaveTextContent(/Ended on \d+ January 2027/);
    expect(within(ended).queryByRole("button")).toBeNull();
    expect(within(await card(life)).getByRole("button", { name: /^End this cover/ })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Past cover" })).toBeVisible();
    expect(
      Array.from(container.querySelectorAll("article"), (article) => article.hasAttribute("data-ek-over")),
    ).toEqual([false, true]);
  });

  it("names a policy to the host that changes it, and has a place for who is paid", async () => {
    const service = await insured();
    const onChange = vi.fn<(id: string) => void>();
    const onBeneficiaries = vi.fn<(id: string) => void>();
    const policies = await policiesOf(service);
    const idOf = (benefit: string) => policies.find(({ benefit_type }) => benefit_type === benefit)?.id;
    show(service, {
      onChange,
      onBeneficiaries,
      beneficiaries: ({ benefit_type }) => benefit_type === "life_assurance" && "Sam Ellery",
    });
    const user = userEvent.setup();
    await user.click(
      await screen.findByRole("button", { name: `Change who is covered, or end cover: ${health}` }),
    );
    await user.click(await screen.findByRole("button", { name: "Change: Beneficiaries" }));
    expect(onChange.mock.calls).toEqual([[idOf("health_insurance")]]);
    expect(onBeneficiaries.mock.calls).toEqual([[idOf("life_assurance")]]);
    expect(await card(health)).not.toHaveTextContent("Beneficiaries");
  });

  it("prints, unless the page does so itself", async () => {
    const service = await insured();
    const onPrint = vi.fn<() => void>();
    const { rerender } = show(service, { onPrint, headingLevel: 4 });
    const button = await screen.findByRole("button", { name: "Print or save as PDF" });
    // Not before all cards are there.
    await userEvent.click(button);
    expect(onPrint).not.toHaveBeenCalled();
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
    expect(screen.getAllByRole("article")).toHaveLength(2);
    await userEvent.click(button);
    expect(onPrint).toHaveBeenCalledOnce();
    rerender(<PoliciesOverview employeeId={service.employeeId} onPrint={null} headingLevel={4} />);
    expect(screen.queryByRole("button", { name: "Print or save as PDF" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Your cover", level: 4 })).toBeVisible();
  });

  it("says so where there is none", async () => {
    show(await TestService.start());
    expect(await screen.findByRole("heading", { name: "You have no cover yet" })).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows the change that was made, and its price", async () => {
    const service = await enrolmentAt("enrolled", { persons: [daughter, partner], covered: ["Sam"] });
    await service.advance({ to: "2027-01-10T09:00:00Z" });
    const { id } = await requestAmendment(service, {
      ...cancelling,
      requested_changes: [{ change_type: "dependents" }],
    });
    const [policy] = await policiesOf(service);
    const params = { policy_id: policy?.id ?? "", policy_amendment_intent_id: id };
    const list = await service.call("CreateAmendmentDependentsManagementIntent", { params });
    const of = { dependents_management_intent_id: list.id };
    const { id: sam } = await service.personNamed("Sam");
    await service.call("RemoveDependentFromDependentsManagementIntent", {
      params: { ...of, associated_person_id: sam },
    });
    await service.call("ConfirmDependentsManagementIntent", { params: of });
    await service.runDueWork();
    await service.force(id, "amended");
    await service.advance({ to: "2027-03-10T09:00:00Z" });
    show(service);
    const changed = await card(health);
    expect(changed).toHaveTextContent("Sam Ellery no longer covered");
    expect(changed).toHaveTextContent(/You pay £[\d.]+ less a month/);
  });

  it("offers to try again where a policy could not be read, and shows the others", async () => {
    const service = await insured();
    service.network.mishaps.set("RetrievePlan", [refused()]);
    show(service);
    const alert = await screen.findByRole("alert");
    expect(await screen.findAllByRole("article")).toHaveLength(1);
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await card(life);
    await card(health);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("offers to try again where nothing could be read", async () => {
    const service = await insured();
    service.network.mishaps.set("ListPolicies", [refused()]);
    show(service);
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await card(health)).toBeVisible();
  });

  it("is whole without the file of people", async () => {
    const service = await insured();
    service.network.mishaps.set("ListAssociatedPersons", [refused()]);
    show(service);
    expect(await card(health)).toHaveTextContent("Sam Ellery Partner");
  });
});
