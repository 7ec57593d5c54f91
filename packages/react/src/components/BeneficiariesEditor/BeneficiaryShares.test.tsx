import type { PolicyBeneficiaryInput } from "@enrolkit/types";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { policiesEn } from "../../messages/en/policies.ts";
import { PoliciesTexts } from "../../messages/PartTexts.tsx";
import { renderIn } from "../../testing/render-in.tsx";
import { accessibilityProblems } from "../../testing/axe.ts";
import { BeneficiaryShares } from "./BeneficiaryShares.tsx";

const sam = { id: "ap_1", first_name: "Sam", last_name: "Ellery", date_of_birth: "1987-09-30" };
const people = [
  { ...sam, relationship_type: "spouse" as const },
  { ...sam, id: "ap_2", date_of_birth: "2018-03-27", relationship_type: "child" as const },
];
const share = (more: Partial<PolicyBeneficiaryInput>): PolicyBeneficiaryInput => ({
  kind: "person",
  share_percent: 100,
  order: "primary",
  ...more,
});

const show = (beneficiaries: readonly PolicyBeneficiaryInput[]) =>
  renderIn(
    <PoliciesTexts messages={policiesEn}>
      <BeneficiaryShares beneficiaries={beneficiaries} people={people} />
    </PoliciesTexts>,
  );
const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

describe("the shares of beneficiaries", () => {
  it("say who, what they are, how much, and who comes after them", async () => {
    const { container } = show([
      share({ associated_person_id: "ap_1", share_percent: 62.5 }),
      share({ kind: "organisation", name: "Shelter", share_percent: 37.5 }),
      share({ kind: "estate", order: "contingent" }),
    ]);
    expect(lines()).toEqual([
      "1Sam Ellery (30\u00a0September 1987) Spouse 62.5%",
      "2Shelter 37.5%",
      "Your estate 100%",
    ]);
    expect(screen.getByText("If none of them is alive")).toBeVisible();
    expect(
      screen.getByRole("img", { name: "Sam Ellery (30\u00a0September 1987) 62.5% and Shelter 37.5%" }),
    ).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("say that no one is named yet", () => {
    show([]);
    expect(screen.getByText("No one named yet")).toBeVisible();
  });

  it("call people by the name that the policy keeps, in the employee's own words for what they are", () => {
    show([
      share({ associated_person_id: "ap_1", name: "Sam Brown", share_percent: 50 }),
      share({
        associated_person_id: "ap_gone",
        name: "Nils Ellery",
        relationship: "Brother",
        share_percent: 50,
      }),
    ]);
    expect(lines()).toEqual(["1Sam Brown Spouse 50%", "2Nils Ellery Brother 50%"]);
  });

  it("need no picture for one", () => {
    const { container } = show([share({ kind: "estate" })]);
    expect(container.querySelector("svg")).toBeNull();
    expect(lines()).toEqual(["Your estate 100%"]);
  });

  it("leave what is not shared open, and a small part without the number that the list has", () => {
    const { container } = show([
      share({ kind: "estate", share_percent: 3 }),
      share({ kind: "organisation", name: "Shelter", share_percent: 47 }),
    ]);
    const parts = container.querySelectorAll('[data-ek-ring="part"]');
    expect(Array.from(parts, (part) => part.getAttribute("d"))).toEqual([
      expect.stringMatching(/^M50 21A29 29 0 0 1 \d/),
      // To half of the ring, less the gap.
      expect.stringMatching(/A29 29 0 0 1 52\.18 78\.92$/),
    ]);
    expect(Array.from(container.querySelectorAll("svg text"), ({ textContent }) => textContent)).toEqual([
      "2",
    ]);
  });
});
