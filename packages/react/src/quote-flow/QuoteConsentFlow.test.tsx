import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { quoteEn } from "../messages/quote/en.ts";
import { QuoteTexts } from "../messages/quote/QuoteTexts.tsx";
import { createFakeService, type FakeService } from "../testing/fake-service.ts";
import { renderWithService } from "../testing/render-with-service.tsx";
import { QuoteConsentFlow, type QuoteConsentFlowProps } from "./QuoteConsentFlow.tsx";

beforeEach(() => sessionStorage.clear());

function renderFlow(service: FakeService, props: QuoteConsentFlowProps = {}) {
  const user = userEvent.setup();
  const flow = (
    <QuoteTexts messages={quoteEn}>
      <QuoteConsentFlow {...props} />
    </QuoteTexts>
  );
  return { ...renderWithService(flow, service), user };
}

type User = ReturnType<typeof userEvent.setup>;
const title = (name: string | RegExp) => screen.findByRole("heading", { name }, { timeout: 4000 });
const press = (user: User, name: string | RegExp) =>
  screen.findByRole("button", { name }, { timeout: 4000 }).then((button) => user.click(button));

describe("QuoteConsentFlow, the way through", () => {
  it("leads an employer from nothing to a group policy with a receipt", { timeout: 60_000 }, async () => {
    const service = createFakeService();
    const { user, events } = renderFlow(service);
    await title("Which plan do you offer?");
    await user.click(await screen.findByRole("radio", { name: /Anchor Modular Health/ }));
    await press(user, "Continue");
    expect(await title("What do you choose for the group?")).toHaveFocus();
    await user.click(await screen.findByRole("radio", { name: "Treatment and diagnostics" }));
    await user.click(await screen.findByRole("radio", { name: "Standard out-patient" }));
    await user.click(screen.getByRole("radio", { name: "National network" }));
    await press(user, "Continue");
    expect(await title("Who pays what?")).toHaveFocus();
    await user.click(await screen.findByRole("radio", { name: "You pay a percentage of everything" }));
    await user.type(await screen.findByLabelText("Your share"), "80");
    await press(user, "Continue");
    expect(await title("Check what you ask for")).toHaveFocus();
    await press(user, "Ask for a quote");
    expect(await title("A quote from Harbour Mutual")).toHaveFocus();
    await press(user, "Read what you agree to");
    expect(await title("Read and accept")).toHaveFocus();
    for (const box of await screen.findAllByRole("checkbox", { name: /^We / })) await user.click(box);
    await press(user, "Accept, with cover from 1 January 2027");
    expect(await title("Your cover starts on 1 January 2027")).toHaveFocus();
    expect(events.filter(({ type }) => type === "completed")).toHaveLength(1);
  });
});
