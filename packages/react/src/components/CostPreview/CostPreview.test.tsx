import { act, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { costOf } from "../../testing/costs.ts";
import { renderIn } from "../../testing/render-in.tsx";
import { Frame } from "../Frame/Frame.tsx";
import { CostPreview, type CostPreviewProps } from "./CostPreview.tsx";

const health = { id: "health", name: "Anchor", cost: costOf(53.1, 212.4), taxName: "Insurance Premium Tax" };
const life = { id: "life", name: "Promise", cost: costOf(0, 12.3, { untaxed: true }) };
const preview = (props: Partial<CostPreviewProps> = {}) => <CostPreview policies={[health]} {...props} />;
const lines = () =>
  screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("the cost preview", () => {
  it("says who pays what of a month, and the tax inside", () => {
    renderIn(preview());
    expect(lines()).toEqual([
      ["Your employer pays", "£212.40"],
      ["You pay", "£53.10"],
      ["Total", "£265.50"],
    ]);
    expect(screen.getByText("Insurance Premium Tax inside the total: £26.55")).toBeVisible();
  });

  it("adds up several policies exactly, and names each", () => {
    const pennies = Array.from({ length: 10 }, (_, index) => ({
      ...life,
      id: `${index}`,
      cost: costOf(0.1, 0.2),
    }));
    renderIn(preview({ policies: pennies }));
    expect(lines().map(([, amount]) => amount)).toEqual(["£2.00", "£1.00", "£3.00"]);
    expect(screen.getAllByText(/Promise/)).toHaveLength(10);
  });

  it.each([
    [48.85, "£4.25 a month more than before"],
    [60, "£6.90 a month less than before"],
    [53.1, "No change from before"],
  ])("says the change from %d", (before, words) => {
    renderIn(preview({ before }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it("sets relief against it", () => {
    const share = { employee_contribution: -12.5, employer_contribution: -4.17, total: -16.67 };
    const tax_relief = { name: "Relief at source", monthly: share, term: share };
    renderIn(
      preview({
        policies: [{ ...health, cost: costOf(40, 20, { currency: "eur", tax_relief, untaxed: true }) }],
      }),
    );
    expect(screen.getByText("Relief at source: €16.67 a month back")).toBeVisible();
    expect(screen.queryByText(/inside the total/)).toBeNull();
  });

  it("says of quick changes the last one, politely, once, and nothing at first", () => {
    vi.useFakeTimers();
    const { show } = renderIn(preview());
    const said: string[] = [];
    const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
    const status = screen.getByRole("status");
    const observer = new MutationObserver(() => undefined);
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    const changes = () => {
      if (observer.takeRecords().length > 0) said.push(status.textContent);
      return said;
    };
    pass(5000);
    show(preview({ policies: [health, life] }));
    pass(5000);
    expect(changes()).toEqual([]);
    for (const amount of [53.2, 54, 55, 56, 57.35]) {
      show(preview({ policies: [{ ...health, cost: costOf(amount, 212.4) }] }));
      pass(300);
      expect(changes()).toEqual([]);
    }
    pass(1000);
    expect(changes()).toEqual(["You now pay £57.35 a month."]);
    show(preview({ policies: [{ ...health, cost: costOf(60, 212.4) }] }));
    pass(300);
    show(preview({ policies: [{ ...health, cost: costOf(57.35, 212.4) }] }));
    pass(5000);
    expect(changes(), "back where it was").toHaveLength(1);
    observer.disconnect();
    vi.useRealTimers();
  });

  it("draws the employer's part, without a style attribute of the page's making", () => {
    const { container } = renderIn(preview());
    const bar = container.querySelector<HTMLElement>(".ek-share-bar");
    expect(bar?.style.getPropertyValue("--_part")).toBe("80%");
    expect(bar).toHaveAttribute("aria-hidden", "true");
  });

  it("opens as a bar inside a frame", async () => {
    const { user } = renderIn(<Frame aside={preview()}>Text</Frame>);
    const aside = within(screen.getByRole("complementary"));
    const toggle = aside.getByRole("button", { name: "Show cost details" });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
  });

  it.each([
    ["jpy", "JP¥265"],
    ["kwd", "KWD\u00a0265.000"],
    ["uyw", "UYW\u00a0265.0000"],
  ])("writes %s with its own decimals", (currency, total) => {
    renderIn(preview({ policies: [{ ...health, cost: costOf(53, 212, { currency, untaxed: true }) }] }));
    expect(lines().at(-1)).toEqual(["Total", total]);
  });

  it("shows nothing where there is no policy", () => {
    const { container } = renderIn(preview({ policies: [] }));
    expect(container.querySelector(".ek-cost")).toBeNull();
  });

  it("speaks Arabic", () => {
    renderIn(preview(), { locale: "ar" });
    expect(screen.getByText("المجموع")).toBeVisible();
  });
});
