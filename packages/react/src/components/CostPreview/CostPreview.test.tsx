import { act, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { costOf } from "../../testing/costs.ts";
import { renderIn } from "../../testing/render-in.tsx";
import { Frame } from "../Frame/Frame.tsx";
import { CostPreview, type CostPreviewProps } from "./CostPreview.tsx";
import { asRead } from "../../testing/unbroken.ts";

const health = { id: "health", name: "Anchor", cost: costOf(53.1, 212.4), taxName: "Insurance Premium Tax" };
const life = { id: "life", name: "Promise", cost: costOf(0, 12.3, { untaxed: true }) };
const preview = (props: Partial<CostPreviewProps> = {}) => <CostPreview policies={[health]} {...props} />;
const textOf = (term: Element) => [asRead(term.textContent), term.nextElementSibling?.textContent];
/** Who pays what of a month. */
const lines = () => Array.from(document.querySelectorAll(".ek-cost-body > dl:not(.ek-cost-list) dt"), textOf);
/** By person and benefit. */
const list = (container: Element) => Array.from(container.querySelectorAll(".ek-cost-list dt"), textOf);
const shareOf = (mine: number, theirs: number) => ({
  employee_contribution: mine,
  employer_contribution: theirs,
  total: mine + theirs,
});
const erik = {
  id: "ap_1",
  first_name: "Erik",
  last_name: "Holt",
  relationship_type: "spouse" as const,
  date_of_birth: "1988-01-02",
};

describe("the cost preview", () => {
  it("says who pays what of a month, and the tax inside", () => {
    renderIn(preview());
    expect(lines()).toEqual([
      ["Your employer pays", "£212.40"],
      ["You pay", "£53.10"],
      ["Total", "£265.50"],
    ]);
    expect(screen.getByText("Includes £26.55 Insurance Premium Tax")).toBeVisible();
  });

  it("has a line for each person and each benefit", () => {
    const members = [
      { person: null, ...shareOf(20.1, 80.4) },
      { person: erik, ...shareOf(20, 80) },
      { person: { id: "ap_2", relationship_type: "child" as const }, ...shareOf(13, 52) },
    ];
    const { container } = renderIn(
      preview({
        policies: [
          { ...health, members },
          { ...life, type: "life_assurance" },
        ],
      }),
    );
    expect(list(container)).toEqual([
      ["You", "£20.10 of £100.50"],
      ["Erik Holt", "£20.00 of £100.00"],
      ["Child", "£13.00 of £65.00"],
      ["Life assurance", "£0.00 of £12.30"],
    ]);
    expect(screen.getByText("Erik Holt")).toHaveAttribute("translate", "no");
  });

  it("names the plan beside people where two policies cover them, and distinguishes who has one name", () => {
    const twin = (id: string, date_of_birth: string) => ({ ...erik, id, date_of_birth });
    const members = [
      { person: null, ...shareOf(13.1, 52.4) },
      { person: twin("ap_1", "2020-01-02"), ...shareOf(20, 80) },
      { person: twin("ap_2", "2022-01-02"), ...shareOf(20, 80) },
    ];
    const { container } = renderIn(
      preview({
        policies: [
          { ...health, members },
          { ...health, id: "second", name: "Elm", members },
        ],
      }),
    );
    expect(list(container).map(([label]) => label)).toEqual([
      "You Anchor",
      "Erik Holt (2 January 2020) Anchor",
      "Erik Holt (2 January 2022) Anchor",
      "You Elm",
      "Erik Holt (2 January 2020) Elm",
      "Erik Holt (2 January 2022) Elm",
    ]);
  });

  it("leaves out people whose amounts are not those of the sum", () => {
    const members = [{ person: null, ...shareOf(50, 200) }];
    const { container } = renderIn(preview({ policies: [{ ...health, members }] }));
    expect(list(container)).toEqual([["Anchor", "£53.10 of £265.50"]]);
  });

  it("says that the employer pays all of it, where so", () => {
    renderIn(preview({ policies: [life] }));
    expect(screen.getByRole("heading", { name: "Your employer pays all of it" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "You pay" })).toBeNull();
  });

  it("has the sum to the end of the term one tap away", async () => {
    const dated = { ...health, endsOn: "2027-10-31" };
    const { user, container, show } = renderIn(
      preview({ policies: [dated, { ...life, endsOn: "2027-10-31" }] }),
    );
    const term = screen.getByText("Total to 31 October 2027");
    const details = container.querySelector("details")!;
    expect(details).not.toHaveAttribute("open");
    await user.click(term);
    expect(details).toHaveAttribute("open");
    expect(Array.from(details.querySelectorAll("dt"), textOf)).toEqual([
      ["Your employer pays", "£2,696.40"],
      ["You pay", "£637.20"],
      ["Total", "£3,333.60"],
    ]);
    show(preview({ policies: [dated, life] }));
    expect(screen.getByText("Until the end of the policy year")).toBeVisible();
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

  it.each([
    [50.46, "Since you started: + £2.64"],
    [60, "Since you started: − £6.90"],
    [53.1, "No change since you started"],
  ])("says the change since the employee started with %d", (started, words) => {
    renderIn(preview({ started }));
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
    expect(screen.queryByText(/^Includes/)).toBeNull();
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
    expect(bar?.style.getPropertyValue("--_length")).toBe("100%");
    expect(bar).toHaveAttribute("aria-hidden", "true");
  });

  it("draws each bar as long as its total is beside the largest", () => {
    const { container } = renderIn(preview({ policies: [health, { ...life, cost: costOf(0, 53.1) }] }));
    const lengths = Array.from(container.querySelectorAll<HTMLElement>(".ek-share-bar"), ({ style }) =>
      style.getPropertyValue("--_length"),
    );
    expect(lengths).toEqual(["100%", "20%"]);
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
    expect(lines().at(-1)?.[0]).toBe("المجموع");
  });
});
