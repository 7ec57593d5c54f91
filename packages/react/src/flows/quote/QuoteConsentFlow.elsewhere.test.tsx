import type { Group, Plan } from "@enrolkit/types";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { groupSelections, healthPlan } from "../../testing/catalogue.ts";
import { comeBack, movedOn, press, title } from "../../testing/page-actions.ts";
import { acceptQuote, quoteAt, quoteOf, startEmployer } from "../../testing/quote.ts";
import {
  chooseInPlan,
  goToConsents,
  payAPercentage,
  renderQuoteFlow,
  tickAll,
} from "../../testing/render-quote-flow.tsx";

beforeEach(() => sessionStorage.clear());

describe("QuoteConsentFlow, what was changed in another tab", () => {
  it("is said where the quote was accepted there", async () => {
    const service = await quoteAt("quote_available");
    const { user } = renderQuoteFlow(service);
    await goToConsents(user);
    await tickAll(user);
    await acceptQuote(service);
    await comeBack();
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
    await title("Your cover starts on 1 January 2027");
  });

  it("is said where the quote was declined there, after a reload too", async () => {
    const service = await quoteAt("quote_available");
    const { id } = await quoteOf(service);
    const first = renderQuoteFlow(service, { quoteIntentId: id });
    await goToConsents(first.user);
    first.unmount();
    await service.call("RejectGroupQuoteIntent", { params: { group_quote_intent_id: id } });
    renderQuoteFlow(service, { quoteIntentId: id });
    await title("This quote was declined");
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
  });
});

describe("QuoteConsentFlow, what was chosen and is no longer there", () => {
  /** Everything is chosen, and the page left. */
  async function leftAtCheck(): Promise<Awaited<ReturnType<typeof startEmployer>>> {
    const service = await startEmployer({ groups: ["Office", "Works"] });
    const { user, unmount } = renderQuoteFlow(service);
    await user.click(await screen.findByRole("checkbox", { name: "Office" }));
    await press(user, "Continue");
    await chooseInPlan(user);
    await payAPercentage(user, "80");
    await title("Check your request");
    unmount();
    return service;
  }

  function rewritePlans(
    { network }: Awaited<ReturnType<typeof startEmployer>>,
    rewrite: (plan: Plan) => Plan[],
  ): void {
    network.rewrites.set("ListPlans", ({ items }: { items: Plan[] }) => ({
      items: items.flatMap((plan) => (plan.id === healthPlan.id ? rewrite(plan) : [plan])),
    }));
  }

  it("is a plan: the page to choose it says so", async () => {
    const service = await leftAtCheck();
    rewritePlans(service, () => []);
    renderQuoteFlow(service);
    await title("Which plan do you want to offer?");
    await screen.findByText("The plan you chose for “Office” is no longer offered. Choose another one.");
  });

  it("is a group: the page to choose it says so", async () => {
    const service = await leftAtCheck();
    service.network.rewrites.set("ListGroups", ({ items }: { items: Group[] }) => ({
      items: [...items.filter(({ name }) => name !== "Office"), { ...items[0], id: `gr_${"0".repeat(32)}` }],
    }));
    renderQuoteFlow(service);
    await title("Which groups is it for?");
    await screen.findByText("The group you chose no longer exists. Choose another one.");
  });

  it("is a way to share the cost: the page to choose it says so", async () => {
    const service = await leftAtCheck();
    rewritePlans(service, (plan) => [{ ...plan, supported_cost_sharing_types: ["full_coverage"] }]);
    renderQuoteFlow(service);
    await title("Share the cost");
    await screen.findByText(
      "The plan for “Office” no longer allows the cost sharing you chose. Choose again.",
    );
  });

  it("is an option for the group: the page to choose it says so, and it is not asked for", async () => {
    const service = await leftAtCheck();
    const gone = groupSelections[healthPlan.id]?.[0]?.options[0]?.sub_options?.[0]?.option_id ?? "";
    const without = (options: Plan["coverage_configurations"][number]["options"]): typeof options =>
      options
        .filter(({ id }) => id !== gone)
        .map((option) => ({ ...option, sub_options: option.sub_options && without(option.sub_options) }));
    rewritePlans(service, (plan) => [
      {
        ...plan,
        coverage_configurations: plan.coverage_configurations.map((one) => ({
          ...one,
          options: without(one.options),
        })),
      },
    ]);
    const { user } = renderQuoteFlow(service);
    await title("Set the group’s cover");
    await screen.findByText("Your choice for “Core cover” is no longer available. Choose again.");
    await press(user, "Continue");
    await screen.findByRole("region", { name: /There is a problem|to continue/ });
    expect(service.network.sent("CreateGroupQuoteIntent")).toHaveLength(0);
  });
});
