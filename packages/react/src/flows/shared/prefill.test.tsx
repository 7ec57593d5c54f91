import { screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { insured, policyOf } from "../../testing/amendment.ts";
import { groupSelections, healthPlan, soundSelections } from "../../testing/catalogue.ts";
import { enrolmentAt, enrolmentOf } from "../../testing/enrolment.ts";
import { choose, enterDate, press, title } from "../../testing/page-actions.ts";
import { daughter, newborn, partner } from "../../testing/people.ts";
import { startEmployer } from "../../testing/quote.ts";
import { begin, chooseReason } from "../../testing/render-amendment-flow.tsx";
import { renderPage } from "../../testing/render-page.tsx";
import type { TestService } from "../../testing/test-service.ts";
import { PolicyAmendmentFlow } from "../amendment/PolicyAmendmentFlow.tsx";
import { EnrolmentFlow } from "../enrolment/EnrolmentFlow.tsx";
import { QuoteConsentFlow } from "../quote/QuoteConsentFlow.tsx";
import type { EnrolmentPrefill } from "./flow-settings.ts";
import { nextPerson } from "./prefill.ts";

beforeEach(() => sessionStorage.clear());

function enrolment(service: TestService, prefill: EnrolmentPrefill) {
  return renderPage(
    <EnrolmentFlow employeeId={service.employeeId} groupId={service.groupId} prefill={prefill} />,
    service,
  );
}

async function openForm(user: UserEvent, first: string): Promise<void> {
  await press(user, "Add someone");
  await waitFor(() => expect(screen.getByLabelText("First name")).toHaveValue(first));
}

describe("what a page fills in beforehand", () => {
  it("are people: one after the other, each saved by the person alone", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [daughter] });
    const user = userEvent.setup();
    enrolment(service, { people: [daughter, partner, newborn] });
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await openForm(user, "Sam");
    expect(screen.getByRole("radio", { name: "Partner" })).toBeChecked();
    expect(service.network.sent("CreateAssociatedPerson")).toHaveLength(0);
    await press(user, "Save");
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    expect(service.network.sent("CreateAssociatedPerson")).toMatchObject([{ body: partner }]);
    // Not born yet on the day that the tests begin.
    await openForm(user, "Mia");
    expect(screen.getByLabelText("Year")).toHaveValue("");
  });

  it("is not offered again once the person has corrected and saved it", async () => {
    const service = await enrolmentAt("pending_confirmation");
    const user = userEvent.setup();
    enrolment(service, { people: [partner] });
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveValue("Sam"));
    await user.type(screen.getByLabelText("First name"), "uel");
    await press(user, "Save");
    await screen.findByRole("checkbox", { name: "Samuel Ellery" });
    expect(service.network.sent("CreateAssociatedPerson")).toMatchObject([
      { body: { ...partner, first_name: "Samuel" } },
    ]);
    await openForm(user, "");
    expect(screen.getByLabelText("Last name")).toHaveValue("");
    expect(screen.getByRole("radio", { name: "Partner" })).not.toBeChecked();
  });

  it("are people in a change to a policy", async () => {
    const service = await insured();
    const user = userEvent.setup();
    const { id } = await policyOf(service);
    renderPage(<PolicyAmendmentFlow policyId={id} prefill={{ people: [newborn] }} />, service);
    await begin(user, "Change who is covered");
    await chooseReason(user, "A baby");
    await enterDate(user, "2027-02-20");
    await press(user, "Continue");
    await title("Who should be covered from now on?");
    await openForm(user, "Mia");
  });

  it("are choices of cover, which the person sends", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const user = userEvent.setup();
    const { errors } = enrolment(service, { coverage: soundSelections });
    await press(user, "Start");
    await title("Choose your cover");
    expect(await screen.findByRole("radio", { name: "£250" })).toBeChecked();
    expect((await enrolmentOf(service)).status).toBe("coverage_options_required");
    await press(user, "Continue");
    await title("Choose your cover Page 2 of 2");
    await press(user, "Continue");
    await title("Who should be covered?");
    expect(service.network.sent("SubmitCoverageSelections")).toMatchObject([
      { body: { coverage_selections: soundSelections } },
    ]);
    expect(errors).toEqual([]);
  });

  it("is left out where it is not valid, which only the developer hears", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const user = userEvent.setup();
    const [first] = soundSelections;
    const { errors } = enrolment(service, {
      coverage: [{ configuration_id: first?.configuration_id ?? "", options: [{ option_id: "pco_none" }] }],
    });
    await press(user, "Start");
    await title("Choose your cover");
    expect(screen.getByRole("radio", { name: "£250" })).not.toBeChecked();
    expect(screen.queryByText(/no longer available/)).toBeNull();
    await waitFor(() =>
      expect(new Set(errors.map(({ message }) => message))).toEqual(
        new Set([
          `Enrolkit: prefill is left out where it is not valid: coverage ${first?.configuration_id}.`,
        ]),
      ),
    );
  });

  it("gives way to what the person has chosen", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const user = userEvent.setup();
    const first = enrolment(service, { coverage: soundSelections });
    await press(user, "Start");
    await choose(user, "No excess");
    first.unmount();
    enrolment(service, { coverage: soundSelections });
    await title("Choose your cover");
    expect(await screen.findByRole("radio", { name: "No excess" })).toBeChecked();
  });

  it("is a new quote", async () => {
    const service = await startEmployer();
    const user = userEvent.setup();
    const { errors } = renderPage(
      <QuoteConsentFlow
        prefill={{
          plan_id: healthPlan.id,
          coverage: groupSelections[healthPlan.id],
          cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
          starts_on: "2020-01-01",
        }}
      />,
      service,
    );
    expect(await screen.findByRole("radio", { name: /Anchor Modular Health/ })).toBeChecked();
    await press(user, "Continue");
    await title("Set the group’s cover");
    expect(screen.getByRole("radio", { name: "National network" })).toBeChecked();
    await press(user, "Continue");
    await title("Share the cost");
    expect(screen.getByLabelText("Your share")).toHaveValue("80");
    await press(user, "Continue");
    await title("Check your request");
    expect(service.network.sent("CreateGroupQuoteIntent")).toHaveLength(0);
    expect(new Set(errors.map(({ message }) => message))).toEqual(
      new Set(["Enrolkit: prefill is left out where it is not valid: starts_on."]),
    );
  });
});

