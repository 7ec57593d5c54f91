import type { CostSharingConfiguration, CostSharingType } from "@enrolkit/types";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { createFormat } from "../../messages/format.ts";
import { catalogue, groupSelections, healthPlan, lifePlan, planNamed } from "../../testing/catalogue.ts";
import { renderQuote } from "../../testing/render-quote.tsx";
import { CostSharingEditor, type CostSharingEditorProps } from "./CostSharingEditor.tsx";

const gulf = planNamed("Pearl");
const japan = planNamed("みず");
const percent = (percentage: number): CostSharingConfiguration => ({
  type: "percentage",
  percentage: { percentage },
});
const listener = () => vi.fn<(sharing: CostSharingConfiguration | null) => void>();
const editor = (props: Partial<CostSharingEditorProps> = {}) => (
  <CostSharingEditor plan={healthPlan} startsOn="2027-01-01" defaultValue={null} {...props} />
);
const card = (name: RegExp | string) => screen.getByRole("radio", { name });
/** What the chosen way, or another, comes to for each family. */
const examples = async (name?: string): Promise<(string | null | undefined)[][]> => {
  const cells = await waitFor(() => {
    const radio = screen.getByRole("radio", name === undefined ? { checked: true } : { name });
    const found = Array.from(radio.closest("tr")?.querySelectorAll<HTMLElement>("td:has(dd)") ?? []);
    if (found.length === 0) throw new Error("no examples yet");
    return found;
  });
  const families = screen.getAllByRole("columnheader");
  return cells.map((cell, index) => [
    families[index]?.textContent,
    ...Array.from(cell.querySelectorAll("dd"), ({ textContent }) => textContent),
  ]);
};

