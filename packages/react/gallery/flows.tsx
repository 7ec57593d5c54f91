import { type ReactNode, Suspense, use } from "react";
import { PolicyAmendmentFlow } from "../src/flows/amendment/PolicyAmendmentFlow.tsx";
import { EnrolmentFlow } from "../src/flows/enrolment/EnrolmentFlow.tsx";
import { QuoteConsentFlow } from "../src/flows/quote/QuoteConsentFlow.tsx";
import { useFormat, useMessages } from "../src/messages/index.ts";
import { EnrolkitProvider } from "../src/provider/EnrolkitProvider.tsx";
import type { Scene } from "./scenes.ts";

const flows: Readonly<Record<string, (scene: Scene) => ReactNode>> = {
  flow: ({ employeeId, groupId }) => <EnrolmentFlow employeeId={employeeId} groupId={groupId} />,
  quoteFlow: () => <QuoteConsentFlow />,
  amendment: ({ policyId = "", amendmentId }) => (
    <PolicyAmendmentFlow policyId={policyId} intentId={amendmentId} />
  ),
};

/** The steps of a flow, in the order of the page. */
const steps: Readonly<Record<string, readonly string[]>> = {
  flow: ["People", "Check", "Done"],
  quoteFlow: [
    "Plan",
    "Cover",
    "Levels",
    "Cost",
    "Check",
    "Waiting",
    "Asked",
    "Quote",
    "Consents",
    "Expired",
    "Pending",
    "Done",
  ],
  amendment: [
    "Opening",
    "Reason",
    "When",
    "TooLate",
    "People",
    "Check",
    "End",
    "Waiting",
    "Done",
    "Ended",
    "Failed",
  ],
};

/** Every step of every flow in the real service, each with its scene's name: `flowPeople`. */
export const flowSections: Record<string, () => ReactNode> = Object.fromEntries(
  Object.entries(steps).flatMap(([flow, names]) =>
    names.map((step) => {
      const name = flow + step;
      return [
        name,
        () => (
          <Suspense>
            <FlowAt scene={sceneNamed(name)} show={flows[flow]!} />
          </Suspense>
        ),
      ];
    }),
  ),
);

const known = new Map<string, Promise<Scene>>();

/** The same one for the same name: StrictMode asks twice. */
function sceneNamed(name: string): Promise<Scene> {
  const scene =
    known.get(name) ?? fetch(`/scenes/${name}`).then((response) => response.json() as Promise<Scene>);
  known.set(name, scene);
  return scene;
}

/** A flow in the gallery's language. */
function FlowAt(props: { scene: Promise<Scene>; show: (scene: Scene) => ReactNode }): ReactNode {
  const scene = use(props.scene);
  const messages = useMessages();
  const { locale } = useFormat();
  for (const [subject, draft] of Object.entries(scene.drafts))
    sessionStorage.setItem(`enrolkit:${scene.url}:${subject}`, JSON.stringify(draft));
  return (
    <EnrolkitProvider
      baseUrl={scene.url}
      getSession={async () => scene.session}
      locale={locale}
      messages={messages}
    >
      {props.show(scene)}
    </EnrolkitProvider>
  );
}
