import type { ConsentReceipt as Receipt } from "@enrolkit/types";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { catalogue, healthPlan, planNamed } from "../../testing/catalogue.ts";
import { quoteEn } from "../../messages/en/quote.ts";
import { quoteOf, receiptOf } from "../../testing/quotes.ts";
import { renderQuote } from "../../testing/render-quote.tsx";
import { ConsentReceipt } from "./ConsentReceipt.tsx";
import { asRead } from "../../testing/unbroken.ts";

const quote = quoteOf([
  {
    group: { id: "gr_1", name: "Engineers", employee_count: 2 },
    plan: healthPlan,
    costSharing: { type: "full_coverage" },
  },
]);
const receipt = receiptOf(healthPlan, quote);
const valueOf = (label: string) => asRead(screen.getByText(label).nextElementSibling?.textContent);

afterEach(() => vi.restoreAllMocks());

describe("a receipt", () => {
  it("says when, who agreed, for how much, and how it is sealed", () => {
    renderQuote(<ConsentReceipt receipt={receipt} />);
    expect(valueOf("Agreed on")).toBe("8 December 2026, 14:05 UTC");
    expect(valueOf("Agreed by")).toBe(`${quoteEn.actor.employer_session} (usr_48213)`);
    expect(valueOf("You pay")).toBe("£172.86 a month £2,074.32 a year");
    expect(valueOf("Receipt")).toBe(receipt.id);
    expect(valueOf("Number")).toBe("3");
    expect(valueOf("Fingerprint of this receipt")).toBe(receipt.hash);
    expect(valueOf("Previous receipt")).toBe(receipt.previous_hash);
    expect(valueOf("Fingerprint of statement 2")).toBe(receipt.statements[1]?.text_sha256);
  });

  it("says what was bought, from which insurer, for which group and how many, from when, and who pays what", () => {
    renderQuote(<ConsentReceipt receipt={receipt} />);
    expect(valueOf("Cover from")).toBe("1 January 2027");
    expect(valueOf("Employees")).toBe("2");
    expect(valueOf("Plan")).toBe("Anchor Modular Health from Harbour Mutual");
    expect(valueOf("Benefit")).toBe("Health insurance");
    expect(valueOf("Group")).toBe("Engineers · 2 employees");
    expect(valueOf("Who pays what")).toBe("You pay everything");
    expect(valueOf("Hospital network")).toBe("National network");
    expect(screen.getByText(quoteEn.receipt.checkText)).toBeVisible();
    expect(screen.getAllByText("You pay")).toHaveLength(1);
  });

  it("says for which company it is, first of all", () => {
    const { container } = renderQuote(<ConsentReceipt receipt={receipt} company="Ellery & Sons" />);
    expect(valueOf("Company")).toBe("Ellery & Sons");
    expect(container.querySelector("dt")).toHaveTextContent("Company");
  });

  it("opens with what is no longer in force, what replaced it, and the page's way there", () => {
    const replacedBy = { plan: "Anchor Plus", on: "2027-03-02T09:00:00Z", groupPolicyIntentId: "gpi_2" };
    const { container } = renderQuote(
      <ConsentReceipt
        receipt={receipt}
        ended={[
          { id: "gp_1", group: "Engineers", replacedBy },
          { id: "gp_2", group: "Sales", replacedBy: null },
        ]}
        renderLink={(ended) => ended.replacedBy && <a href="/receipts/2">Receipt 2</a>}
      />,
    );
    const notice = container.querySelector(".ek-notice");
    expect(
      Array.from(notice?.querySelectorAll("p") ?? [], (line) => asRead(line.textContent)?.trim()),
    ).toEqual([
      "Replaced on 2 March 2027 by Anchor Plus for Engineers. Receipt 2",
      "The group policy for Sales has ended.",
      quoteEn.receipt.record,
    ]);
    const [first] = container.querySelectorAll(".ek-notice, .ek-card");
    expect(first).toBe(notice);
  });

  it("says nothing of the kind while all of it is in force", () => {
    const { container } = renderQuote(<ConsentReceipt receipt={receipt} ended={[]} />);
    expect(container.querySelector(".ek-notice")).toBeNull();
  });

  it("offers to be printed first, and the file for verification where it says how", () => {
    renderQuote(<ConsentReceipt receipt={receipt} />);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Print or save as PDF",
      "Download proof file (JSON)",
    ]);
  });

  it("says the sum of each group where there are several", () => {
    const two = quoteOf(
      ["gr_1", "gr_2"].map((id) => ({
        group: { id, name: id, employee_count: 1 },
        plan: healthPlan,
        costSharing: { type: "full_coverage" },
      })),
    );
    renderQuote(<ConsentReceipt receipt={receiptOf(healthPlan, two)} />);
    expect(
      screen.getAllByText("You pay").map(({ nextElementSibling }) => nextElementSibling?.textContent),
    ).toEqual([
      "£172.86 a month £2,074.32 a year",
      "£86.43 a month £1,037.16 a year",
      "£86.43 a month £1,037.16 a year",
    ]);
  });

  it("names an option once, with what was chosen below it", () => {
    const { purchase } = receipt;
    if (!purchase) throw new Error("This receipt says what was bought.");
    const cover = [{ name: "Core cover", options: ["Treatment", "Treatment: In full", "Diagnostics"] }];
    const levels = purchase.levels.map((level) => ({ ...level, cover }));
    renderQuote(<ConsentReceipt receipt={{ ...receipt, purchase: { ...purchase, levels } }} />);
    expect(valueOf("Core cover")).toBe("Treatment: In full and Diagnostics");
  });

  it("leaves out what a receipt of before did not say", () => {
    const { purchase: _, ...old } = receipt;
    renderQuote(<ConsentReceipt receipt={old} />);
    expect(screen.queryByText("What you bought")).toBeNull();
    expect(screen.queryByText("Cover from")).toBeNull();
    expect(valueOf("You pay")).toBe("£172.86 a month £2,074.32 a year");
    expect(screen.getByText("Statements")).toBeVisible();
  });

  it("prints as the page wants, or not at all", async () => {
    const onPrint = vi.fn<() => void>();
    const { user, show } = renderQuote(<ConsentReceipt receipt={receipt} onPrint={onPrint} />);
    await user.click(screen.getByRole("button", { name: "Print or save as PDF" }));
    expect(onPrint).toHaveBeenCalledTimes(1);
    show(<ConsentReceipt receipt={receipt} onPrint={null} onDownload={null} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("names who ticked a statement only where that is not who agreed", () => {
    const [first, second] = receipt.statements;
    if (!first || !second) throw new Error("The plan has statements.");
    renderQuote(
      <ConsentReceipt receipt={{ ...receipt, statements: [first, { ...second, user_id: "usr_7" }] }} />,
    );
    expect(screen.getByText(/usr_7/)).toBeVisible();
    expect(screen.getAllByText(/usr_48213/)).toHaveLength(1);
  });

  it.each([
    [
      { id: "usr_1", name: "Ines Carvalho", role: "Chief Operating Officer" },
      "en",
      "Ines Carvalho, Chief Operating Officer",
    ],
    [{ id: "usr_1", name: "Ines Carvalho", role: null }, "en", "Ines Carvalho"],
    [{ id: "usr_1", name: null, role: "Owner" }, "en", `${quoteEn.actor.employer_session} (usr_48213)`],
    [{ id: "usr_1", name: "إيناس كرفاليو", role: "مديرة العمليات" }, "ar", "إيناس كرفاليو، مديرة العمليات"],
  ])("names the person who agreed as their company did: %j in %s", (acting_user, locale, said) => {
    const actor = { ...receipt.actor, acting_user };
    renderQuote(<ConsentReceipt receipt={{ ...receipt, actor }} />, locale);
    expect(valueOf(locale === "ar" ? "الموافقة من" : "Agreed by")).toBe(said);
  });

  it.each(catalogue.plans.map((plan) => [plan.name, plan] as const))(
    "holds the statements of %s word for word, with each document and its version",
    (_, plan) => {
      const { container } = renderQuote(<ConsentReceipt receipt={receiptOf(plan, quote)} />);
      const words = plan.consent_statements.map(({ text, links }) =>
        links.reduce((said, { token, label }) => said.replace(`{${token}}`, label), text),
      );
      expect(Array.from(container.querySelectorAll(".ek-verbatim"), (text) => text.textContent)).toEqual(
        words,
      );
      const documents = Array.from(
        container.querySelectorAll(".ek-accepted-text > ul > li"),
        (item) => item.textContent,
      );
      expect(documents).toHaveLength(plan.consent_statements.flatMap(({ links }) => links).length);
      for (const document of documents) expect(document).toMatch(/^.+, version /);
    },
  );

  it("takes what it does not know yet: kinds of documents and of people, and moments that are none", () => {
    const [first] = receipt.statements;
    const strange = {
      ...receipt,
      accepted_at: "yesterday",
      previous_hash: null,
      actor: { kind: "robot", id: "x", acting_user_id: null },
      statements: [
        {
          ...first,
          approved_at: null,
          text: "\u202e<b>{a}</b>",
          links: [{ token: "a", type: "hologram", label: "A", url: "http://plain.example", version: "1" }],
        },
      ],
    } as unknown as Receipt;
    const { container } = renderQuote(<ConsentReceipt receipt={strange} />);
    expect(valueOf("Agreed on")).toBe("yesterday");
    expect(valueOf("Agreed by")).toBe("Your company");
    expect(valueOf("Previous receipt")).toBe("None (this is your first receipt)");
    expect(screen.getByText("A, version 1")).toBeVisible();
    expect(container.querySelector("b, a[href]")).toBeNull();
    expect(container.querySelector(".ek-verbatim")).toHaveTextContent("<b>A</b>");
  });

  it("is saved as it came, every field, and leaves nothing on the page", async () => {
    const files: Blob[] = [];
    const before = document.body.childElementCount;
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    const gone = vi.fn<(address: string) => void>();
    URL.revokeObjectURL = gone;
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe(`${receipt.id}.json`);
    });
    const { user } = renderQuote(<ConsentReceipt receipt={receipt} />);
    await user.click(screen.getByRole("button", { name: "Download proof file (JSON)" }));
    expect(click).toHaveBeenCalledTimes(1);
    expect(JSON.parse((await files[0]?.text()) ?? "")).toEqual(receipt);
    expect(gone).toHaveBeenCalledExactlyOnceWith("blob:1");
    expect(document.body.childElementCount).toBe(before + 1);
  });

  it("is handed to the host instead, or is not offered", async () => {
    const onDownload = vi.fn<(receipt: Receipt) => void>();
    const { user, show } = renderQuote(<ConsentReceipt receipt={receipt} onDownload={onDownload} />);
    await user.click(screen.getByRole("button", { name: "Download proof file (JSON)" }));
    expect(onDownload).toHaveBeenCalledExactlyOnceWith(receipt);
    show(<ConsentReceipt receipt={receipt} onDownload={null} />);
    expect(screen.queryByRole("button", { name: "Download proof file (JSON)" })).toBeNull();
  });

  it("speaks Arabic", () => {
    renderQuote(<ConsentReceipt receipt={receiptOf(planNamed("Pearl"), quote)} />, "ar");
    expect(screen.getByRole("heading", { name: "إيصالك" })).toBeVisible();
  });
});
