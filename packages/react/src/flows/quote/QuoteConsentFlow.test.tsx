import type { ConsentStatement, GroupPolicyIntent, GroupQuoteIntent } from "@enrolkit/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { quoteAr } from "../../messages/ar/quote.ts";
import { quoteEn } from "../../messages/en/quote.ts";
import { ar } from "../../messages/ar/core.ts";
import type { EnrolkitProviderProps } from "../../provider/EnrolkitProvider.tsx";
import { groupSelections, healthPlan } from "../../testing/catalogue.ts";
import { presentQuote, requirementOf, statementsOf } from "../../testing/fake-quotes.ts";
import { createFakeService, type FakeService } from "../../testing/fake-service.ts";
import { newId, type PolicyIntentRow, type QuoteRow, type WorldOptions } from "../../testing/fake-world.ts";
import { Refusal } from "../../testing/problem.ts";
import { renderWithService, serviceAround } from "../../testing/render-with-service.tsx";
import { QuoteConsentFlow, type QuoteConsentFlowProps } from "./QuoteConsentFlow.tsx";
import { QuoteTexts } from "../../messages/PartTexts.tsx";

beforeEach(() => sessionStorage.clear());

type User = ReturnType<typeof userEvent.setup>;

function renderFlow(
  service: FakeService,
  props: QuoteConsentFlowProps = {},
  provider: Partial<EnrolkitProviderProps> = {},
) {
  const user = userEvent.setup();
  const flow = (given: QuoteConsentFlowProps) => (
    <QuoteTexts messages={provider.locale === "ar" ? quoteAr : quoteEn}>
      <QuoteConsentFlow {...given} />
    </QuoteTexts>
  );
  const rendered = renderWithService(flow(props), service, provider);
  return { ...rendered, user, show: (next: QuoteConsentFlowProps) => rendered.rerender(flow(next)) };
}

const title = (name: string | RegExp) => screen.findByRole("heading", { name }, { timeout: 4000 });
const press = (user: User, name: string | RegExp) =>
  screen.findByRole("button", { name }, { timeout: 4000 }).then((button) => user.click(button));