describe("sharing the cost", () => {
  it.each(catalogue.plans.map((plan) => [plan.name, plan] as const))(
    "offers what %s allows, each as a sentence",
    (_, plan) => {
      renderQuote(editor({ plan }));
      const offered = screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value);
      expect(offered.toSorted()).toEqual(plan.supported_cost_sharing_types.toSorted());
      expect(screen.getAllByRole("rowheader", { name: /^You pay/ })).toHaveLength(offered.length);
    },
  );

  it("says what to do before anything is chosen, and shows what is typed", async () => {
    const { user } = renderQuote(editor());
    expect(screen.getByRole("group", { name: "Who pays?" })).toHaveAccessibleDescription(
      "Choose how to share the monthly cost. The examples show what each side pays.",
    );
    await user.click(card("You pay for the employee and a set number of dependents"));
    expect(screen.getByLabelText("Adults, a partner included")).toHaveAccessibleDescription("For example, 1");
    expect(screen.getByLabelText("Children")).toHaveAccessibleDescription("For example, 2");
  });

  it("passes over a type that is not known yet", () => {
    const plan = {
      ...healthPlan,
      supported_cost_sharing_types: ["lottery", "full_coverage"] as CostSharingType[],
    };
    renderQuote(editor({ plan }));
    expect(screen.getAllByRole("radio")).toHaveLength(1);
  });

  it("says what it means for three families as it is typed, and says it aloud once", async () => {
    const onChange = listener();
    const { user } = renderQuote(editor({ onChange, groupSelections: groupSelections[healthPlan.id] ?? [] }));
    await user.click(card("You pay a percentage"));
    expect(onChange).toHaveBeenLastCalledWith(null);
    await user.type(screen.getByLabelText("Your share"), "80");
    expect(onChange).toHaveBeenLastCalledWith(percent(80));
    // 86.43 for an adult, 31.29 for a child, 36.05 of group choices for each: 122.48, 244.96, 379.64 in all.
    expect(await examples()).toEqual([
      ["An employee alone", "£97.98", "£24.50"],
      ["A couple", "£195.97", "£48.99"],
      ["A couple with two children", "£303.71", "£75.93"],
    ]);
    await user.clear(screen.getByLabelText("Your share"));
    expect(onChange).toHaveBeenLastCalledWith(null);
    // Without terms of its own the row shows an example again, and says which.
    expect(card("You pay a percentage")).toHaveAccessibleDescription(/Shown: 75%\.$/);
    expect(document.querySelector(".ek-examples")).toBeNull();
  });

  it("shows every way side by side, with what each would come to", async () => {
    renderQuote(editor());
    expect(await examples("You pay everything")).toEqual([
      ["An employee alone", "£86.43", "£0.00"],
      ["A couple", "£172.86", "£0.00"],
      ["A couple with two children", "£235.44", "£0.00"],
    ]);
    expect((await examples("You pay up to a fixed amount a month"))[0]).toEqual([
      "An employee alone",
      "£86.00",
      "£0.43",
    ]);
    expect(card("You pay up to a family size")).toHaveAccessibleDescription(
      /Shown: the employee and a partner\.$/,
    );
  });

  it("takes the share from the slider too, and shows on it what is typed", async () => {
    const onChange = listener();
    const { user } = renderQuote(editor({ onChange, defaultValue: percent(50) }));
    const slider = screen.getByRole("slider", { name: "Your share as a slider" });
    expect(slider).toHaveValue("50");
    fireEvent.change(slider, { target: { value: "65" } });
    expect(onChange).toHaveBeenLastCalledWith(percent(65));
    const field = screen.getByLabelText("Your share");
    expect(field).toHaveValue("65");
    await user.clear(field);
    // What cannot be shown leaves it where it was.
    expect(slider).toHaveValue("65");
    await user.type(field, "30");
    expect(slider).toHaveValue("30");
    expect(slider).toHaveAttribute("aria-valuetext", "You pay 30%");
  });

  it("says a change aloud", async () => {
    const { user } = renderQuote(editor({ defaultValue: percent(50) }));
    await examples();
    const said = () => document.querySelector(".ek-examples output")?.textContent;
    expect(said()).toBe("");
    await user.type(screen.getByLabelText("Your share"), "{Backspace}{Backspace}100");
    await user.clear(screen.getByLabelText("Your share"));
    await user.type(screen.getByLabelText("Your share"), "7");
    await examples();
    await user.type(screen.getByLabelText("Your share"), "0");
    await waitFor(() =>
      expect(said()).toBe("A couple with two children: you pay £164.81, the employee £70.63."),
    );
  });

  it("takes percentages in any digits, and whole ones alone", async () => {
    const onChange = listener();
    const { user } = renderQuote(editor({ onChange, defaultValue: percent(40) }));
    const field = screen.getByLabelText("Your share");
    for (const [text, percentage] of [
      ["٤٠", 40],
      ["100 %", 100],
      ["0", 0],
    ] as const) {
      await user.clear(field);
      await user.type(field, text);
      expect(onChange).toHaveBeenLastCalledWith(percent(percentage));
    }
    for (const wrong of ["101", "-1", "12.5", "half"]) {
      await user.clear(field);
      await user.type(field, wrong);
      expect(onChange).toHaveBeenLastCalledWith(null);
      expect(field).toHaveAccessibleDescription("Enter a whole number from 0 to 100, such as 50");
    }
  });

  it.each([
    [gulf, "25.505", 25.505, "0.0001", "Enter no more than 3 decimals, such as KWD 150.000"],
    [japan, "1,500", 1500, "0.5", "Enter a whole amount, such as JP¥15,000"],
    [healthPlan, "£1,234.5", 1234.5, "1.005", "Enter no more than 2 decimals, such as £150.00"],
    [healthPlan, "0.01", 0.01, "0", "Enter an amount above 0, such as £150.00"],
  ])("of %# takes the amounts that its currency has", async (plan, text, amount, wrong, fix) => {
    const onChange = listener();
    const { user } = renderQuote(editor({ plan, onChange }));
    await user.click(card("You pay up to a fixed amount a month"));
    const field = screen.getByLabelText(/^Amount a month/);
    await user.type(field, text);
    expect(onChange).toHaveBeenLastCalledWith({
      type: "fixed_amount",
      fixed_amount: { monthly_amount: amount },
    });
    expect(field).toHaveValue(text);
    await user.clear(field);
    await user.type(field, wrong);
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(fix.replace("KWD ", "KWD\u00a0")));
  });

  it("asks for people, flags and families", async () => {
    const onChange = listener();
    const { user } = renderQuote(editor({ onChange }));
    await user.click(card("You pay for the employee and a set number of dependents"));
    await user.type(screen.getByLabelText("Adults, a partner included"), "1");
    await user.type(screen.getByLabelText("Children"), "2");
    expect(onChange).toHaveBeenLastCalledWith({
      type: "member_count",
      member_count: { adults: 1, children: 2 },
    });

    await user.click(card("You pay for the employee and a percentage for their family"));
    await user.click(screen.getByRole("checkbox", { name: "Partner" }));
    await user.type(screen.getByLabelText("Your share"), "50");
    expect(onChange).toHaveBeenLastCalledWith({
      type: "member_selection_percentage_based",
      member_selection_percentage_based: { partner: true, children: false, percentage: 50 },
    });

    // What was said of the members stays while other types are compared.
    await user.click(card("You pay for the employee and chosen family members"));
    expect(onChange).toHaveBeenLastCalledWith({
      type: "member_selection",
      member_selection: { partner: true, children: false },
    });

    await user.click(card("You pay up to a family size"));
    expect(onChange).toHaveBeenLastCalledWith(null);
    await user.click(card("The employee and children"));
    expect(onChange).toHaveBeenLastCalledWith({
      type: "family_type",
      family_type: { type: "single_with_children" },
    });

    await user.click(card("You pay everything"));
    expect(onChange).toHaveBeenLastCalledWith({ type: "full_coverage" });
  });

  it("shows a sharing that the host has, and follows another one", async () => {
    const { show } = renderQuote(editor({ value: percent(80) }));
    expect(screen.getByLabelText("Your share")).toHaveValue("80");
    show(editor({ value: { type: "fixed_amount", fixed_amount: { monthly_amount: 150.5 } } }));
    expect(screen.getByLabelText(/^Amount a month/)).toHaveValue("150.50");
    show(editor({ value: null }));
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  });

  it("keeps what is typed while the value means the same", async () => {
    function Host() {
      const [value, setValue] = useState<CostSharingConfiguration | null>(null);
      return editor({ value, onChange: setValue });
    }
    const { user } = renderQuote(<Host />);
    await user.click(card("You pay up to a fixed amount a month"));
    const field = screen.getByLabelText(/^Amount a month/);
    await user.type(field, "12.");
    expect(field).toHaveValue("12.");
    await user.type(field, "5");
    expect(field).toHaveValue("12.5");
  });

  it("shows an employee alone where no one else can be covered", async () => {
    renderQuote(editor({ plan: lifePlan, defaultValue: { type: "full_coverage" } }));
    expect(await examples()).toEqual([["An employee alone", "£12.30", "£0.00"]]);
    expect(screen.queryByText(/Adults aged/)).toBeNull();
  });
});

