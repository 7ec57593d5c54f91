import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { healthPlan } from "../../testing/catalogue.ts";
import { costOf } from "../../testing/costs.ts";
import { languageOf } from "../../testing/languages.ts";
import { coverFrom, erik, maya, memberOf, policyInForce, policyOf } from "../../testing/policies.ts";
import { renderIn } from "../../testing/render-in.tsx";
import { PoliciesTexts } from "../../messages/PartTexts.tsx";
import { PolicyCard, type PolicyCardProps } from "./PolicyCard.tsx";
import { asRead } from "../../testing/unbroken.ts";

const alma = memberOf("Alma", "child_dependant", { covered_from: "2026-12-20" });
const provider = { name: "Harbour Mutual", logo_url: "", support_phone_number: "+442079460120" };

function show(props: Partial<PolicyCardProps> = {}, locale = "en") {
  return renderIn(
    <PoliciesTexts messages={languageOf(locale).policies}>
      <PolicyCard
        policy={policyInForce}
        plan={{ name: "Anchor", documents: healthPlan.documents }}
        provider={provider}
        today="2027-02-10"
        {...props}
      />
    </PoliciesTexts>,
    { locale },
  );
}

/** What a row says, or null where there is none. */
const row = (label: string) =>
  asRead(
    Array.from(document.querySelectorAll("dt")).find(({ textContent }) => textContent === label)
      ?.nextElementSibling?.textContent,
  ) ?? null;
const events = () =>
  screen
    .queryAllByRole("listitem", { hidden: true })
    .filter((item) => item.parentElement?.matches("[data-ek-events]"))
    .map((item) => Array.from(item.children, ({ textContent }) => asRead(textContent)).join(" | "));

