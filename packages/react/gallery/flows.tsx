import { type ReactNode, Suspense, use } from "react";
import { PolicyAmendmentFlow } from "../src/flows/amendment/PolicyAmendmentFlow.tsx";
import { EnrolmentFlow } from "../src/flows/enrolment/EnrolmentFlow.tsx";
import { QuoteConsentFlow } from "../src/flows/quote/QuoteConsentFlow.tsx";
import { useFormat, useMessages } from "../src/messages/index.ts";
import { EnrolkitProvider } from "../src/provider/EnrolkitProvider.tsx";
import type { Scene } from "./scenes.ts";

interface Flow {
  readonly show: (scene: Scene) => ReactNode;
  /** Its steps, in the order of the page. */
  readonly steps: readonly string[];
}

const flows: Readonly<Record<string, Flow>> = {
  flow: {
    show: ({ employeeId, groupId }) => <EnrolmentFlow employeeId={employeeId} groupId={groupId} />,
    steps: ["People", "Check", "Done"],
  },
  quoteFlow: {
    show: () => <QuoteConsentFlow />,
    steps: "Plan Cover Levels Cost Check Waiting Asked Quote Consents Expired Pending Done".split(" "),
  },
  amendment: {
    show: ({ policyId = "", amendmentId }) => (
      <PolicyAmendmentFlow policyId={policyId} intentId={amendmentId} />
    ),
    steps: "Opening Reason When TooLate People Check End Waiting Done Ended Failed".split(" "),
  },
};

/** Every step of every flow in the real service, each with its scene's name: `flowPeople`. */
export const flowSections: Record<string, () => ReactNode> = Object.fromEntries(
  Object.entries(flows).flatMap(([flow, { show, steps }]) =>
    steps.map((step) => {
      const name = flow + step;
      const section = () => (
        <Suspense>
          <FlowAt scene={sceneNamed(name)} show={show} />
        </Suspense>
      );
      return [name, section];
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
