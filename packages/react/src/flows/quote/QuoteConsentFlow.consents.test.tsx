import type { ConsentStatement } from "@enrolkit/types";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { comeBack, press, title } from "../../testing/page-actions.ts";
import {
  acceptancesOf,
  acceptQuote,
  quoteAt,
  quoteOf,
  receiptsOf,
  rewordStatements,
} from "../../testing/quote.ts";
import { accept, boxes, goToConsents, renderQuoteFlow, tickAll } from "../../testing/render-quote-flow.tsx";
import { asRead } from "../../testing/unbroken.ts";

beforeEach(() => sessionStorage.clear());

/** A statement as the page was shown it, before the catalogue was imported anew with another wording. */
const older: ConsentStatement = {
  id: `cst_${"0".repeat(32)}`,
  text: "We agreed to something else until now.",
  links: [],
};

/** A statement as it is read, with its links' labels where they belong. */
const textOf = ({ text, links }: ConsentStatement): string =>
  links.reduce((read, { token, label }) => read.replaceAll(`{${token}}`, label), text);

describe("QuoteConsentFlow, what is agreed to", () => {
  it("accepts once, however often it is clicked", async () => {
    const service = await quoteAt("quote_available");
    const { user } = renderQuoteFlow(service);
    await goToConsents(user);
    await tickAll(user);
    await user.dblClick(await screen.findByRole("button", { name: accept }));
    await title("Your cover starts on 1 January 2027");
    expect(service.network.sent("CreateGroupPolicyIntent")).toHaveLength(1);
    expect(await receiptsOf(service)).toHaveLength(1);
  });

  it("says in short what is agreed to, with what was chosen for the group one click away", async () => {
    const service = await quoteAt("quote_available");
    const { user } = renderQuoteFlow(service);
    await goToConsents(user);
    const facts = (await screen.findByRole("heading", { name: "What you accept" })).parentElement!;
    const value = (label: string) => asRead(within(facts).getByText(label).nextElementSibling?.textContent);
    await waitFor(() => expect(value("Plan")).toBe("Anchor Modular Health"));
    expect(value("Group")).toBe("Office · 3 employees");
    expect(value("Who pays what")).toBe("You pay a percentage: 80%");
    expect(value("Cover from")).toBe("1 January 2027");
    expect(value("Policy year ends on")).toBe("31 December 2027");
    expect(value("You pay")).toBe("£293.94 a month £3,527.28 a year");
    const cover = within(facts).getByText("Chosen for the group");
    expect(within(facts).getByText("National network")).not.toBeVisible();
    await user.click(cover);
    expect(within(facts).getByText("National network")).toBeVisible();
  });

  it("says what was chosen for each of several groups", async () => {
    const service = await quoteAt("quote_available", { groups: ["Office", "Field"] });
    const { user } = renderQuoteFlow(service);
    await goToConsents(user);
    for (const name of ["Office", "Field"])
      expect(await screen.findByText(`Chosen for the group: ${name}`)).toBeVisible();
    expect(screen.getByText("Employees").nextElementSibling).toHaveTextContent("6");
  });

  it("accepts once where the answer is lost, with the same key", async () => {
    const service = await quoteAt("quote_available");
    service.network.mishaps.set("CreateGroupPolicyIntent", ["lost"]);
    const { user } = renderQuoteFlow(service);
    await goToConsents(user);
    await tickAll(user);
    await press(user, accept);
    await title("Your cover starts on 1 January 2027");
    expect(new Set(service.network.sent("CreateGroupPolicyIntent").map(({ key }) => key)).size).toBe(1);
    expect(await acceptancesOf(service)).toHaveLength(1);
  });

  it("accepts once in two tabs: the other one shows what came of it", async () => {
    const service = await quoteAt("quote_available");
    const { user } = renderQuoteFlow(service);
    await goToConsents(user);
    await tickAll(user);
    // The other tab was quicker.
    await acceptQuote(service);
    await press(user, accept);
    await screen.findByText(
      "This was changed elsewhere, for example in another tab. Here is the latest version.",
    );
    await title("Your cover starts on 1 January 2027");
    expect(await acceptancesOf(service)).toHaveLength(1);
  });

  it("opens a statement again whose wording changed, and keeps the other ticks", async () => {
    const service = await quoteAt("quote_available");
    const changed = (await quoteOf(service)).consent_links[1]!;
    const importAnew = rewordStatements(service, (statement, index) => (index === 1 ? older : statement));
    const { user } = renderQuoteFlow(service);
    await goToConsents(user);
    await tickAll(user);
    importAnew();
    await press(user, accept);
    const notice = (await screen.findByText("The quote was not accepted")).closest<HTMLElement>(
      ".ek-notice",
    )!;
    expect(notice).toHaveAttribute("role", "alert");
    expect(notice).toHaveTextContent(/its wording has changed since/);
    expect(await acceptancesOf(service)).toHaveLength(0);
    const [first, second, third] = await boxes();
    expect(first).toBeChecked();
    expect(second).not.toBeChecked();
    expect(third).toBeChecked();
    expect(second).toHaveAccessibleName(textOf(changed));
    expect(second).toHaveAccessibleDescription(/Changed since you ticked it/);
    await user.click(second!);
    await press(user, accept);
    await title("Your cover starts on 1 January 2027");
    const [receipt] = await receiptsOf(service);
    expect(receipt?.statements[1]?.text).toBe(changed.text);
  });

  it("notices a new wording when the person comes back to the page, before they accept", async () => {
    const service = await quoteAt("quote_available");
    const importAnew = rewordStatements(service, (statement, index) => (index === 0 ? older : statement));
    const { user, events } = renderQuoteFlow(service);
    await goToConsents(user);
    await tickAll(user);
    importAnew();
    await comeBack();
    await screen.findByRole("button", { name: "Tick 1 more statement to accept" });
    expect((await boxes())[0]).not.toBeChecked();
    expect(events.filter(({ type }) => type === "consent_changed").at(-1)).toMatchObject({ open: 1 });
  });

  it("keeps ticks on the way back to the quote, and forgets them with the page", async () => {
    const service = await quoteAt("quote_available");
    const { user, unmount } = renderQuoteFlow(service);
    await goToConsents(user);
    await user.click((await boxes())[0]!);
    await press(user, "Back");
    await title("A quote from Harbour Mutual");
    await goToConsents(user);
    expect((await boxes())[0]).toBeChecked();
    unmount();
    renderQuoteFlow(service);
    await title("Read and accept");
    for (const box of await boxes()) expect(box).not.toBeChecked();
  });

  it("shows hostile texts word for word, and does nothing that they say", async () => {
    const service = await quoteAt("quote_available");
    const hostile = [
      `<img src=x onerror="globalThis.hacked = true"><script>globalThis.hacked = true</script>`,
      "We accept the {terms_of_business} and {nothing}. \u202eright to left\u202c",
      `We ${"agree ".repeat(830)}.`,
    ];
    rewordStatements(service, (statement, index) => ({
      ...statement,
      text: hostile[index] ?? "",
      links:
        index === 1
          ? [
              {
                token: "terms_of_business",
                type: "terms_of_business",
                label: "terms",
                url: "javascript:globalThis.hacked = true",
                version: "1",
              },
            ]
          : [],
    }));
    const { user, errors, container } = renderQuoteFlow(service);
    await goToConsents(user);
    await waitFor(() => expect(container.querySelectorAll(".ek-consents .ek-verbatim")).toHaveLength(3));
    const shown = [...container.querySelectorAll(".ek-consents .ek-verbatim")].map((it) => it.textContent);
    expect(shown).toEqual([hostile[0], hostile[1]?.replace("{terms_of_business}", "terms"), hostile[2]]);
    expect(container.querySelector(".ek-consents img, .ek-consents script, .ek-consents a")).toBeNull();
    expect(globalThis).not.toHaveProperty("hacked");
    const reported = errors.map(({ message }) => message).join("\n");
    expect(reported).toContain("unsafe_url:terms_of_business");
    expect(reported).toContain("unknown_token:nothing");
    for (const box of screen.getAllByRole("checkbox").slice(0, 3)) await user.click(box);
    await press(user, accept);
    await title("Your cover starts on 1 January 2027");
  });
});