const boxes = () => screen.findAllByRole("checkbox", { name: /^We |^Changed/ });
const comeBack = () =>
  act(async () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** A service whose employer has asked for a quote that has got as far as this. */
function serviceAt(
  status: GroupQuoteIntent["status"],
  policy?: GroupPolicyIntent["status"],
  options: WorldOptions = {},
): FakeService {
  const service = createFakeService(options);
  const { world } = service;
  const row: QuoteRow = {
    id: newId("gqi"),
    status,
    several: false,
    expected_start_date: null,
    items: [
      {
        benefit_type: "health_insurance",
        ref: null,
        levels: [
          {
            group_id: world.groupId,
            plan_id: healthPlan.id,
            cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
            coverage_selections: groupSelections[healthPlan.id] ?? [],
          },
        ],
      },
    ],
  };
  world.quotes.push(row);
  if (policy !== undefined) {
    world.policyIntents.push({
      id: newId("gpi"),
      quote_intent_id: row.id,
      status: policy,
      policyIds: [],
      enrol: false,
    });
  }
  return service;
}

const quoteOf = ({ world }: FakeService): QuoteRow => world.quotes[0]!;
const policyOf = ({ world }: FakeService): PolicyIntentRow => world.policyIntents[0]!;

/** The plan as it is imported anew, with another wording of a statement. */
function reword(service: FakeService, index: number, text: string): ConsentStatement {
  const statements = structuredClone(statementsOf(service.world, quoteOf(service)));
  const changed = { id: newId("cst"), text, links: [] };
  statements[index] = changed;
  service.world.statements.set(healthPlan.id, statements);
  return changed;
}

async function chooseInPlan(user: User): Promise<void> {
  await user.click(await screen.findByRole("radio", { name: /Anchor Modular Health/ }));
  await press(user, "Continue");
  await title("What do you choose for the group?");
  await user.click(await screen.findByRole("radio", { name: "Treatment and diagnostics" }));
  await user.click(await screen.findByRole("radio", { name: "Standard out-patient" }));
  await user.click(screen.getByRole("radio", { name: "National network" }));
  await press(user, "Continue");
  await title("Who pays what?");
}

async function payAPercentage(user: User, percentage: string): Promise<void> {
  await user.click(await screen.findByRole("radio", { name: "You pay a percentage of everything" }));
  await user.type(await screen.findByLabelText("Your share"), percentage);
  await press(user, "Continue");
}

async function goToConsents(user: User): Promise<void> {
  await press(user, "Read what you agree to");
  await title("Read and accept");
}

async function tickAll(user: User): Promise<void> {
  for (const box of await boxes()) if (!(box as HTMLInputElement).checked) await user.click(box);
}

const accept = "Accept, with cover from 1 January 2027";

describe("QuoteConsentFlow, every state has its page", () => {
  it.each([
    ["quote_available", "A quote from Harbour Mutual"],
    ["rejected", "This quote was declined"],
    ["rejected_by_insurer", "The insurer makes no quote for this"],
    ["quote_expired", "This quote has expired"],
    ["paused_by_moon" as GroupQuoteIntent["status"], "There is news on your quote"],
  ] as const)("of a quote: %s", async (status, name) => {
    renderFlow(serviceAt(status));
    await title(name);
  });

  it.each([
    ["expired", "The time to set up cover has run out"],
    ["provider_rejected", "The insurer did not take on this cover"],
    ["manual_renewal_gathering_required", "The insurer renews this by hand"],
    ["paused_by_moon" as GroupPolicyIntent["status"], "There is news on your quote"],
  ] as const)("of what was accepted: %s", async (status, name) => {
    renderFlow(serviceAt("quote_available", status));
    await title(name);
    expect(await screen.findByRole("link", { name: /Call \+44 2079460120/ })).toBeInTheDocument();
  });

  it.each([
    ["processing", undefined, "We are preparing your request"],
    ["awaiting_quote", undefined, "Harbour Mutual is working out your quote"],
    ["quote_available", "processing", "Harbour Mutual is setting up your cover"],
    ["quote_available", "pending_provider_approval", "Harbour Mutual is looking at your request"],
  ] as const)("while it waits: %s, %s", async (status, policy, name) => {
    const service = serviceAt(status, policy);
    service.world.held = true;
    renderFlow(service);
    await title(name);
    expect(screen.getByText("You may close this page. Nothing is lost.")).toBeInTheDocument();
  });

  it("asks what the insurer asks, in its words, and goes on by itself", async () => {
    const service = serviceAt("processing");
    service.world.insurer = "asks";
    const { user } = renderFlow(service);
    await title("The insurer has a question");
    expect(screen.getByText("It wants to know who insured your employees until now.")).toBeInTheDocument();
    await user.type(await screen.findByLabelText("Insurer until now"), "Nobody");
    await press(user, "Send answers");
    await title("A quote from Harbour Mutual");
    expect(service.sent("AnswerRequirement")).toHaveLength(1);
  });

  it("asks the same of what was accepted", async () => {
    const service = serviceAt("quote_available", "action_required");
    service.world.insurer = "asks later";
    requirementOf(service.world, policyOf(service).id);
    const { user } = renderFlow(service);
    await title("The insurer has a question");
    await user.type(await screen.findByLabelText("Insurer until now"), "Nobody");
    await press(user, "Send answers");
    await title("Your cover starts on 1 January 2027");
  });

  it("no group, and no way on", async () => {
    const service = createFakeService({ groups: [] });
    renderFlow(service);
    await title("There is no group to insure yet");
  });

  it("what cannot be read is said, and read again", async () => {
    const service = createFakeService();
    service.mishaps.set("ListGroupQuoteIntents", [new Refusal("forbidden"), new Refusal("forbidden")]);
    renderFlow(service);
    await screen.findByText(/You may not see this here/);
    await comeBack();
    await comeBack();
    await title("Which plan do you offer?");
  });
});

describe("QuoteConsentFlow, the way through", () => {
  it("leads an employer from nothing to a group policy with a receipt", { timeout: 60_000 }, async () => {
    const service = createFakeService();
    const { user, events } = renderFlow(service);
    await title("Which plan do you offer?");
    await chooseInPlan(user);
    expect(await title("Who pays what?")).toHaveFocus();
    await payAPercentage(user, "80");
    expect(await title("Check what you ask for")).toHaveFocus();
    expect(screen.getByText("You pay a percentage of everything: 80%")).toBeInTheDocument();
    await press(user, "Ask for a quote");
    expect(await title("A quote from Harbour Mutual")).toHaveFocus();
    expect(service.sent("CreateGroupQuoteIntent")).toMatchObject([
      {
        language: "en",
        body: {
          group_id: service.world.groupId,
          plan_id: healthPlan.id,
          cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
        },
      },
    ]);
    const { employer_monthly_cost } = presentQuote(service.world, quoteOf(service));
    expect(await screen.findAllByText(`£${employer_monthly_cost.toFixed(2)}`)).not.toHaveLength(0);
    expect(screen.getAllByText(/until the end of Tuesday,? 15 December/)).not.toHaveLength(0);

    await goToConsents(user);
    expect(await title("Read and accept")).toHaveFocus();
    for (const box of await boxes()) expect(box).not.toBeChecked();
    await press(user, "Accept: 3 statements are open");
    const summary = await screen.findByRole("region", { name: "There is 1 thing to mend" });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole("button"));
    expect((await boxes())[0]).toHaveFocus();
    expect(service.sent("CreateGroupPolicyIntent")).toHaveLength(0);
    await tickAll(user);
    await user.click(screen.getByRole("checkbox", { name: "Start an enrolment for each employee" }));
    await press(user, accept);
    expect(await title("Your cover starts on 1 January 2027")).toHaveFocus();

    const [sent] = service.sent("CreateGroupPolicyIntent");
    const ids = statementsOf(service.world, quoteOf(service)).map(({ id }) => id);
    expect(sent?.body).toEqual({
      quote_intent_id: quoteOf(service).id,
      consent_approvals: ids.map((id) => ({ id, approved_at: expect.stringMatching(/^2026-12-01T/) })),
      create_enrolment_intents: true,
    });
    await screen.findByRole("button", { name: "Download receipt" });
    expect(screen.getByText(policyOf(service).policyIds[0]!)).toBeInTheDocument();
    expect(screen.getByText(/We are starting an enrolment for each employee/)).toBeInTheDocument();

    expect(events.filter(({ type }) => type === "completed")).toEqual([
      { type: "completed", intent_id: policyOf(service).id, policy_ids: policyOf(service).policyIds },
    ]);
    const consents = events.flatMap((event) => (event.type === "consent_changed" ? [event] : []));
    expect(consents.map(({ open }) => open)).toEqual([2, 1, 0]);
    expect(consents.at(-1)).toEqual({
      type: "consent_changed",
      intent_id: quoteOf(service).id,
      statement_ids: ids,
      open: 0,
    });
    expect(Object.values(sessionStorage).join()).not.toMatch(/cst_|est_test/);
  });

  it("asks for several groups at once, each with its plan", { timeout: 60_000 }, async () => {
    const service = createFakeService({ groups: ["Office", "Warehouse"] });
    const { user } = renderFlow(service);
    await title("Which plan do you offer?");
    await press(user, "Different groups, different plans");
    expect(await title("Which plan for which group?")).toHaveFocus();
    await press(user, "Continue");
    await screen.findByRole("region", { name: /things? to mend/ });

    async function fill(index: number, group: string, percentage: string): Promise<void> {
      const select = async (name: string, option: RegExp | string) => {
        const box = (await screen.findAllByLabelText(name))[index]!;
        await user.selectOptions(box, within(box).getByRole("option", { name: option }));
      };
      await select("Who is it for?", group);
      await select("Which plan?", /Elm Großregion/);
      const shares = await screen.findAllByRole("radio", { name: "You pay a percentage of everything" });
      await user.click(shares[index]!);
      await user.type((await screen.findAllByLabelText("Your share"))[index]!, percentage);
    }
    await fill(0, "Office", "50");
    await press(user, "Add another group");
    await fill(1, "Warehouse", "25");
    await press(user, "Continue");
    await title("Check what you ask for");
    await press(user, "Ask for a quote");
    await title(/A quote from/);
    const [office, warehouse] = service.world.groups;
    const sharing = (percentage: number) => ({ type: "percentage", percentage: { percentage } });
    expect(service.sent("CreateGroupQuoteIntent")).toMatchObject([
      {
        body: {
          items: [
            {
              benefit_type: "health_insurance",
              levels: [
                { group_id: office?.id, cost_sharing: sharing(50), coverage_selections: null },
                { group_id: warehouse?.id, cost_sharing: sharing(25), coverage_selections: null },
              ],
            },
          ],
        },
      },
    ]);
  });

  it("is for the group that is named, and asks for one where there are several", async () => {
    const service = createFakeService({ groups: ["Office", "Warehouse"] });
    const first = renderFlow(service, { groupId: service.world.groups[1]?.id });
    expect(await screen.findByRole("radio", { name: "Warehouse" })).toBeChecked();
    first.unmount();
    const { user } = renderFlow(service);
    await screen.findByRole("radio", { name: "Warehouse" });
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There are 2 things to mend" });
    await user.click(within(summary).getByRole("button", { name: "Choose a group of employees" }));
    expect(screen.getByRole("radio", { name: "Office" })).toHaveFocus();
  });

  it("leads from a refusal to where it is mended, and asks again", { timeout: 60_000 }, async () => {
    const service = createFakeService();
    const { user } = renderFlow(service);
    await chooseInPlan(user);
    await payAPercentage(user, "80");
    const errors = {
      "$.cost_sharing.percentage.percentage": ["Give at least 90."],
      "$.expected_start_date": ["The insurer starts in February at the earliest."],
    };
    service.mishaps.set("CreateGroupQuoteIntent", [new Refusal("invalid_request", { errors })]);
    await press(user, "Ask for a quote");
    const summary = await screen.findByRole("region", { name: "There are 2 things to mend" });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole("button", { name: /February/ }));
    expect(screen.getByLabelText("Day")).toHaveFocus();
    await user.click(within(summary).getByRole("button", { name: "Give at least 90." }));
    await title("Who pays what?");
    // There the same is said again, and leads to the field.
    expect(await screen.findByRole("region", { name: "There is 1 thing to mend" })).toHaveFocus();
    const share = await screen.findByLabelText("Your share");
    expect(share).toHaveAccessibleDescription(/Give at least 90/);
    await user.clear(share);
    await user.type(share, "95");
    await press(user, "Continue");
    await user.type(await screen.findByLabelText("Day"), "1");
    await user.type(screen.getByLabelText("Month"), "2");
    await user.type(screen.getByLabelText("Year"), "2026");
    await press(user, "Ask for a quote");
    await screen.findByRole("region", { name: "There is 1 thing to mend" });
    await user.type(screen.getByLabelText("Year"), "{Backspace}7");
    await press(user, "Ask for a quote");
    await title("A quote from Harbour Mutual");
    expect(service.sent("CreateGroupQuoteIntent")[1]?.body).toMatchObject({
      expected_start_date: "2027-02-01",
      cost_sharing: { percentage: { percentage: 95 } },
    });
    const keys = service.sent("CreateGroupQuoteIntent").map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it("declines a quote only after a question, and asks again with the same choices", async () => {
    const service = serviceAt("quote_available");
    const { user } = renderFlow(service);
    await press(user, "Decline this quote");
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Decline this quote" }));
    await title("This quote was declined");
    expect(quoteOf(service).status).toBe("rejected");
    await press(user, "Ask again with the same choices");
    expect(await title("Check what you ask for")).toHaveFocus();
    expect(screen.getByText("You pay a percentage of everything: 80%")).toBeInTheDocument();
    await press(user, "Ask for a quote");
    await title("A quote from Harbour Mutual");
    const [again, first] = service.world.quotes;
    expect(again?.items).toEqual(first?.items);
  });

  it("begins anew where that is asked for, and with nothing chosen", async () => {
    const service = serviceAt("rejected_by_insurer");
    const { user, unmount } = renderFlow(service);
    await press(user, "Ask for another quote");
    expect(await title("Which plan do you offer?")).toHaveFocus();
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
    unmount();
    renderFlow(serviceAt("quote_available"), { quoteIntentId: null });
    await title("Which plan do you offer?");
  });

  it("shows the quote that is named, and follows a page that names the one just asked for", async () => {
    const service = serviceAt("quote_available");
    const old = quoteOf(service);
    service.world.quotes.unshift({ ...old, id: newId("gqi"), status: "rejected" });
    const { user, show } = renderFlow(service, { quoteIntentId: old.id });
    await title("A quote from Harbour Mutual");
    await goToConsents(user);
    await tickAll(user);
    show({ quoteIntentId: service.world.quotes[0]?.id });
    await press(user, "Ask again with the same choices");
    await press(user, "Ask for a quote");
    await title("A quote from Harbour Mutual");
    await goToConsents(user);
    await tickAll(user);
    // The page's address now names it: nothing is lost.
    show({ quoteIntentId: service.world.quotes[0]?.id });
    expect(await screen.findByRole("button", { name: accept })).toBeInTheDocument();
  });

  it("renders on a server, and asks for nothing there", () => {
    const service = createFakeService();
    const { Wrapper } = serviceAround(service);
    const html = renderToString(
      <Wrapper>
        <QuoteTexts messages={quoteEn}>
          <QuoteConsentFlow />
        </QuoteTexts>
      </Wrapper>,
    );
    expect(html).toContain("ek-skeleton");
    expect(service.requests).toHaveLength(0);
  });

  it("takes the level of its headings, and speaks Arabic to the service too", async () => {
    const service = serviceAt("quote_available");
    renderFlow(service, { headingLevel: 4 }, { locale: "ar", messages: ar });
    expect(await title(/عرض سعر من/)).toHaveProperty("tagName", "H4");
    expect(service.requests.at(-1)?.language).toBe("ar");
  });
});

describe("QuoteConsentFlow, what is agreed to", () => {
  it("accepts once, however often it is clicked", async () => {
    const service = serviceAt("quote_available");
    const { user } = renderFlow(service);
    await goToConsents(user);
    await tickAll(user);
    await user.dblClick(await screen.findByRole("button", { name: accept }));
    await title("Your cover starts on 1 January 2027");
    expect(service.sent("CreateGroupPolicyIntent")).toHaveLength(1);
    expect(service.world.receipts).toHaveLength(1);
  });

  it("accepts once where the answer is lost, with the same key", async () => {
    const service = serviceAt("quote_available");
    service.mishaps.set("CreateGroupPolicyIntent", ["lost"]);
    const { user } = renderFlow(service);
    await goToConsents(user);
    await tickAll(user);
    await press(user, accept);
    await title("Your cover starts on 1 January 2027");
    expect(new Set(service.sent("CreateGroupPolicyIntent").map(({ key }) => key)).size).toBe(1);
    expect(service.world.policyIntents).toHaveLength(1);
  });

  it("accepts once in two tabs: the other one shows what came of it", async () => {
    const service = serviceAt("quote_available");
    const { user } = renderFlow(service);
    await goToConsents(user);
    await tickAll(user);
    // The other tab was quicker.
    service.world.policyIntents.push({
      id: newId("gpi"),
      quote_intent_id: quoteOf(service).id,
      status: "processing",
      policyIds: [],
      enrol: false,
    });
    await press(user, accept);
    await screen.findByText("This has moved on meanwhile. You now see how it stands.");
    await title("Your cover starts on 1 January 2027");
    expect(service.world.policyIntents).toHaveLength(1);
  });

  it("opens a statement again whose wording changed, and keeps the other ticks", async () => {
    const service = serviceAt("quote_available");
    const { user } = renderFlow(service);
    await goToConsents(user);
    await tickAll(user);
    const changed = reword(service, 1, "We agree to something else now.");
    await press(user, accept);
    const notice = (await screen.findByText("The quote was not accepted")).closest<HTMLElement>(
      ".ek-notice",
    )!;
    expect(notice).toHaveAttribute("role", "alert");
    expect(notice).toHaveTextContent("This statement is out of date. Show the present one.");
    expect(service.world.policyIntents).toHaveLength(0);
    const [first, second, third] = await boxes();
    expect(first).toBeChecked();
    expect(second).not.toBeChecked();
    expect(third).toBeChecked();
    expect(second).toHaveAccessibleName(changed.text);
    expect(second).toHaveAccessibleDescription(/Changed since you ticked it/);
    await user.click(second!);
    await press(user, accept);
    await title("Your cover starts on 1 January 2027");
    expect(service.world.receipts[0]?.statements[1]?.text).toBe(changed.text);
  });

  it("notices a new wording when somebody comes back to the page, before they accept", async () => {
    const service = serviceAt("quote_available");
    const { user, events } = renderFlow(service);
    await goToConsents(user);
    await tickAll(user);
    reword(service, 0, "We have read something new.");
    await comeBack();
    await screen.findByRole("button", { name: "Accept: 1 statement is open" });
    expect((await boxes())[0]).not.toBeChecked();
    expect(events.filter(({ type }) => type === "consent_changed").at(-1)).toMatchObject({ open: 1 });
  });

  it("keeps ticks on the way back to the quote, and forgets them with the page", async () => {
    const service = serviceAt("quote_available");
    const { user, unmount } = renderFlow(service);
    await goToConsents(user);
    await user.click((await boxes())[0]!);
    await press(user, "Back");
    await title("A quote from Harbour Mutual");
    await goToConsents(user);
    expect((await boxes())[0]).toBeChecked();
    unmount();
    renderFlow(service);
    await title("Read and accept");
    for (const box of await boxes()) expect(box).not.toBeChecked();
  });

  it("shows hostile texts word for word, and does nothing that they say", async () => {
    const service = serviceAt("quote_available");
    const hostile = [
      `<img src=x onerror="globalThis.hacked = true"><script>globalThis.hacked = true</script>`,
      "We accept the {terms_of_business} and {nothing}. \u202eright to left\u202c",
      `We ${"agree ".repeat(830)}.`,
    ];
    service.world.statements.set(
      healthPlan.id,
      hostile.map((text, index) => ({
        id: newId("cst"),
        text,
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
      })),
    );
    const { user, errors, container } = renderFlow(service);
    await goToConsents(user);
    await waitFor(() => expect(container.querySelectorAll(".ek-consents .ek-verbatim")).toHaveLength(3));
    const shown = [...container.querySelectorAll(".ek-consents .ek-verbatim")].map((it) => it.textContent);
    expect(shown).toEqual([hostile[0], hostile[1]?.replace("{terms_of_business}", "terms"), hostile[2]]);
    expect(container.querySelector(".ek-consents img, .ek-consents script, .ek-consents a")).toBeNull();
    expect(globalThis).not.toHaveProperty("hacked");
    const told = errors.map(({ message }) => message).join("\n");
    expect(told).toContain("unsafe_url:terms_of_business");
    expect(told).toContain("unknown_token:nothing");
    for (const box of screen.getAllByRole("checkbox").slice(0, 3)) await user.click(box);
    await press(user, accept);
    await title("Your cover starts on 1 January 2027");
  });
});

describe("QuoteConsentFlow, when things go wrong", () => {
  it("goes on in place when the session ends before the acceptance, which the person then sends", async () => {
    const service = serviceAt("quote_available");
    let works = true;
    const { user } = renderFlow(
      service,
      {},
      {
        getSession: async () => {
          if (!works) throw new Error("signed out");
          return service.mint();
        },
      },
    );
    await goToConsents(user);
    await tickAll(user);
    service.expireSessions();
    works = false;
    await press(user, accept);
    await screen.findByText("You were away for a while, so we need to connect again.");
    works = true;
    await press(user, "Continue");
    await waitFor(() => expect(screen.queryByText(/You were away/)).toBeNull());
    for (const box of await boxes()) expect(box).toBeChecked();
    expect(service.world.policyIntents).toHaveLength(0);
    await press(user, accept);
    await title("Your cover starts on 1 January 2027");
    expect(service.world.policyIntents).toHaveLength(1);
  });

  it("keeps what was chosen over a reload, in this tab", { timeout: 60_000 }, async () => {
    const service = createFakeService();
    const first = renderFlow(service);
    await chooseInPlan(first.user);
    await payAPercentage(first.user, "80");
    await title("Check what you ask for");
    first.unmount();
    const { user } = renderFlow(service);
    await title("Check what you ask for");
    service.mishaps.set("CreateGroupQuoteIntent", [new Refusal("not_found")]);
    await press(user, "Ask for a quote");
    await screen.findByText(/Nothing was changed\. What you entered is still here\./);
    await press(user, "Ask for a quote");
    await title("A quote from Harbour Mutual");
    expect(service.world.quotes).toHaveLength(1);
  });

  it("asks once where the answer is lost and the session is renewed in between", {
    timeout: 60_000,
  }, async () => {
    const service = createFakeService();
    const { user } = renderFlow(service);
    await chooseInPlan(user);
    await payAPercentage(user, "80");
    await title("Check what you ask for");
    const lost = Array.from({ length: 5 }, () => "lost" as const);
    service.mishaps.set("CreateGroupQuoteIntent", lost);
    await press(user, "Ask for a quote");
    await screen.findByText(/We do not know whether it was saved/, {}, { timeout: 20_000 });
    service.expireSessions();
    await press(user, "Try again");
    await title("A quote from Harbour Mutual");
    expect(service.world.quotes).toHaveLength(1);
  });

  it("shows that a quote has expired meanwhile, and says so", async () => {
    const service = serviceAt("quote_available");
    const { user } = renderFlow(service);
    await goToConsents(user);
    await tickAll(user);
    quoteOf(service).status = "quote_expired";
    await press(user, accept);
    await title("This quote has expired");
    expect(screen.getByText("This has moved on meanwhile. You now see how it stands.")).toBeInTheDocument();
  });

  it("shows what the insurer says later without a reload", async () => {
    const service = serviceAt("quote_available", "pending_provider_approval");
    service.world.insurer = "thinks";
    renderFlow(service);
    await title("Harbour Mutual is looking at your request");
    service.world.insurer = "refuses";
    await title("The insurer did not take on this cover");
  });

  it("tells the page that a deadline is near, once", async () => {
    const service = serviceAt("quote_available");
    service.world.now = Date.parse("2026-12-14T09:00:00Z");
    const { events } = renderFlow(service);
    await title("A quote from Harbour Mutual");
    await comeBack();
    expect(events.filter(({ type }) => type === "deadline_near")).toEqual([
      { type: "deadline_near", intent_id: quoteOf(service).id, due_by: "2026-12-15T23:59:59+00:00" },
    ]);
  });
});
