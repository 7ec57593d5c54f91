import type { PolicyAmendmentIntentInput } from "@enrolkit/contract";
import { type ReactNode, useState } from "react";
import { PolicyAmendmentFlow } from "../src/flows/amendment/PolicyAmendmentFlow.tsx";
import type { AmendmentRequestDraft } from "../src/flows/amendment/request-draft.ts";
import { useFormat, useMessages } from "../src/messages/index.ts";
import { EnrolkitProvider } from "../src/provider/EnrolkitProvider.tsx";
import { choose, healthPlan } from "../src/testing/catalogue.ts";
import { startAmendment } from "../src/testing/fake-amendments.ts";
import { type AmendmentRow, putInForce } from "../src/testing/fake-policies.ts";
import { createFakeService, type FakeService } from "../src/testing/fake-service.ts";
import { addPerson, daughter, newId, partner } from "../src/testing/fake-world.ts";

const base = "https://benefits.example";
const birth = { event: "birth_of_child", event_date: "2027-01-12" } as const;
const inputs: Record<AmendmentRow["change"], PolicyAmendmentIntentInput> = {
  dependents: {
    amendment_reason: { type: "qualifying_life_event", qualifying_life_event: birth },
    requested_changes: [{ change_type: "dependents" }],
  },
  cancellation: {
    amendment_reason: { type: "initial_adjustment_period" },
    requested_changes: [{ change_type: "cancellation" }],
  },
};

interface At {
  /** Before a change is asked for: what was said. */
  asking?: Partial<AmendmentRequestDraft>;
  status?: AmendmentRow["status"];
  change?: AmendmentRow["change"];
}

/** A service whose employee is covered with a partner, with a change that has got as far as this. */
function serviceAt({ asking = {}, status, change = "dependents" }: At): FakeService {
  const service = createFakeService({ persons: [daughter] });
  const { world } = service;
  world.now = Date.parse("2027-01-20T09:00:00Z");
  world.held = true;
  const policy = putInForce(world, [partner], "2027-01-01");
  if (status === undefined) {
    sessionStorage.setItem(`enrolkit:${base}:${policy.id}`, JSON.stringify(asking));
    return service;
  }
  const row = startAmendment(world, policy, inputs[change]);
  row.status = status;
  const child = addPerson(world, { ...daughter, first_name: "Mia", date_of_birth: birth.event_date });
  const coverage_selections = choose(healthPlan, { "Optical level": ["None"] });
  if (change === "dependents" && status !== "action_required") {
    world.subIntents.push({
      id: newId("dmi"),
      amendmentId: row.id,
      status: "completed",
      dependents: [...policy.members.flatMap(({ associated_person_id: id }) => id ?? []), child.id].map(
        (associated_person_id) => ({ associated_person_id, status: "ready", coverage_selections }),
      ),
    });
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

/** The flow on a service in memory, in the gallery's language. */
function AmendmentFlowAt(at: At): ReactNode {
  const messages = useMessages();
  const { locale } = useFormat();
  const [service] = useState(() => knownServiceAt(at));
  const { policies, amendments } = service.world;
  globalThis.fetch = service.fetch;
  return (
    <EnrolkitProvider
      baseUrl={base}
      getSession={async () => service.mint()}
      locale={locale}
      messages={messages}
    >
      <PolicyAmendmentFlow policyId={policies[0]?.id ?? ""} intentId={amendments[0]?.id} />
    </EnrolkitProvider>
  );
}

const asking = {
  change: "dependents",
  group: "joins",
  reason: "birth_of_child",
  date: "2027-01-12",
} as const;

/** The pages of PolicyAmendmentFlow. */
export const amendmentFlowSections: Record<string, () => ReactNode> = {
  amendmentOpening: () => <AmendmentFlowAt />,
  amendmentReason: () => <AmendmentFlowAt asking={{ ...asking, at: "reason" }} />,
  amendmentWhen: () => <AmendmentFlowAt asking={{ ...asking, at: "when" }} />,
  amendmentTooLate: () => <AmendmentFlowAt asking={{ ...asking, at: "when", date: "2026-10-01" }} />,
  amendmentPeople: () => <AmendmentFlowAt status="action_required" />,
  amendmentCheck: () => <AmendmentFlowAt status="pending_confirmation" />,
  amendmentEnd: () => <AmendmentFlowAt status="pending_confirmation" change="cancellation" />,
  amendmentWaiting: () => <AmendmentFlowAt status="processing" />,
  amendmentDone: () => <AmendmentFlowAt status="amended" />,
  amendmentEnded: () => <AmendmentFlowAt status="amended" change="cancellation" />,
  amendmentFailed: () => <AmendmentFlowAt status="processing_error" />,
};
