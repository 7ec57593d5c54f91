import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { insured, policyOf } from "../../testing/amendment.ts";
import { enrolmentAt, enrolmentOf, healthAndLife } from "../../testing/enrolment.ts";
import { problem } from "../../testing/network.ts";
import { choose, enterDate, press, title, watchMovedOn } from "../../testing/page-actions.ts";
import { partner } from "../../testing/people.ts";
import { quoteAt, quoteOf, requestQuote, startEmployer } from "../../testing/quote.ts";
import { begin, chooseReason } from "../../testing/render-amendment-flow.tsx";
import { chooseCover, chooseExcessAndCancer } from "../../testing/render-enrolment-flow.tsx";
import { renderPage } from "../../testing/render-page.tsx";
import { chooseInPlan, payAPercentage } from "../../testing/render-quote-flow.tsx";
import { TestService } from "../../testing/test-service.ts";
import { EnrolmentFlow, type EnrolmentFlowProps } from "../enrolment/EnrolmentFlow.tsx";
import { PolicyAmendmentFlow } from "../amendment/PolicyAmendmentFlow.tsx";
import { QuoteConsentFlow } from "../quote/QuoteConsentFlow.tsx";
import type { FlowSettings } from "./flow-settings.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => history.replaceState(null, "", "/"));

const enrolment = (service: TestService, settings: Partial<EnrolmentFlowProps>) => (
  <EnrolmentFlow employeeId={service.employeeId} groupId={service.groupId} {...settings} />
);

describe("a flow begins at a step", () => {
  it.each([
    ["cover", "coverage_options_required", "Choose your cover"],
    ["check", "coverage_options_required", "Choose your cover"],
    ["opening", "pending_confirmation", "Your benefits"],
    ["cover", "pending_confirmation", "Who should be covered?"],
    ["family", "pending_confirmation", "Who should be covered?"],
    ["check", "pending_confirmation", "Check and enrol"],
    ["waiting", "pending_confirmation", "Check and enrol"],
    ["cover", "enrolled", "You are covered from 1 January 2027"],
  ] as const)("%s, as far as it can be reached in %s", async (initialStep, status, name) => {
    const service = await enrolmentAt(status);
    renderPage(enrolment(service, { initialStep }), service);
    await title(name);
    // Nothing is sent for it.
    expect(service.network.sent("UpdateEnrolmentIntent")).toHaveLength(0);
  });

  it("that names beneficiaries, where they are asked for", async () => {
    const service = await enrolmentAt("pending_confirmation", {
      group_policies: healthAndLife,
      persons: [partner],
      covered: [],
    });
    renderPage(enrolment(service, { initialStep: "beneficiaries" }), service);
    await title("Who should receive your life cover?");
  });

  it("or at Check, where none are", async () => {
    const service = await enrolmentAt("pending_confirmation");
    const { events } = renderPage(enrolment(service, { initialStep: "beneficiaries" }), service);
    await title("Check and enrol");
    await waitFor(() => expect(events).toContainEqual(expect.objectContaining({ step: "check" })));
  });

  it("after what the person has left off at", async () => {
    const service = await enrolmentAt("pending_confirmation");
    const first = renderPage(enrolment(service, {}), service);
    await press(userEvent.setup(), "Continue where you left off");
    await title("Who should be covered?");
    first.unmount();
    renderPage(enrolment(service, { initialStep: "opening" }), service);
    await title("Who should be covered?");
  });

  it("once: what comes next is the person's", async () => {
    const service = await TestService.start();
    const user = userEvent.setup();
    renderPage(enrolment(service, { initialStep: "cover" }), service);
    await press(user, "Start");
    await title("Choose your cover");
    await press(user, "Back");
    await title("Your benefits");
  });

  it("that cannot be reached yet is not jumped to while the person chooses", async () => {
    const user = userEvent.setup();
    const employee = await insured();
    const { id } = await policyOf(employee);
    renderPage(<PolicyAmendmentFlow policyId={id} initialStep="check" />, employee);
    const [first] = await screen.findAllByRole("radio");
    if (first) await user.click(first);
    await title("Your cover in detail");
  });

  it("of a quote and of a change to a policy", async () => {
    const service = await quoteAt("quote_available");
    const quote = renderPage(<QuoteConsentFlow initialStep="check" />, service);
    await title("Read and accept");
    quote.unmount();
    const employee = await insured();
    const { id } = await policyOf(employee);
    renderPage(<PolicyAmendmentFlow policyId={id} initialStep="check" />, employee);
    await title("Your cover in detail");
  });
});

