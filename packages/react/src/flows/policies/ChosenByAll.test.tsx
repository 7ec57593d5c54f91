import { narrowCoverage } from "@enrolkit/rules";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { policiesEn } from "../../messages/en/policies.ts";
import { PoliciesTexts } from "../../messages/PartTexts.tsx";
import { PoliciesRoot } from "../../components/PartRoot/PartRoot.tsx";
import { choose, healthPlan } from "../../testing/catalogue.ts";
import { erik, maya, policyOf } from "../../testing/policies.ts";
import { renderIn } from "../../testing/render-in.tsx";
import { ChosenByAll } from "./ChosenByAll.tsx";

const own = choose(healthPlan, { "Excess for each person": ["£250"] });
const eriks = choose(healthPlan, { "Optical level": ["Basic"] });
const employers = choose(healthPlan, { "Core cover": ["Treatment and diagnostics"] });
const members = [maya, { ...erik, coverage_selections: eriks }];
const stays = "Your own choices stay the same until the policy year ends on 30 November 2027.";

function show(chosen: typeof own, isOver = false) {
  const coverages = narrowCoverage(healthPlan.coverage_configurations, chosen) ?? [];
  return renderIn(
    <PoliciesTexts messages={policiesEn}>
      <PoliciesRoot>
        <ChosenByAll policy={policyOf({ members })} plan={healthPlan} coverages={coverages} isOver={isOver} />
      </PoliciesRoot>
    </PoliciesTexts>,
  );
}

describe("what was chosen", () => {
  it("is shown for all and for each member, and until when one’s own choices stay", () => {
    show([...own, ...eriks]);
    expect(screen.getByText("£250")).toBeVisible();
    expect(screen.getByText("Basic").closest("li")).toHaveTextContent(
      "Erik LindqvistDental NoneOptical level Basic",
    );
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByText(stays)).toBeVisible();
  });

  it("does not speak of choices where the employer has made them all, or of cover that has ended", () => {
    const { unmount } = show([...employers, ...eriks]);
    expect(screen.queryByText(stays)).toBeNull();
    unmount();
    show(own, true);
    expect(screen.queryByText(stays)).toBeNull();
  });
});
