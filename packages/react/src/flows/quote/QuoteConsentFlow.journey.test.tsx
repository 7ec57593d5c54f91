import type { GroupPolicy, Participation, Plan, Quote } from "@enrolkit/types";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { ar } from "../../messages/ar/core.ts";
import { quoteEn } from "../../messages/en/quote.ts";
import { QuoteTexts } from "../../messages/PartTexts.tsx";
import { healthPlan } from "../../testing/catalogue.ts";
import { problem } from "../../testing/network.ts";
import { choose, press, title, watchMovedOn } from "../../testing/page-actions.ts";
import {
  acceptanceOf,
  acceptedAt,
  quoteAt,
  quoteOf,
  quotesOf,
  requestQuote,
  startEmployer,
} from "../../testing/quote.ts";
import { pageOf } from "../../testing/render-page.tsx";
import {
  accept,
  boxes,
  chooseInPlan,
  goToConsents,
  payAPercentage,
  renderQuoteFlow,
  tickAll,
} from "../../testing/render-quote-flow.tsx";
import { QuoteConsentFlow } from "./QuoteConsentFlow.tsx";

beforeEach(() => sessionStorage.clear());

/** By the rule of the service: the first day of the month after someone has finished. */
const coveredFrom =
  /^Employees who finish enrolling by the end of Thursday,? 31.December can be covered from 1.January 2027\. Those who finish later can be covered from the first day of the month after\.$/u;

