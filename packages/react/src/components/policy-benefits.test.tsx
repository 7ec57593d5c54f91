import type { PlanDocument, PolicyEnrolment } from "@enrolkit/types";
import { narrowCoverage } from "@enrolkit/rules";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { catalogue, choose, healthPlan, planNamed } from "../testing/catalogue.ts";
import { costOf } from "../testing/costs.ts";
import { renderIn } from "../testing/render-in.tsx";
import { ChosenCover } from "./ChosenCover/ChosenCover.tsx";
import { DocumentList } from "./DocumentList/DocumentList.tsx";
import { EnrolmentSummary } from "./EnrolmentSummary/EnrolmentSummary.tsx";
import { PlanHeader } from "./PlanHeader/PlanHeader.tsx";

const chosen = narrowCoverage(
  healthPlan.coverage_configurations,
  choose(healthPlan, {
    "Core cover": ["Treatment and diagnostics", "Standard out-patient"],
    "Cancer cover": ["Comprehensive", "With treatment at home"],
    "Wellbeing choices": ["Eye test", "Gym contribution"],
  }),
);
const provider = {
  name: "Harbour Mutual",
  logo_url: "http://plain.example/logo.svg",
  support_phone_number: "+442079460120",
};

function enrolment(plan = healthPlan, more: Partial<PolicyEnrolment> = {}): PolicyEnrolment {
  return {
    type: plan.benefit_type,
    estimated_effective_from: "2027-01-01",
    provider: { id: "pr_1", description: "", ...provider },
    plan: { ...plan, coverage_options: chosen },
    pricing: plan.pricing,
    cost: costOf(53.1, 212.4),
    facts: { employees_count: 3, members_count: 1, industry: null },
    term_ends_on: "2027-12-31",
    ...more,
  };
}

