import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { press, title } from "../../testing/page-actions.ts";
import { acceptedAt, quoteAt, quotesOf, requestQuote } from "../../testing/quote.ts";
import { renderQuoteFlow } from "../../testing/render-quote-flow.tsx";

beforeEach(() => sessionStorage.clear());

describe("QuoteConsentFlow, comparing shares", () => {
  it("keeps what was chosen, goes back to the quote, and shows the new one beside the old one", async () => {
    const service = await quoteAt("quote_available");
    const { user } = renderQuoteFlow(service);
    await title("A quote from Harbour Mutual");
    const stays =
      /^Your quote stays as it is\. The new one will be shown beside it, and you can accept either\.$/;
    expect(await screen.findByText(stays)).toBeVisible();
    await press(user, "Get a quote with another share");
    expect(await title("Share the cost")).toHaveFocus();
    expect(screen.getByText(stays)).toBeVisible();
    await press(user, "Back to your quote");
    expect(await title("A quote from Harbour Mutual")).toHaveFocus();
    expect(screen.queryByRole("table", { name: "Compare your quotes" })).toBeNull();

    await press(user, "Get a quote with another share");
    await title("Share the cost");
    await user.click(await screen.findByRole("radio", { name: "You pay for the employee alone" }));
    await press(user, "Continue");
    await title("Check your request");
    await press(user, "Ask for a quote");
    await title("A quote from Harbour Mutual");
    const table = await screen.findByRole("table", { name: "Compare your quotes" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["You pay for the employee aloneThis quote", expect.stringMatching(/^80%Quote of /)]);
    expect(within(table).getByRole("cell", { name: "You pay for the employee alone" })).toBeVisible();
    const quotes = await quotesOf(service);
    expect(quotes.map(({ status }) => status)).toEqual(["quote_available", "quote_available"]);
    const [chosen, before] = quotes.map(({ items }) => items[0]?.levels[0]?.coverage_selections);
    expect(chosen).toEqual(before);

    await user.click(within(table).getByRole("button", { name: "View quote: 80%" }));
    await title("A quote from Harbour Mutual");
    const other = await screen.findByRole("table", { name: "Compare your quotes" });
    expect(within(other).getAllByRole("columnheader")[0]).toHaveTextContent("80%This quote");
    expect(within(other).getAllByRole("cell", { name: /^You pay/ })[0]).not.toHaveTextContent(
      "You pay for the employee alone",
    );
  });

  it("names quotes side by side by their most for each employee", async () => {
    const service = await quoteAt("quote_available");
    const { user } = renderQuoteFlow(service);
    await title("A quote from Harbour Mutual");
    await press(user, "Get a quote with another share");
    await title("Share the cost");
    await user.click(await screen.findByRole("radio", { name: "You pay up to a fixed amount a month" }));
    await user.type(await screen.findByLabelText(/^Amount a month/), "60");
    await press(user, "Continue");
    await title("Check your request");
    const sharing = "You pay up to £60.00 a month for each employee";
    expect(screen.getByText(sharing)).toBeVisible();
    await press(user, "Ask for a quote");
    await title("A quote from Harbour Mutual");
    const table = await screen.findByRole("table", { name: "Compare your quotes" });
    expect(within(table).getAllByRole("columnheader")[0]).toHaveTextContent(
      "Up to £60.00 for each employeeThis quote",
    );
    expect(within(table).getByRole("cell", { name: sharing })).toBeVisible();
  });

  it("says what an acceptance replaces, on the quote and where it is accepted", async () => {
    const service = await acceptedAt("policy_created");
    const { id } = await requestQuote(service);
    await service.force(id, "quote_available");
    const { user } = renderQuoteFlow(service);
    await title("A quote from Harbour Mutual");
    const said =
      /^This replaces .?Anchor Modular Health.? for .?Office.? as soon as the cover is set up. Employees who are already covered keep their cover.$/u;
    expect(await screen.findByText(said)).toBeVisible();
    await press(user, "Review terms");
    await title("Read and accept");
    expect(await screen.findByText(said)).toBeVisible();
  });

  it("replaces nothing where the group has no policy yet", async () => {
    const service = await quoteAt("quote_available");
    renderQuoteFlow(service);
    await title("A quote from Harbour Mutual");
    await waitFor(() => expect(service.network.sent("ListGroupPolicies")).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole("button", { name: "Review terms" })).toBeVisible());
    expect(screen.queryByText(/This replaces/)).toBeNull();
  });

  it("compares with none that was accepted", async () => {
    const service = await acceptedAt("policy_created");
    await requestQuote(service);
    renderQuoteFlow(service);
    await title("A quote from Harbour Mutual");
    await waitFor(() => expect(service.network.sent("ListGroupPolicyIntents").length).toBeGreaterThan(1));
    expect(screen.queryByRole("table", { name: "Compare your quotes" })).toBeNull();
  });
});