/** The browser's Back and Forward. Resolves once the page has heard of it. */
async function go(by: number): Promise<void> {
  await act(async () => {
    const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.go(by);
    await popped;
  });
}

/** Resolves once the entry is that of a step: what is being sent is waited for. */
async function entryOf(step: string): Promise<void> {
  await waitFor(() => expect(history.state).toMatchObject({ enrolkit: { step } }));
}

describe("a flow in the history", () => {
  it("goes back with the browser, and loses nothing", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const user = userEvent.setup();
    const isSaid = watchMovedOn();
    history.replaceState({ router: 1 }, "", "/benefits?tab=2");
    renderPage(enrolment(service, { navigation: "history" }), service);
    await press(user, "Start");
    await chooseCover(user);
    await entryOf("cover-2");
    await go(-1);
    expect(await title("Choose your cover Page 1 of 2")).toHaveFocus();
    await go(-1);
    await title("Your benefits");
    await go(1);
    await title("Choose your cover Page 1 of 2");
    expect(screen.getByRole("radio", { name: "£250" })).toBeChecked();
    await go(1);
    expect(await title("Choose your cover Page 2 of 2")).toHaveFocus();
    expect(screen.getByRole("checkbox", { name: "Eye test" })).toBeChecked();
    await press(user, "Continue");
    await choose(user, "Only me");
    await press(user, "Continue");
    expect(await title("Check and enrol")).toHaveFocus();
    await entryOf("check");
    await go(-1);
    await title("Who should be covered?");
    await go(-1);
    // Cover is chosen anew, as with our own Back.
    await title("Choose your cover Page 2 of 2");
    expect((await enrolmentOf(service)).status).toBe("coverage_options_required");
    await go(-1);
    await title("Choose your cover Page 1 of 2");
    expect(screen.getByRole("radio", { name: "£250" })).toBeChecked();
    expect(location.href).toMatch(/\/benefits\?tab=2$/);
    expect(history.state).toMatchObject({ router: 1 });
    expect(isSaid()).toBe(false);
  });

  it("stays at what can be reached", async () => {
    const service = await enrolmentAt("pending_confirmation");
    const user = userEvent.setup();
    renderPage(enrolment(service, { navigation: "history" }), service);
    await press(user, "Continue where you left off");
    await choose(user, "Only me");
    await press(user, "Continue");
    await press(user, /Enrol from/);
    await title("You are covered from 1 January 2027");
    await waitFor(() => expect(history.state).toMatchObject({ enrolkit: { step: "done" } }));
    await go(-1);
    await title("You are covered from 1 January 2027");
    await waitFor(() => expect(history.state).toMatchObject({ enrolkit: { step: "done" } }));
  });

  it("leads through a new quote", async () => {
    const service = await startEmployer();
    const user = userEvent.setup();
    renderPage(<QuoteConsentFlow navigation="history" />, service);
    await chooseInPlan(user);
    await payAPercentage(user, "80");
    await title("Check your request");
    await entryOf("check");
    await go(-1);
    await title("Share the cost");
    expect(screen.getByLabelText("Your share")).toHaveValue("80");
    await go(-1);
    await title("Set the group’s cover");
    await go(-1);
    await title("Which plan do you want to offer?");
    await go(3);
    await title("Check your request");
    await press(user, "Ask for a quote");
    await title("A quote from Harbour Mutual");
    await entryOf("opening");
    await press(user, "Review terms");
    await title("Read and accept");
    await entryOf("check");
    await go(-1);
    await title("A quote from Harbour Mutual");
    // The last look before the request is not that before the acceptance.
    await go(-1);
    await title("A quote from Harbour Mutual");
  });

  it("leads through a change to a policy", async () => {
    const service = await insured();
    const user = userEvent.setup();
    const { id } = await policyOf(service);
    renderPage(<PolicyAmendmentFlow policyId={id} navigation="history" />, service);
    await begin(user, "Change who is covered");
    await chooseReason(user, "A baby");
    await title("When was the baby born?");
    await entryOf("cover-2");
    await go(-1);
    await title("What has changed?");
    await go(-1);
    await title("Your cover in detail");
    await go(1);
    await title("What has changed?");
    expect(await screen.findByRole("radio", { name: "A baby" })).toBeChecked();
    await go(1);
    await title("When was the baby born?");
    await enterDate(user, "2027-02-20");
    await press(user, "Continue");
    await title("Who should be covered from now on?");
    await entryOf("family");
    await go(-1);
    await title("When was the baby born?");
    expect(screen.getByLabelText("Day")).toHaveValue("20");
  });

  it("leads to what happened from a change that has no day", async () => {
    const service = await insured({ today: "2027-01-10" });
    const user = userEvent.setup();
    const { id } = await policyOf(service);
    renderPage(<PolicyAmendmentFlow policyId={id} navigation="history" />, service);
    await begin(user, "Change who is covered");
    await chooseReason(user, "No special reason");
    await title("Who should be covered from now on?");
    await entryOf("family");
    await go(-1);
    await title("What has changed?");
  });

  it.each([
    ["another kind", (service: TestService) => `quote ${service.groupId}`],
    ["another employee", (service: TestService) => `enrolment ee_other ${service.groupId}`],
    ["another group", (service: TestService) => `enrolment ${service.employeeId} gr_other`],
  ])("leaves entries of a flow of %s as they are", async (_, flowOf) => {
    const service = await enrolmentAt("pending_confirmation");
    const user = userEvent.setup();
    const other = { enrolkit: { flow: flowOf(service), step: "cover", intentId: null } };
    history.replaceState(other, "");
    renderPage(enrolment(service, { navigation: "history" }), service);
    await title("Your benefits");
    await entryOf("opening");
    history.pushState(other, "");
    history.pushState(null, "");
    await press(user, "Continue where you left off");
    await title("Who should be covered?");
    await entryOf("family");
    await go(-2);
    expect(history.state).toEqual(other);
    expect(screen.getByRole("heading", { name: "Who should be covered?" })).toBeVisible();
    expect(service.network.sent("UpdateEnrolmentIntent")).toHaveLength(0);
  });

  it("leaves nothing behind, and writes nothing where it is not asked to", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const remove = vi.spyOn(globalThis, "removeEventListener");
    const push = vi.spyOn(history, "pushState");
    const user = userEvent.setup();
    const plain = renderPage(enrolment(service, {}), service);
    await press(user, "Start");
    await title("Choose your cover");
    plain.unmount();
    expect(push).not.toHaveBeenCalled();
    expect(history.state).toBeNull();
    const synced = renderPage(enrolment(service, { navigation: "history" }), service);
    await waitFor(() => expect(history.state).toMatchObject({ enrolkit: { step: "cover" } }));
    synced.unmount();
    expect(remove.mock.calls.map(([name]) => name)).toContain("popstate");
    vi.restoreAllMocks();
  });
});

