import { type ReactNode, useState } from "react";
import { EnrolmentFlow } from "../src/flows/enrolment/EnrolmentFlow.tsx";
import { useFormat, useMessages } from "../src/messages/index.ts";
import { EnrolkitProvider } from "../src/provider/EnrolkitProvider.tsx";
import { choose, healthPlan, soundSelections } from "../src/testing/catalogue.ts";
import { createFakeService, type FakeService } from "../src/testing/fake-service.ts";
import {
  daughter,
  type IntentRow,
  newId,
  partner,
  type SubIntentRow,
  student,
} from "../src/testing/fake-world.ts";

/** A service whose employee has got as far as this, with a partner and a child who chose differently. */
function serviceAt(status: IntentRow["status"], list: SubIntentRow["status"]): FakeService {
  const service = createFakeService({ life: true, persons: [student, daughter, partner] });
  const { world } = service;
  const [sam, ida, noor] = world.persons.map(({ id }) => id);
  const chosen = (id: string | undefined, level: string[], dental: string[]) => ({
    associated_person_id: id ?? "",
    status: list === "completed" ? ("ready" as const) : ("pending_confirmation" as const),
    coverage_selections: choose(healthPlan, { Dental: dental, "Optical level": level }),
  });
  const settled: SubIntentRow = {
    id: newId("dmi"),
    status: list,
    dependents: [
      chosen(sam, ["Basic"], []),
      chosen(ida, ["Plus", "Frames"], ["Routine care", "Orthodontics"]),
    ],
  };
  const intent: IntentRow = {
    id: newId("ei"),
    status,
    selections: soundSelections,
    due_by: "2026-12-15T23:59:59+00:00",
    completedSubIntentId: list === "completed" ? settled.id : null,
    policyIds: status === "enrolled" ? { [healthPlan.id]: newId("p") } : {},
  };
  world.subIntents.push(settled);
  world.requirements.push({
    id: newId("ar"),
    intent_id: intent.id,
    associated_person_id: null,
    code: "provide_beneficiary_information",
    title: "Who should receive the benefit",
    description: "Name the people who are to be paid, and what share each receives.",
    is_fulfilled: true,
    answers: {
      beneficiaries: [
        { associated_person_id: sam ?? "", share: 60 },
        { associated_person_id: noor ?? "", share: 40 },
      ],
    },
    fields: [{ id: "beneficiaries", label: "Beneficiaries", type: "beneficiaries", required: true }],
    object: "requirement",
  });
  world.intent = intent;
  return service;
}

/** The whole flow on a service in memory, in the gallery's language. */
export function FlowAt(props: { status: IntentRow["status"]; list: SubIntentRow["status"] }): ReactNode {
  const messages = useMessages();
  const { locale } = useFormat();
  const [service] = useState(() => serviceAt(props.status, props.list));
  const { employee, groupId, intent, subIntents } = service.world;
  globalThis.fetch = service.fetch;
  const base = "https://benefits.example";
  const draft = { at: props.list === "completed" ? "check" : "people", subIntentId: subIntents[0]?.id };
  sessionStorage.setItem(`enrolkit:${base}:${intent?.id}`, JSON.stringify(draft));
  return (
    <EnrolkitProvider
      baseUrl={base}
      getSession={async () => service.mint()}
      locale={locale}
      messages={messages}
    >
      <EnrolmentFlow employeeId={employee.id} groupId={groupId} />
    </EnrolkitProvider>
  );
}
