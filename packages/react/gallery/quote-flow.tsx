import type { GroupPolicyIntent, GroupQuoteIntent } from "@enrolkit/contract";
import type { QuotePosition } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import { useFormat, useMessages } from "../src/messages/index.ts";
import { EnrolkitProvider } from "../src/provider/EnrolkitProvider.tsx";
import { QuoteConsentFlow } from "../src/flows/quote/QuoteConsentFlow.tsx";
import { groupSelections, healthPlan } from "../src/testing/catalogue.ts";
import { writeReceipt } from "../src/testing/fake-quotes.ts";
import { createFakeService, type FakeService } from "../src/testing/fake-service.ts";
import { newId, type QuoteRow } from "../src/testing/fake-world.ts";

interface At {
  /** Before a quote is asked for: the page, with everything before it chosen. */
  choosing?: QuotePosition["choosing"];
  quote?: GroupQuoteIntent["status"];
  policy?: GroupPolicyIntent["status"];
  reading?: QuotePosition["reading"];
}

const base = "https://benefits.example";
const level = (group_id: string) => ({
  group_id,
  plan_id: healthPlan.id,
  cost_sharing: { type: "percentage" as const, percentage: { percentage: 80 } },
  coverage_selections: groupSelections[healthPlan.id] ?? [],
});

/** A service whose employer has got as far as this. */
function serviceAt({ choosing, quote, policy, reading }: At): FakeService {
  const service = createFakeService({ groups: ["Office and home", "Warehouse"] });
  const { world } = service;
  const keep = (subject: string, draft: object) =>
    sessionStorage.setItem(`enrolkit:${base}:${subject}`, JSON.stringify(draft));
  const levels = world.groups.map(({ id }) => level(id));
  if (choosing !== undefined) {
    const several = choosing === "levels";
    const at = { at: choosing, several, levels: several ? levels : levels.slice(0, 1), startsOn: "" };
    keep(`quote:${world.employer.id}`, at);
  }
  if (quote === undefined) return service;
  const row: QuoteRow = {
    id: newId("gqi"),
    status: quote,
    several: true,
    expected_start_date: null,
    items: [{ benefit_type: "health_insurance", ref: null, levels }],
  };
  world.quotes.push(row);
  world.held = quote !== "quote_available" || policy === "processing";
  if (quote === "action_required") world.insurer = "asks";
  if (reading !== undefined) keep(row.id, { at: reading, enrol: true });
  if (policy !== undefined) {
    const made = { id: newId("gpi"), quote_intent_id: row.id, status: policy, policyIds: [], enrol: false };
    world.policyIntents.push(made);
    writeReceipt(world, made, [], "en");
  }
  return service;
}

const services = new Map<string, FakeService>();

/** The same one for the same place, though StrictMode asks twice. */
function knownServiceAt(at: At): FakeService {
  const name = JSON.stringify(at);
  const service = services.get(name) ?? serviceAt(at);
  services.set(name, service);
  return service;
}

/** The employer's flow on a service in memory, in the gallery's language. */
function QuoteFlowAt(at: At): ReactNode {
  const messages = useMessages();
  const { locale } = useFormat();
  const [service] = useState(() => knownServiceAt(at));
  globalThis.fetch = service.fetch;
  return (
    <EnrolkitProvider
      baseUrl={base}
      getSession={async () => service.mint()}
      locale={locale}
      messages={messages}
    >
      <QuoteConsentFlow />
    </EnrolkitProvider>
  );
}

/** The pages of QuoteConsentFlow. */
export const quoteFlowSections: Record<string, () => ReactNode> = {
  quoteFlowPlan: () => <QuoteFlowAt choosing="plan" />,
  quoteFlowCover: () => <QuoteFlowAt choosing="cover" />,
  quoteFlowLevels: () => <QuoteFlowAt choosing="levels" />,
  quoteFlowCost: () => <QuoteFlowAt choosing="cost_sharing" />,
  quoteFlowCheck: () => <QuoteFlowAt choosing="check" />,
  quoteFlowWaiting: () => <QuoteFlowAt quote="awaiting_quote" />,
  quoteFlowAsked: () => <QuoteFlowAt quote="action_required" />,
  quoteFlowQuote: () => <QuoteFlowAt quote="quote_available" />,
  quoteFlowConsents: () => <QuoteFlowAt quote="quote_available" reading="consents" />,
  quoteFlowExpired: () => <QuoteFlowAt quote="quote_expired" />,
  quoteFlowPending: () => <QuoteFlowAt quote="quote_available" policy="processing" />,
  quoteFlowDone: () => <QuoteFlowAt quote="quote_available" policy="pending_provider_approval" />,
};