/** A page whose router holds the step, and is as late as a test says. */
function routed(render: (settings: FlowSettings) => ReactNode, first: string | null = null) {
  const entries: (string | null)[] = [first];
  const calls: [step: string, replace: boolean][] = [];
  let address = first;
  let show: (step: string | null) => void = () => {};
  function Page(): ReactNode {
    const [step, setStep] = useState(first);
    show = setStep;
    address = step;
    return render({
      navigation: {
        step,
        onStepChange(next, { replace }) {
          calls.push([next, replace]);
          if (replace) entries.pop();
          entries.push(next);
          setTimeout(() => act(() => setStep(next)), 20);
        },
      },
    });
  }
  return {
    page: <Page />,
    entries,
    calls,
    /** The step that the page has in its address now. */
    address: () => address,
    async back() {
      entries.pop();
      await act(async () => show(entries.at(-1) ?? null));
    },
  };
}

describe("a flow in the page's router", () => {
  it("has an entry for each step, and none to wait at", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const user = userEvent.setup();
    const router = routed((settings) => enrolment(service, settings));
    renderPage(router.page, service);
    await press(user, "Start");
    await chooseCover(user);
    await press(user, "Continue");
    await choose(user, "Only me");
    await press(user, "Continue");
    await title("Check and enrol");
    await waitFor(() => expect(router.entries).toEqual(["opening", "cover", "cover-2", "family", "check"]));
    await waitFor(() => expect(router.address()).toBe("check"));
    await router.back();
    await title("Who should be covered?");
    await choose(user, "Only me");
    await press(user, "Continue");
    await press(user, /Enrol from/);
    await title("You are covered from 1 January 2027");
    await waitFor(() =>
      expect(router.entries).toEqual(["opening", "cover", "cover-2", "family", "check", "done"]),
    );
  });

  it("has none for what is left for good", async () => {
    const service = await enrolmentAt("action_required", { employee: { last_name: "Evidence" } });
    const user = userEvent.setup();
    const router = routed((settings) => enrolment(service, settings));
    renderPage(router.page, service);
    await press(user, "Start");
    await waitFor(() => expect(router.entries).toEqual(["opening", "beneficiaries"]));
    await choose(user, "No");
    await press(user, "Send");
    await title("Choose your cover");
    await waitFor(() => expect(router.entries).toEqual(["opening", "cover"]));
  });

  it("follows the address it begins with, before what was left off at", async () => {
    const service = await enrolmentAt("pending_confirmation");
    const first = renderPage(enrolment(service, { initialStep: "family" }), service);
    await title("Who should be covered?");
    first.unmount();
    const router = routed((settings) => enrolment(service, settings), "opening");
    renderPage(router.page, service);
    await title("Your benefits");
    expect(router.calls).toEqual([]);
  });

  it("follows the address of a later page, as far as what is before it is chosen", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const user = userEvent.setup();
    const early = routed((settings) => enrolment(service, settings), "cover-2");
    const first = renderPage(early.page, service);
    await title("Choose your cover Page 1 of 2");
    await waitFor(() => expect(early.calls).toEqual([["cover", true]]));
    await chooseExcessAndCancer(user);
    first.unmount();
    const router = routed((settings) => enrolment(service, settings), "cover-2");
    const second = renderPage(router.page, service);
    await title("Choose your cover Page 2 of 2");
    expect(router.calls).toEqual([]);
    second.unmount();
    // A reload leads to where the person left off.
    renderPage(enrolment(service, {}), service);
    await title("Choose your cover Page 2 of 2");
  });

  it("has an address for each page of a new quote, also after a reload", async () => {
    const service = await startEmployer();
    const user = userEvent.setup();
    const router = routed((settings) => <QuoteConsentFlow {...settings} />);
    const first = renderPage(router.page, service);
    await chooseInPlan(user);
    await payAPercentage(user, "80");
    await title("Check your request");
    await waitFor(() => expect(router.entries).toEqual(["opening", "cover", "cover-2", "check"]));
    await waitFor(() => expect(router.address()).toBe("check"));
    first.unmount();
    for (const [address, name] of [
      ["opening", "Which plan do you want to offer?"],
      ["cover", "Set the group’s cover"],
      ["cover-2", "Share the cost"],
    ] as const) {
      const again = routed((settings) => <QuoteConsentFlow {...settings} />, address);
      const shown = renderPage(again.page, service);
      await title(name);
      expect(again.calls).toEqual([]);
      shown.unmount();
    }
    // There is no such page.
    const none = routed((settings) => <QuoteConsentFlow {...settings} />, "cover-3");
    renderPage(none.page, service);
    await title("Set the group’s cover");
    await waitFor(() => expect(none.calls).toEqual([["cover", true]]));
  });

  it("names the pages of each group of a quote", async () => {
    const service = await startEmployer({ groups: ["Office", "Works"] });
    const user = userEvent.setup();
    const router = routed((settings) => <QuoteConsentFlow {...settings} />);
    renderPage(router.page, service);
    for (const name of [/Office/, /Works/]) await user.click(await screen.findByRole("checkbox", { name }));
    await press(user, "Continue");
    await chooseInPlan(user);
    await payAPercentage(user, "80");
    await waitFor(() =>
      expect(router.entries).toEqual(["opening", "opening-2", "cover", "cover-2", "cover-3"]),
    );
    await waitFor(() => expect(router.address()).toBe("cover-3"));
    for (const name of ["Share the cost", "Set the group’s cover", "Which plan do you want to offer?"]) {
      await router.back();
      await title(name);
    }
    await router.back();
    await waitFor(() => expect(router.address()).toBe("opening"));
    await title("Which groups is it for?");
  });

  it.each(["done", "cover", "cover-2", "cover-9", "family-2", "somewhere"])(
    "corrects an address that cannot be reached: %s",
    async (step) => {
      const service = await enrolmentAt("pending_confirmation");
      const router = routed((settings) => enrolment(service, { ...settings, initialStep: "check" }), step);
      renderPage(router.page, service);
      const shown = /cover|family/.test(step) ? "family" : "check";
      await waitFor(() => expect(router.entries).toEqual([shown]));
      expect(router.calls.every(([, replace]) => replace)).toBe(true);
      expect(service.network.sent("UpdateEnrolmentIntent")).toHaveLength(0);
    },
  );

  it("does not lead from a quote to the last look before its request", async () => {
    const service = await startEmployer();
    const user = userEvent.setup();
    const router = routed((settings) => <QuoteConsentFlow {...settings} />);
    renderPage(router.page, service);
    await chooseInPlan(user);
    await payAPercentage(user, "80");
    await title("Check your request");
    await waitFor(() => expect(router.address()).toBe("check"));
    await press(user, "Ask for a quote");
    await title("A quote from Harbour Mutual");
    await waitFor(() => expect(router.address()).toBe("opening"));
    await press(user, "Review terms");
    await title("Read and accept");
    await waitFor(() => expect(router.address()).toBe("check"));
    await router.back();
    await title("A quote from Harbour Mutual");
    expect(router.address()).toBe("opening");
    await router.back();
    await waitFor(() => expect(router.calls.at(-1)).toEqual(["opening", true]));
    await waitFor(() => expect(router.address()).toBe("opening"));
    await title("A quote from Harbour Mutual");
    expect(screen.queryByRole("heading", { name: "Read and accept" })).toBeNull();
  });

  it("does not lead from one quote to the acceptance of another", async () => {
    const service = await quoteAt("quote_available");
    const { id: first } = await quoteOf(service);
    const user = userEvent.setup();
    let show: (id: string | null) => void = () => {};
    function Page({ settings }: { settings: FlowSettings }): ReactNode {
      const [id, setId] = useState<string | null>(first);
      show = setId;
      return <QuoteConsentFlow {...settings} quoteIntentId={id} />;
    }
    const router = routed((settings) => <Page settings={settings} />);
    renderPage(router.page, service);
    await press(user, "Review terms");
    await title("Read and accept");
    await waitFor(() => expect(router.entries).toEqual(["opening", "check"]));
    await waitFor(() => expect(router.address()).toBe("check"));
    const { id: second } = await requestQuote(service);
    await service.force(second, "quote_available");
    await act(async () => show(second));
    await title("A quote from Harbour Mutual");
    await waitFor(() => expect(router.address()).toBe("opening"));
    await router.back();
    await waitFor(() => expect(router.address()).toBe("opening"));
    await title("A quote from Harbour Mutual");
    expect(screen.queryByRole("heading", { name: "Read and accept" })).toBeNull();
  });

  it.each([
    [
      "throws",
      (): never => {
        throw new Error("the host's router");
      },
    ],
    ["rejects", () => Promise.reject(new Error("the host's router")) as unknown as undefined],
  ])("that %s is reported, and the person goes on", async (_, onStepChange) => {
    const service = await enrolmentAt("coverage_options_required");
    const user = userEvent.setup();
    const navigation = { step: null, onStepChange: vi.fn(onStepChange) };
    const { errors } = renderPage(enrolment(service, { navigation }), service);
    await title("Your benefits");
    await waitFor(() => expect(errors).toMatchObject([{ message: "the host's router" }]));
    await press(user, "Start");
    await title("Choose your cover");
    await waitFor(() => expect(errors).toHaveLength(2));
    expect(navigation.onStepChange.mock.calls.map(([step]: unknown[]) => step)).toEqual(["opening", "cover"]);
  });

  it("stays where it was when going back fails, and the address too", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const user = userEvent.setup();
    const router = routed((settings) => enrolment(service, settings));
    renderPage(router.page, service);
    await press(user, "Start");
    await chooseCover(user);
    await press(user, "Continue");
    await title("Who should be covered?");
    await waitFor(() => expect(router.entries).toEqual(["opening", "cover", "cover-2", "family"]));
    await screen.findByRole("radio", { name: "Only me" });
    await waitFor(() => expect(router.address()).toBe("family"));
    service.network.mishaps.set("UpdateEnrolmentIntent", [problem("forbidden")]);
    await router.back();
    await screen.findByText(/You don’t have access to this page/);
    await waitFor(() => expect(router.entries).toEqual(["opening", "cover", "family"]));
    await title("Who should be covered?");
  });
});