describe("a policy's card", () => {
  it("says what it is, since when, who is covered, for how much, and how to call the insurer", () => {
    show({ nextPayday: "2027-02-26", country: "gb", relationships: { ap_Erik: "spouse" } });
    const card = screen.getByRole("article", { name: "Anchor" });
    expect(within(card).getByText("Health insurance from Harbour Mutual")).toBeVisible();
    expect(within(card).getByText("Covered")).toHaveAttribute("data-ek-tone", "success");
    expect(row("Covered since")).toBe("1 December 2026");
    expect(row("People covered")).toBe("MLMaya Lindqvist YouELErik Lindqvist Spouse");
    expect(row("You pay")).toBe("£53.10 a monthYour employer pays £212.40 a month.");
    expect(row("Next deduction")).toBe("£53.10 from your pay on 26 February 2027");
    expect(screen.getByRole("link", { name: "Call 020 7946 0120" })).toHaveAttribute(
      "href",
      "tel:+442079460120",
    );
    expect(screen.getByText("Documents")).toBeVisible();
    expect(row("Beneficiaries")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("has the insurer's number for the member, or none: no one can read out an id of ours", () => {
    show({ policy: { ...policyInForce, member_number: "HM-204-118" } });
    expect(row("Member number")).toBe("HM-204-118");
    document.body.replaceChildren();
    const { container } = show();
    expect(row("Member number")).toBeNull();
    expect(container).not.toHaveTextContent("p_1");
  });

  it("calls people what the policy calls them where no file says more, and a number by its country elsewhere", () => {
    show({ country: "ae" });
    expect(row("People covered")).toContain("Erik Lindqvist Partner");
    expect(screen.getByRole("link", { name: "Call +44 20 7946 0120" })).toBeVisible();
  });

  it("lists what each person costs, with a bar each, where that makes the sum", () => {
    const [you, them] = [
      { person: null, employee_contribution: 23.1, employer_contribution: 92.4, total: 115.5 },
      {
        person: { id: "ap_Erik", first_name: "Erik", last_name: "Lindqvist" },
        employee_contribution: 30,
        employer_contribution: 120,
        total: 150,
      },
    ];
    const { unmount } = show({ members: [you, them] });
    expect(row("You")).toBe("£23.10 of £115.50");
    expect(row("Erik Lindqvist")).toBe("£30.00 of £150.00");
    unmount();
    // Of other choices than those that are paid for.
    show({ members: [you, you] });
    expect(row("You")).toBeNull();
  });

  it("speaks of an employer who pays all of it, and of no deduction", () => {
    show({ policy: policyOf({ cost: costOf(0, 12.3) }) });
    expect(row("You pay")).toBe("Your employer pays all of it: £12.30 a month.");
    expect(row("Next deduction")).toBeNull();
  });

  it("names the month where no pay day is known, and says where days count", () => {
    show();
    expect(row("Next deduction")).toBe("£53.10 from your pay for February 2027");
    document.body.replaceChildren();
    show({ policy: policyOf({ ends_on: "2027-02-20" }) });
    expect(row("Next deduction")).toBe("From your pay for February 2027, worked out by the day");
  });

  it("says what each change brought, the newest first", () => {
    const cover_history = [
      coverFrom("2026-12-01", [maya, erik], 53.1),
      coverFrom("2026-12-20", [maya, erik, alma], 68.77),
      coverFrom("2027-01-05", [maya, alma], 68.77),
      coverFrom("2027-02-01", [maya, alma], 60),
    ];
    show({ policy: policyOf({ members: [maya, alma], cover_history }) });
    expect(screen.getByText("Changes to this cover")).toBeVisible();
    expect(events()).toEqual([
      "1 February 2027 | Cover changed | You pay £8.77 less a month",
      "5 January 2027 | Erik Lindqvist no longer covered | You pay the same as before",
      "20 December 2026 | Alma Lindqvist added | You pay £15.67 more a month",
      "1 December 2026 | Cover started",
    ]);
  });

  it("has no history where nothing changed", () => {
    show();
    expect(screen.queryByText("Changes to this cover")).toBeNull();
  });

  it("shows what is agreed for later days, each against the one before", () => {
    const later = [coverFrom("2027-03-01", [maya], 40), coverFrom("2027-04-01", [maya, erik], 53.1)];
    show({ policy: policyOf({ upcoming_changes: later }) });
    expect(screen.getByText("Coming up")).toBeVisible();
    expect(events()).toEqual([
      "1 March 2027 | Erik Lindqvist no longer covered | You pay £13.10 less a month",
      "1 April 2027 | Erik Lindqvist added | You pay £13.10 more a month",
    ]);
  });

  it.each([
    [{ effective_from: "2027-03-01" }, "Starts on 1 March 2027", false],
    [{ ends_on: "2027-02-28" }, "Ends on 28 February 2027", false],
    [{ ends_on: "2027-01-31", status: "cancelled" }, "Ended on 31 January 2027", true],
    [{ ends_on: "2026-11-30", status: "cancelled" }, "Never started", true],
    // A status that is not known yet changes nothing.
    [{ ends_on: "2027-01-31", status: "ended" as never }, "Ended on 31 January 2027", true],
  ] as const)("%j: %s", (more, status, isOver) => {
    const { container } = show({
      policy: policyOf(more),
      onChange: () => undefined,
      beneficiaries: "Erik",
      onBeneficiaries: () => undefined,
    });
    expect(screen.getByText(status)).toBeVisible();
    expect(container.querySelectorAll("[data-ek-over]")).toHaveLength(isOver ? 1 : 0);
    expect(screen.queryAllByRole("button")).toHaveLength(isOver ? 0 : 2);
    expect(row("You pay") === null).toBe(isOver);
    expect(row("Beneficiaries")).toBe("Erik");
  });

  it("leads to changes of the cover and of who is paid, each named by what it changes", async () => {
    const onChange = vi.fn<() => void>();
    const onBeneficiaries = vi.fn<() => void>();
    const { user } = show({ beneficiaries: "Erik Lindqvist, 100%", onChange, onBeneficiaries });
    expect(row("Beneficiaries")).toBe("Erik Lindqvist, 100%");
    await user.click(screen.getByRole("button", { name: "Change: Beneficiaries" }));
    await user.click(screen.getByRole("button", { name: "Change who is covered, or end cover: Anchor" }));
    expect([onChange, onBeneficiaries].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    [{}, {}, "Change who is covered, or end cover"],
    [{ ends_on: "2027-02-28" }, {}, "Change who is covered"],
    [{}, { dependents_cover: "none" }, "End this cover"],
    [{ ends_on: "2027-02-28" }, { dependents_cover: "none" }, null],
  ] as const)("offers what can be changed of %j with %j: %s", (more, of, words) => {
    const plan = { name: "Anchor", documents: [], ...of };
    show({ policy: policyOf(more), plan, onChange: () => undefined });
    const names = screen.queryAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual(words === null ? [] : [words]);
  });

  it("says until when it can be changed without a reason, and after what later", () => {
    const onChange = (): void => undefined;
    show({ onChange, today: "2026-12-31" });
    expect(
      screen.getByText(/^You don’t need a reason until the end of 31 December 2026; later/),
    ).toBeVisible();
    document.body.replaceChildren();
    show({ onChange, today: "2027-01-01" });
    expect(screen.getByText("Possible after an event such as a birth, a marriage or a move.")).toBeVisible();
  });

  it("shows on request what is covered", async () => {
    const { user } = show({ chosen: "An excess of £250" });
    expect(screen.getByText("An excess of £250")).not.toBeVisible();
    await user.click(screen.getByText("What is covered"));
    expect(screen.getByText("An excess of £250")).toBeVisible();
  });

  it("reads in Arabic, with names of other scripts isolated", () => {
    show({ nextPayday: "2027-02-26" }, "ar");
    expect(screen.getByText("سارية")).toBeVisible();
    expect(row("الاستقطاع القادم")).toContain("من راتبك في");
  });

  it("distinguishes two people of one name", () => {
    const kim = memberOf("Maya", "child_dependant", { id: "pm_2", date_of_birth: "2019-05-04" });
    show({ policy: policyOf({ members: [maya, kim] }) });
    expect(row("People covered")).toContain("Maya Lindqvist (4 May 2019) Child");
  });
});