describe("QuoteConsentFlow, the way through", () => {
  it("leads an employer from nothing to a group policy with a receipt", async () => {
    const isMovedOnSaid = watchMovedOn();
    const service = await startEmployer();
    const { user, events } = renderQuoteFlow(service);
    await title("Which plan do you want to offer?");
    await chooseInPlan(user);
    expect(await title("Share the cost")).toHaveFocus();
    await payAPercentage(user, "80");
    expect(await title("Check your request")).toHaveFocus();
    expect(screen.getByText("You pay a percentage: 80%")).toBeInTheDocument();
    await press(user, "Ask for a quote");
    expect(await title("A quote from Harbour Mutual")).toHaveFocus();
    expect(service.network.sent("CreateGroupQuoteIntent")).toMatchObject([
      {
        language: "en",
        body: {
          group_id: service.groups[0]?.id,
          plan_id: healthPlan.id,
          cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
        },
      },
    ]);
    const { id: quoteId, consent_links } = await quoteOf(service);
    const { employer_monthly_cost } = await service.call("RetrieveQuote", {
      params: { group_quote_intent_id: quoteId },
    });
    expect(await screen.findAllByText(`£${employer_monthly_cost.toFixed(2)}`)).not.toHaveLength(0);
    expect(screen.getAllByText(/until the end of Thursday,? 31 December/)).not.toHaveLength(0);
    expect(await screen.findByText(coveredFrom)).toBeVisible();

    await goToConsents(user);
    expect(await title("Read and accept")).toHaveFocus();
    for (const box of await boxes()) expect(box).not.toBeChecked();
    await press(user, "Tick 3 more statements to accept");
    const summary = await screen.findByRole("region", { name: "There is a problem" });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole("button"));
    expect((await boxes())[0]).toHaveFocus();
    expect(service.network.sent("CreateGroupPolicyIntent")).toHaveLength(0);
    await tickAll(user);
    await user.click(screen.getByRole("checkbox", { name: "Start an enrolment for each employee" }));
    await press(user, accept);
    expect(await title("Your cover starts on 1 January 2027")).toHaveFocus();
    expect(isMovedOnSaid()).toBe(false);

    const [sent] = service.network.sent("CreateGroupPolicyIntent");
    const ids = consent_links.map(({ id }) => id);
    const { id, group_policy_ids } = await acceptanceOf(service);
    expect(sent?.body).toEqual({
      quote_intent_id: quoteId,
      consent_approvals: ids.map((id) => ({ id, approved_at: expect.stringMatching(/^2026-12-01T/) })),
      create_enrolment_intents: true,
    });
    await screen.findByRole("button", { name: "Download proof file (JSON)" });
    expect(screen.getByText(group_policy_ids[0]!)).toBeInTheDocument();
    expect(screen.getAllByText("Ellery & Sons")).toHaveLength(1);
    expect(
      await screen.findByText(/^Your employees can choose until the end of \w+,? \d+ December\./),
    ).toBeVisible();
    expect(screen.getByText(coveredFrom)).toBeVisible();

    expect(events.filter(({ type }) => type === "completed")).toEqual([
      { type: "completed", intent_id: id, policy_ids: group_policy_ids },
    ]);
    const consents = events.flatMap((event) => (event.type === "consent_changed" ? [event] : []));
    expect(consents.map(({ open }) => open)).toEqual([2, 1, 0]);
    expect(consents.at(-1)).toEqual({
      type: "consent_changed",
      intent_id: quoteId,
      statement_ids: ids,
      open: 0,
    });
    expect(Object.values(sessionStorage).join()).not.toMatch(/cst_|est_test/);
  });

  it("says after a purchase what is next: to start enrolments, also after a reload, and nothing once all have chosen", async () => {
    const service = await acceptedAt("policy_created");
    const { unmount } = renderQuoteFlow(service);
    expect(
      await screen.findByText(/^Next, start your employees’ enrolments on your platform\./),
    ).toBeVisible();
    unmount();
    const group_id = service.groups[0]?.id ?? "";
    const { items } = await service.call("ListGroupEmployees", { params: { group_id }, query: {} });
    for (const { id: employee_id } of items) {
      const { id } = await service.call("CreateEnrolmentIntent", { body: { employee_id, group_id } });
      await service.runDueWork();
      await service.force(id, "not_undertaken");
    }
    const again = renderQuoteFlow(service);
    await screen.findByRole("button", { name: "Download proof file (JSON)" });
    await waitFor(() => expect(document.querySelector(".ek-bone")).toBeNull());
    expect(screen.queryByText(/Next, start|can choose until|We’re starting|can be covered/)).toBeNull();
    again.unmount();
    service.network.rewrites.set("ListParticipation", (body: Participation) => ({
      ...body,
      counts: { ...body.counts, waiting: 3 },
    }));
    renderQuoteFlow(service);
    expect(await screen.findByText(/^We’re starting an enrolment for each employee\./)).toBeVisible();
  });

  it("says from when employees are covered where the day for the first day of cover has passed", async () => {
    const service = await acceptedAt("policy_created");
    service.network.rewrites.set("RetrieveGroupPolicy", (body: GroupPolicy) => ({
      ...body,
      starts_on: "2026-12-15",
    }));
    renderQuoteFlow(service);
    expect(
      await screen.findByText(
        "Employees can be covered from the first day of the month after they finish enrolling.",
      ),
    ).toBeVisible();
  });

  it("says what is next by what was asked for where participation cannot be read", async () => {
    const service = await acceptedAt("policy_created");
    service.network.mishaps.set("ListParticipation", [problem("forbidden")]);
    renderQuoteFlow(service);
    expect(await screen.findByText(/^Next, start your employees’ enrolments/)).toBeVisible();
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t load everything on this page.");
  });

  it("asks for several groups at once: the same terms, or a page for its own", async () => {
    const service = await startEmployer({ groups: ["Office", "Warehouse", "Shop"], country: "ie" });
    const { user } = renderQuoteFlow(service);
    expect(await title("Which groups is it for?")).toBeVisible();
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There is a problem" });
    await user.click(within(summary).getByRole("button", { name: "Choose a group of employees" }));
    expect(screen.getByRole("checkbox", { name: "Office" })).toHaveFocus();
    expect(screen.getByRole("checkbox", { name: "Office" })).toHaveAccessibleDescription(/3 employees/);
    for (const name of ["Office", "Warehouse", "Shop"])
      await user.click(screen.getByRole("checkbox", { name }));
    await press(user, "Continue");

    expect(await title("Which plan do you want to offer?")).toHaveFocus();
    await screen.findByText("You pay for 9 employees");
    await choose(user, "Elm Großregion Família");
    await press(user, "Continue");
    expect(await title("Share the cost")).toHaveFocus();
    await payAPercentage(user, "50");

    expect(await title("Cover for Warehouse")).toHaveFocus();
    expect(await screen.findByRole("radio", { name: "Same as Office" })).toBeChecked();
    await choose(user, "Its own plan and share");
    const share = await screen.findByLabelText("Your share");
    await user.clear(share);
    await user.type(share, "25");
    await press(user, "Continue");
    expect(await title("Cover for Shop")).toHaveFocus();
    await press(user, "Back");
    expect(await title("Cover for Warehouse")).toHaveFocus();
    expect(await screen.findByRole("radio", { name: "Its own plan and share" })).toBeChecked();
    await press(user, "Continue");
    await title("Cover for Shop");
    await press(user, "Continue");
    await title("Check your request");
    const running = document.querySelector(".ek-frame-aside")?.textContent;
    await press(user, "Ask for a quote");
    await title(/A quote from/);
    const [office, warehouse, shop] = service.groups;
    const sharing = (percentage: number) => ({ type: "percentage", percentage: { percentage } });
    expect(service.network.sent("CreateGroupQuoteIntent")).toMatchObject([
      {
        body: {
          items: [
            {
              benefit_type: "health_insurance",
              levels: [
                { group_id: office?.id, cost_sharing: sharing(50), coverage_selections: null },
                { group_id: warehouse?.id, cost_sharing: sharing(25), coverage_selections: null },
                { group_id: shop?.id, cost_sharing: sharing(50), coverage_selections: null },
              ],
            },
          ],
        },
      },
    ]);
    const { id } = await quoteOf(service);
    const quote = await service.call("RetrieveQuote", { params: { group_quote_intent_id: id } });
    // What was shown while choosing is what the insurer asks.
    expect(running).toContain(`€${quote.employer_monthly_cost.toFixed(2)}`);
    for (const { employer_monthly_cost } of quote.items[0]?.levels ?? [])
      expect(running).toContain(`€${employer_monthly_cost.toFixed(2)}`);
  });

  it("is for the group that is named, and asks for none then", async () => {
    const service = await startEmployer({ groups: ["Office", "Warehouse"] });
    const { user } = renderQuoteFlow(service, { groupId: service.groups[1]?.id });
    await title("Which plan do you want to offer?");
    await chooseInPlan(user);
    await payAPercentage(user, "80");
    await title("Check your request");
    expect(screen.getByRole("group", { name: /^When should cover start?/ })).toHaveAccessibleDescription(
      "For example, 1 1 2027. Leave it empty for 1\u00a0January 2027.",
    );
    expect(screen.getByText("Warehouse")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Change.*Plan/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Change.*Group/ })).toBeNull();
    await press(user, "Ask for a quote");
    await title(/A quote from/);
    expect((await quoteOf(service)).group_id).toBe(service.groups[1]?.id);
  });

  it("moves prices with the share, and keeps it for the next page", async () => {
    const service = await startEmployer();
    const { user } = renderQuoteFlow(service);
    await title("Which plan do you want to offer?");
    const slider = await screen.findByRole("slider", { name: "Your share as a slider" });
    expect(slider).toHaveValue("75");
    expect(await screen.findByText("from £225.75 a month")).toBeVisible();
    fireEvent.change(slider, { target: { value: "50" } });
    expect(await screen.findByText("from £150.51 a month")).toBeVisible();
    expect(screen.getByLabelText("Your share")).toHaveValue("50");
    await chooseInPlan(user);
    expect(await screen.findByRole("radio", { name: "You pay a percentage" })).toBeChecked();
    expect(await screen.findByLabelText("Your share")).toHaveValue("50");
  });

  it("goes on with the price of the comparison until all that is required is chosen", async () => {
    const service = await startEmployer();
    const { user } = renderQuoteFlow(service);
    await title("Which plan do you want to offer?");
    expect(await screen.findByText("from £225.75 a month")).toBeVisible();
    await choose(user, /Anchor Modular Health/);
    await press(user, "Continue");
    await title("Set the group’s cover");
    const total = () => document.querySelector(".ek-frame-aside output")?.textContent;
    await waitFor(() => expect(total()).toBe("from £225.75 a month"));
    await choose(user, "Treatment and diagnostics");
    await choose(user, "Standard out-patient");
    expect(total()).toMatch(/^from £/);
    await choose(user, "National network");
    await waitFor(() => expect(total()).toMatch(/^£[\d.]+ a month £/));
  });

  it("begins to share the cost with what plans were compared at, untouched too", async () => {
    const service = await startEmployer();
    const { user } = renderQuoteFlow(service);
    await title("Which plan do you want to offer?");
    expect(await screen.findByRole("slider", { name: "Your share as a slider" })).toHaveValue("75");
    await chooseInPlan(user);
    expect(await screen.findByRole("radio", { name: "You pay a percentage" })).toBeChecked();
    expect(await screen.findByLabelText("Your share")).toHaveValue("75");
    await press(user, "Continue");
    await title("Check your request");
    expect(screen.getByText("You pay a percentage: 75%")).toBeInTheDocument();
  });

  it("begins to share the cost with nothing where the plan knows no percentage", async () => {
    const service = await startEmployer();
    service.network.rewrites.set("ListPlans", ({ items }: { items: Plan[] }) => ({
      items: items.map((plan) => ({ ...plan, supported_cost_sharing_types: ["full_coverage"] })),
    }));
    const { user } = renderQuoteFlow(service);
    await title("Which plan do you want to offer?");
    await chooseInPlan(user);
    expect(await screen.findByRole("radio", { name: "You pay everything" })).not.toBeChecked();
    await press(user, "Continue");
    expect(await screen.findByRole("region", { name: "There is a problem" })).toHaveTextContent(
      "Choose who pays",
    );
  });

  it("says on each page for which groups it is, and for how many employees while they are chosen for", async () => {
    const service = await startEmployer({ groups: ["Office", "Field"] });
    const { user } = renderQuoteFlow(service);
    await title("Which groups is it for?");
    expect(screen.queryByText(/^For /)).toBeNull();
    await user.click(await screen.findByRole("checkbox", { name: /^Office/ }));
    await press(user, "Continue");
    await title("Which plan do you want to offer?");
    const office = () =>
      screen.getByText((text) => text.replaceAll(/[\u2068\u2069]/g, "") === "For Office · 3 employees");
    expect(office()).toBeVisible();
    await chooseInPlan(user);
    expect(office()).toBeVisible();
    await payAPercentage(user, "80");
    await title("Check your request");
    expect(office()).toBeVisible();
    await press(user, "Ask for a quote");
    for (const heading of ["A quote from Harbour Mutual", "Read and accept"]) {
      await title(heading);
      expect(
        screen.getByText((text) => text.replaceAll(/[\u2068\u2069]/g, "") === "For Office"),
      ).toBeVisible();
      if (heading !== "Read and accept") await press(user, "Review terms");
    }
  });

  it("names several groups, with all of their employees", async () => {
    const service = await startEmployer({ groups: ["Office", "Field"] });
    const { user } = renderQuoteFlow(service);
    for (const name of [/^Office/, /^Field/]) await user.click(await screen.findByRole("checkbox", { name }));
    await press(user, "Continue");
    await title("Which plan do you want to offer?");
    expect(screen.getByText(/^For .?Office.? and .?Field.? · 6 employees$/u)).toBeVisible();
  });

  it("shows plans of one benefit at a time", async () => {
    const service = await startEmployer();
    const { user } = renderQuoteFlow(service);
    await title("Which plan do you want to offer?");
    await screen.findByRole("radio", { name: "Anchor Modular Health" });
    expect(screen.queryByRole("radio", { name: "Anchor Life Promise" })).toBeNull();
    await choose(user, "Life assurance");
    expect(await screen.findByRole("radio", { name: "Anchor Life Promise" })).not.toBeChecked();
    expect(screen.queryByRole("radio", { name: "Anchor Modular Health" })).toBeNull();
  });

  it("leads from an error to where it is fixed, and sends again", async () => {
    const service = await startEmployer();
    const { user } = renderQuoteFlow(service);
    await chooseInPlan(user);
    await payAPercentage(user, "80");
    const errors = {
      "$.cost_sharing.percentage.percentage": ["Give at least 90."],
      "$.expected_start_date": ["The insurer starts in February at the earliest."],
    };
    service.network.mishaps.set("CreateGroupQuoteIntent", [problem("invalid_request", { errors })]);
    await press(user, "Ask for a quote");
    const summary = await screen.findByRole("region", { name: "Fix 2 answers to continue" });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole("button", { name: /February/ }));
    expect(screen.getByLabelText("Day")).toHaveFocus();
    await user.click(within(summary).getByRole("button", { name: "Give at least 90." }));
    await title("Share the cost");
    // There the same is said again, and leads to the field.
    expect(await screen.findByRole("region", { name: "There is a problem" })).toHaveFocus();
    const share = await screen.findByLabelText("Your share");
    expect(share).toHaveAccessibleDescription(/Give at least 90/);
    await user.clear(share);
    await user.type(share, "95");
    await press(user, "Continue");
    await user.type(await screen.findByLabelText("Day"), "1");
    await user.type(screen.getByLabelText("Month"), "2");
    await user.type(screen.getByLabelText("Year"), "2026");
    await press(user, "Ask for a quote");
    await screen.findByRole("region", { name: "There is a problem" });
    await user.type(screen.getByLabelText("Year"), "{Backspace}7");
    await press(user, "Ask for a quote");
    await title("A quote from Harbour Mutual");
    expect(service.network.sent("CreateGroupQuoteIntent")[1]?.body).toMatchObject({
      expected_start_date: "2027-02-01",
      cost_sharing: { percentage: { percentage: 95 } },
    });
    const keys = service.network.sent("CreateGroupQuoteIntent").map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it("reads employees that the quote does not list", async () => {
    const service = await quoteAt("quote_available");
    service.network.rewrites.set("RetrieveQuote", (quote: Quote) => ({
      ...quote,
      items: quote.items.map((item) => ({
        ...item,
        levels: item.levels.map((one) => ({ ...one, employees: one.employees.slice(0, 1) })),
      })),
    }));
    const { user } = renderQuoteFlow(service);
    expect(await screen.findByText("The first 1 of 3 employees.")).toBeVisible();
    await press(user, "Show all 3");
    await waitFor(() => expect(screen.queryByText(/^The first/)).toBeNull());
    const table = screen.getByRole("table", { name: /^For each employee/ });
    expect(within(table).getAllByRole("rowheader")).toHaveLength(3);
    expect(within(table).getAllByRole("rowheader", { name: /^Rowan Ellery \([123]\)/ })).toHaveLength(3);
    expect(service.network.sent("ListQuotedEmployees")).toHaveLength(1);
  });

  it("declines a quote only after a question, and asks again with the same choices", async () => {
    const service = await quoteAt("quote_available");
    const { user } = renderQuoteFlow(service);
    await press(user, "Decline this quote");
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Decline this quote" }));
    await title("This quote was declined");
    expect((await quoteOf(service)).status).toBe("rejected");
    await press(user, "Ask again with the same choices");
    expect(await title("Check your request")).toHaveFocus();
    expect(screen.getByText("You pay a percentage: 80%")).toBeInTheDocument();
    await press(user, "Ask for a quote");
    await title("A quote from Harbour Mutual");
    const [again, first] = await quotesOf(service);
    expect(again?.items).toEqual(first?.items);
  });

  it("begins anew where that is asked for, and with nothing chosen", async () => {
    const service = await quoteAt("rejected_by_insurer");
    const { user, unmount } = renderQuoteFlow(service);
    await press(user, "Ask for another quote");
    expect(await title("Which plan do you want to offer?")).toHaveFocus();
    expect(await screen.findByRole("radio", { name: "Anchor Modular Health" })).not.toBeChecked();
    unmount();
    renderQuoteFlow(await quoteAt("quote_available"), { quoteIntentId: null });
    await title("Which plan do you want to offer?");
  });

  it("shows the quote that is named, and follows a page that names the one just asked for", async () => {
    const service = await quoteAt("quote_available");
    const old = await quoteOf(service);
    const newer = await requestQuote(service);
    await service.force(newer.id, "rejected");
    const { user, show } = renderQuoteFlow(service, { quoteIntentId: old.id });
    await title("A quote from Harbour Mutual");
    await goToConsents(user);
    await tickAll(user);
    show({ quoteIntentId: newer.id });
    await press(user, "Ask again with the same choices");
    await press(user, "Ask for a quote");
    await title("A quote from Harbour Mutual");
    await goToConsents(user);
    await tickAll(user);
    // The page's address now names it: nothing is lost.
    show({ quoteIntentId: (await quoteOf(service)).id });
    expect(await screen.findByRole("button", { name: accept })).toBeInTheDocument();
  });

  it("renders on a server, and asks for nothing there", async () => {
    const service = await startEmployer();
    const { Wrapper } = pageOf(service);
    const html = renderToString(
      <Wrapper>
        <QuoteTexts messages={quoteEn}>
          <QuoteConsentFlow />
        </QuoteTexts>
      </Wrapper>,
    );
    expect(html).toContain("ek-skeleton");
    expect(service.network.requests).toHaveLength(0);
  });

  it("takes the level of its headings, and speaks Arabic to the service too", async () => {
    const service = await quoteAt("quote_available");
    renderQuoteFlow(service, { headingLevel: 4 }, { locale: "ar", messages: ar });
    expect(await title(/عرض سعر من/)).toHaveProperty("tagName", "H4");
    expect(service.network.requests.at(-1)?.language).toBe("ar");
  });
});