describe("the next person of a prefill", () => {
  it("has the fields that are valid; the others are named, without what is in them", () => {
    const input = { ...partner, date_of_birth: "2030-01-01", relationship_type: "cousin" as "other" };
    expect(nextPerson([input], [], "2026-12-01")).toEqual({
      person: { first_name: "Sam", last_name: "Ellery", sex_at_birth: "male" },
      ignored: ["people[0].date_of_birth", "people[0].relationship_type"],
    });
  });

  it("is none once all are on file", () => {
    expect(nextPerson([partner], [partner], "2026-12-01").person).toBeUndefined();
    expect(nextPerson(undefined, [partner], "2026-12-01").person).toBeUndefined();
  });

  it.each([
    ["first name", { first_name: "Samuel" }],
    ["last name", { last_name: "Elleray" }],
    ["date of birth", { date_of_birth: "1989-01-02" }],
  ])("is not one whose %s was corrected on the way to the file", (_, corrected) => {
    const onFile = [{ ...partner, ...corrected }];
    expect(nextPerson([partner], onFile, "2026-12-01").person).toBeUndefined();
    expect(nextPerson([partner, daughter], onFile, "2026-12-01").person).toEqual(daughter);
  });

  it("is the other one of twins", () => {
    const twin = { ...daughter, first_name: "Ada" };
    expect(nextPerson([daughter, twin], [daughter], "2026-12-01").person).toEqual(twin);
    expect(nextPerson([daughter, twin], [twin], "2026-12-01").person).toEqual(daughter);
    expect(nextPerson([daughter, twin], [{ ...daughter, first_name: "Idda" }], "2026-12-01").person).toEqual(
      twin,
    );
  });
});
