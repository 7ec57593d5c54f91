import type { Plan } from "@enrolkit/types";
import { screen, within } from "@testing-library/react";
import * as fc from "fast-check";
import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { catalogue, healthPlan, lifePlan, planNamed } from "../../testing/catalogue.ts";
import { renderQuote } from "../../testing/render-quote.tsx";
import { PlanChoice, type PlanChoiceProps } from "./PlanChoice.tsx";
import { differingRows } from "./plan-facts.ts";

const { plans, providers } = catalogue;
const choice = (props: Partial<PlanChoiceProps> = {}) => (
  <PlanChoice plans={plans} providers={providers} value={null} onChange={() => undefined} {...props} />
);
/** The text under a label, plan by plan. */
const row = (label: RegExp) =>
  screen.getAllByText(label).map((text) => text.closest("dt")?.nextElementSibling?.textContent);

describe("the choice of a plan", () => {
  it("shows every plan of the catalogue with its insurer, price, cover and documents", () => {
    renderQuote(choice());
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual(
      plans.map(({ id }) => id),
    );
    expect(screen.getByRole("radio", { name: "Anchor Modular Health" })).toHaveAccessibleDescription(
      /Health insurance from Harbour Mutual/,
    );
    expect(row(/^For an employee alone/)).toEqual([
      "£86.43 a month before options",
      "€139.58 a month before options",
      "€118.40 a month before options",
      "JP¥4,985 a month before options",
      "KWD\u00a021.375 a month before options",
      "£12.30 a month before options",
    ]);
    expect(row(/^Tax in the price/)[0]).toBe("Insurance Premium Tax, 12%");
    expect(row(/^Who can join/).at(-1)).toBe("Employees");
    expect(row(/^You choose for the group/)[2]).toBe("Nothing to choose");
    expect(screen.getAllByRole("link")).toHaveLength(plans.flatMap(({ documents }) => documents).length);
  });

  it("is one plan at a time", async () => {
    const onChange = vi.fn<(id: string) => void>();
    const { user } = renderQuote(choice({ value: healthPlan.id, onChange }));
    expect(screen.getByRole("radio", { checked: true })).toHaveAttribute("value", healthPlan.id);
    await user.click(screen.getByRole("radio", { name: "Anchor Life Promise" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(lifePlan.id);
  });

  it("marks what differs, in words, and nothing where plans are alike or none is compared", () => {
    const dearer: Plan = {
      ...healthPlan,
      id: "pl_2",
      name: "Dearer",
      tax: { name: "Other", rate_percent: 9 },
    };
    const { show } = renderQuote(choice({ plans: [healthPlan, dearer] }));
    expect(screen.getAllByText("differs")).toHaveLength(2);
    expect(screen.getAllByText("differs")[0]?.closest("dt")).toHaveTextContent("Tax in the price differs");
    show(choice({ plans: [healthPlan, dearer], compare: false }));
    expect(screen.queryByText("differs")).toBeNull();
    show(choice({ plans: [healthPlan] }));
    expect(screen.queryByText(/differs/)).toBeNull();
  });

  it("takes documents of any kind, and links to https alone", () => {
    const plan: Plan = {
      ...healthPlan,
      documents: [
        { title: "Hologram", link: "https://docs.example/h", type: "hologram" },
        { title: "Plain", link: "http://docs.example/p", type: "ipid" },
      ],
    };
    renderQuote(choice({ plans: [plan] }));
    expect(screen.getByText("Document")).toBeVisible();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Hologram (opens in a new tab)",
    ]);
  });

  it("takes benefits, pricing and insurers that it does not know", () => {
    const plan = {
      ...healthPlan,
      benefit_type: "pet_insurance" as never,
      pricing: { type: "auction" } as never,
      provider_id: "pr_none",
    };
    renderQuote(choice({ plans: [plan] }));
    expect(screen.getByRole("radio")).toHaveAccessibleDescription("Cover");
    expect(row(/^For an employee alone/)).toEqual(["–"]);
  });

  it("says what stops the person from going on, at its first plan", () => {
    const first = createRef<HTMLInputElement>();
    renderQuote(choice({ error: "Choose a plan to continue", inputRef: first }));
    expect(within(screen.getByRole("group")).getByText("Choose a plan to continue")).toBeVisible();
    expect(first.current).toBe(screen.getAllByRole("radio")[0]);
  });

  it("speaks Arabic", () => {
    renderQuote(choice({ plans: [planNamed("Pearl")] }), "ar");
    expect(screen.getByText("اختر خطة")).toBeVisible();
  });
});

describe("what differs", () => {
  it("is nothing between a plan and itself, and the same whatever the order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(plans, { minLength: 1 }), (some) => {
        const [one] = some;
        expect(differingRows([one!, { ...one!, id: "pl_x", name: "Another name" }])).toEqual([]);
        expect(differingRows(some.toReversed())).toEqual(differingRows(some));
      }),
    );
  });
});