describe("what is to be fixed", () => {
  it("is said after an attempt to go on, and leads to the field", async () => {
    const { user, show } = renderQuote(editor({ attempt: 1 }));
    await user.click(screen.getByRole("button", { name: "Choose who pays" }));
    expect(card("You pay everything")).toHaveFocus();
    await user.click(card("You pay for the employee and a set number of dependents"));
    show(editor({ attempt: 2 }));
    const line = screen.getByText("Fix 2 answers to continue");
    expect(line.parentElement).toHaveFocus();
  });

  it("never takes focus while the person types", async () => {
    const { user } = renderQuote(editor({ attempt: 1, defaultValue: percent(50) }));
    const field = screen.getByLabelText("Your share");
    await user.type(field, "0x");
    expect(field).toHaveFocus();
    expect(field).toHaveValue("500x");
    expect(field).toBeInvalid();
  });

  it("is the service's word until something changes", async () => {
    const errors = {
      "$.items[0].levels[1].cost_sharing.percentage.percentage": ["The insurer takes 50 or more."],
    };
    const { user } = renderQuote(editor({ defaultValue: percent(40), errors, unsummarised: true }));
    const field = screen.getByLabelText("Your share");
    expect(field).toHaveAccessibleDescription("The insurer takes 50 or more.");
    await user.type(field, "{Backspace}5");
    expect(field).not.toHaveAccessibleDescription();
  });

  it("speaks Arabic", async () => {
    renderQuote(editor({ plan: gulf, defaultValue: percent(50) }), "ar");
    expect(screen.getByText("من يدفع؟")).toBeVisible();
    const [alone] = await examples();
    expect(alone?.[1]).toBe(createFormat("ar").money(10.688, "kwd"));
  });
});