describe("chosen cover", () => {
  it("names what was chosen, nested options with their parent, the employer's choices collapsed", () => {
    const { container } = renderIn(<ChosenCover coverages={chosen} />);
    const text = Array.from(
      container.querySelectorAll("dt"),
      (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
    );
    expect(text).toEqual([
      "Cancer cover: Comprehensive (With treatment at home)",
      "Wellbeing choices: Gym contribution, Eye test",
      "Core cover: Treatment and diagnostics (Standard out-patient)",
    ]);
    const employers = screen.getByText("Treatment and diagnostics (Standard out-patient)");
    expect(employers).not.toBeVisible();
    expect(employers.closest("details")).toHaveTextContent(/^Also covered, chosen by your employer/);
  });

  it("shows what the employer chose where that is all", () => {
    renderIn(<ChosenCover coverages={chosen?.filter(({ scope }) => scope === "group_policy")} />);
    expect(screen.getByText("Chosen by your employer")).toBeVisible();
    expect(screen.getByText("Treatment and diagnostics (Standard out-patient)")).toBeVisible();
  });

  it("keeps apart what was chosen for others", () => {
    const coverages = narrowCoverage(
      healthPlan.coverage_configurations,
      choose(healthPlan, { "Optical level": ["Basic"], "Cancer cover": ["Comprehensive"] }),
    );
    const { container } = renderIn(<ChosenCover coverages={coverages} />);
    expect(container.textContent).toMatch(
      /^Cancer cover ComprehensiveYour family’s choicesOptical level Basic$/,
    );
  });

  it("says so where there was nothing to choose", () => {
    renderIn(<ChosenCover coverages={null} />);
    expect(screen.getByText("Standard cover")).toBeVisible();
  });
});

describe("documents", () => {
  it("say what kind they are, unknown kinds too, and link over https only", () => {
    const odd: PlanDocument[] = [
      { title: "A hologram", link: "https://docs.example/x", type: "hologram" },
      { title: "Odd", link: "https://docs.example/x", type: "constructor" },
      { title: "Plain", link: "http://docs.example/x" },
      { title: "Script", link: "javascript:alert(1)" },
    ];
    renderIn(<DocumentList documents={[...healthPlan.documents, ...odd]} />);
    const items = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(items[0]).toMatch(/^Anchor Modular: insurance product information .*Product information$/);
    expect(items.slice(-4)).toEqual([
      "A hologram (opens in a new tab) Document",
      "Odd (opens in a new tab) Document",
      "Plain Document",
      "Script Document",
    ]);
    expect(screen.getAllByRole("link")).toHaveLength(healthPlan.documents.length + 2);
  });

  it("are collapsed under how many they are, where that is asked for", () => {
    const [first, second] = healthPlan.documents;
    renderIn(<DocumentList documents={[first!, second!]} collapsed />);
    expect(screen.getByText("Documents (2)")).toBeVisible();
    expect(screen.getByText(first!.title)).not.toBeVisible();
    expect(screen.queryByRole("heading")).toBeNull();
  });
});

describe("the plan's header", () => {
  it.each(catalogue.plans.map((plan) => [plan.name, plan] as const))(
    "shows %s, initials where no logo loads",
    (_, plan) => {
      const { container } = renderIn(
        <PlanHeader type={plan.benefit_type} plan={plan} provider={provider} effectiveFrom="2027-01-01" />,
      );
      expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(plan.name);
      expect(container.querySelector(".ek-logo")).toHaveTextContent("HM");
      expect(screen.getByRole("link", { name: "Call +44 20 7946 0120" })).toBeVisible();
      expect(screen.getByText("Cover starts on 1 January 2027")).toBeVisible();
    },
  );

  it("writes the telephone number as people do where the reader is", () => {
    renderIn(<PlanHeader type="life_assurance" plan={{ name: "Life" }} provider={provider} country="gb" />);
    expect(screen.getByRole("link", { name: "Call 020 7946 0120" })).toHaveAttribute(
      "href",
      "tel:+442079460120",
    );
  });

  it("has a word for benefits that come later", () => {
    renderIn(<PlanHeader type="pet_insurance" plan={{ name: "Paws" }} provider={{ name: "Vet" }} />);
    expect(screen.getByText("Cover from Vet")).toBeVisible();
  });
});

describe("the summary", () => {
  const member = (
    id: string,
    first_name: string,
    last_name: string,
    member_type: string,
    coverage_selections: unknown[] = [],
  ) => ({ id, first_name, last_name, member_type, coverage_selections }) as never;
  const members = [
    member("pm_0", "Ines", "Okafor", "policyholder"),
    member("pm_1", "أحمد", "الكندري", "child_dependant"),
    member("pm_2", "Kim", "Okafor", "partner_dependant"),
    member("pm_3", "Lee", "Okafor", "godchild"),
  ];

  it("says for each policy who, from when, what, how much and who can help", async () => {
    const onPrint = vi.fn<() => void>();
    const policies = [
      { ...enrolment(healthPlan, { id: "p_1", members }), member_number: "HM-1" },
      enrolment(planNamed("Anchor Life")),
    ];
    const { user } = renderIn(<EnrolmentSummary policies={policies} onPrint={onPrint} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "Anchor Modular Health",
      "Anchor Life Promise",
      "You pay",
    ]);
    expect(screen.getAllByText("£106.20").length, "both policies together").toBeGreaterThan(0);
    expect(screen.getAllByText("Member number").map((label) => label.parentElement?.textContent)).toEqual([
      "Member numberHM-1",
    ]);
    expect(screen.queryByText("p_1")).toBeNull();
    expect(screen.getAllByText("31 December 2027")).toHaveLength(2);
    const covered = within(screen.getAllByRole("list")[0]!).getAllByRole("listitem");
    expect(covered.map((item) => item.textContent)).toEqual([
      "Ines Okafor",
      "\u2068أحمد الكندري\u2069 Child",
      "Kim Okafor Partner",
      "Lee Okafor Someone else",
    ]);
    await user.click(screen.getByRole("button", { name: "Print or save as PDF" }));
    expect(onPrint).toHaveBeenCalledOnce();
  });

  describe("of choices of one member alone", () => {
    const optical = (...levels: string[]) => choose(healthPlan, { "Optical level": levels });
    const policy = (members?: never[]) =>
      enrolment(healthPlan, {
        ...(members && { members }),
        plan: {
          ...healthPlan,
          coverage_options: narrowCoverage(healthPlan.coverage_configurations, [
            ...choose(healthPlan, { "Cancer cover": ["Comprehensive"] }),
            ...optical("Basic", "Plus"),
          ]),
        },
      });
    const shared = () => screen.queryByText("Your family’s choices");

    it("says under each name what they have, also for two of one name", () => {
      const members = [
        member("pm_0", "Ines", "Okafor", "policyholder"),
        member("pm_1", "Kim", "Okafor", "child_dependant", optical("Basic")),
        member("pm_2", "Kim", "Okafor", "child_dependant", optical("Plus")),
      ];
      renderIn(<EnrolmentSummary policies={[policy(members)]} />);
      const [people] = screen.getAllByRole("list");
      expect(
        within(people!)
          .getAllByRole("listitem")
          .map((item) => item.textContent),
      ).toEqual([
        "Ines Okafor",
        "Kim Okafor (1) ChildOptical level Basic",
        "Kim Okafor (2) ChildOptical level Plus",
      ]);
      expect(shared()).toBeNull();
    });

    it("says what a member of the family has nothing of, where the plans are known", () => {
      const members = [
        member("pm_0", "Ines", "Okafor", "policyholder"),
        member("pm_1", "Kim", "Okafor", "child_dependant", optical("None")),
      ];
      renderIn(<EnrolmentSummary policies={[policy(members)]} plans={[healthPlan]} />);
      expect(screen.getByText("Ines Okafor").closest("li")).toHaveTextContent(/^Ines Okafor$/);
      expect(screen.getByText("Kim Okafor").closest("li")).toHaveTextContent(
        "Kim Okafor ChildDental NoneOptical level None",
      );
    });

    it("says that they are others' where no one is listed yet", async () => {
      const { user } = renderIn(<EnrolmentSummary policies={[policy()]} />);
      await user.click(screen.getByText("Your choices"));
      expect(shared()).toBeVisible();
    });
  });

  it("says who receives the benefit of life cover, and collapses the documents", () => {
    const life = enrolment(planNamed("Anchor Life"));
    renderIn(
      <EnrolmentSummary
        policies={[enrolment(), life]}
        beneficiaries={{ [life.plan.id]: <p className="ek-text">Robin Ek 100%</p> }}
      />,
    );
    const rows = screen.getAllByText("Beneficiaries").map((label) => label.parentElement?.textContent);
    expect(rows).toEqual(["BeneficiariesRobin Ek 100%"]);
    expect(screen.getAllByText(/^Documents \(\d\)$/)).toHaveLength(2);
  });

  it("leaves telephone numbers to pages that have them", () => {
    const { unmount } = renderIn(<EnrolmentSummary policies={[enrolment()]} />);
    expect(screen.getByRole("link", { name: /^Call / })).toBeVisible();
    unmount();
    renderIn(<EnrolmentSummary policies={[enrolment()]} support={false} />);
    expect(screen.queryByRole("link", { name: /^Call / })).toBeNull();
  });

  it("shows one’s own choices on request", async () => {
    const { user } = renderIn(<EnrolmentSummary policies={[enrolment()]} />);
    expect(screen.getByText("Gym contribution, Eye test")).not.toBeVisible();
    await user.click(screen.getByText("Your choices"));
    expect(screen.getByText("Gym contribution, Eye test")).toBeVisible();
  });

  it("leaves printing to pages that do not want it", () => {
    renderIn(<EnrolmentSummary policies={[enrolment()]} onPrint={null} />);
    expect(screen.queryByRole("button", { name: "Print or save as PDF" })).toBeNull();
  });
});
