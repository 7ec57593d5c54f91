import { EnrolkitProvider, EnrolmentFlow, PolicyAmendmentFlow, QuoteConsentFlow } from "@enrolkit/react";
import "@enrolkit/react/styles.css";
import "@enrolkit/react/quote.css";
import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";

/** What a test mounts. */
export interface Mount {
  baseUrl: string;
  employerId?: string;
  employeeId: string;
  groupId: string;
  /** The employee's enrolment by default; the employer is signed in for quotes. */
  flow?: "quote" | "amendment";
  /** What an amendment changes. */
  policyId?: string | undefined;
  locale?: string;
  scheme?: "light" | "dark";
  /** The kind of form that the page has around it: written in HTML, or in React. */
  form?: "native" | "react";
  /** Whether Enrolkit gets the page's own QueryClient. */
  onHostClient?: boolean;
}

/** How tests control the page, and all that the SDK reported to it: events, errors and metrics. */
export interface Host {
  mount: (slot: "one" | "two", what: Mount) => void;
  unmount: (slot: "one" | "two") => void;
  reported: unknown[];
  /** Below which path its files are: there is a second copy of everything at `/second/`. */
  copy: string;
  /** What the page's form around it has noticed. */
  form: { submits: number; changes: number };
  /** The page's own. */
  queryClient: QueryClient;
}

declare global {
  interface Window {
    host: Host;
  }
}

const roots = new Map<string, Root>();
const reported: unknown[] = [];
// With defaults that would be felt if Enrolkit's queries took them over.
const queryClient = new QueryClient({
  defaultOptions: { queries: { enabled: false, gcTime: 0, select: () => "the host's", staleTime: "static" } },
});

const form = { submits: 0, changes: 0 };

function onSubmit(event: { preventDefault: () => void }): void {
  event.preventDefault();
  form.submits += 1;
}

function onChange(): void {
  form.changes += 1;
}

/** Where a slot is rendered: in a form of the page, where it is written in HTML. */
function elementOf(slot: string, { form }: Pick<Mount, "form">): Element {
  const element = document.querySelector(`#${slot}`) ?? document.body;
  if (form !== "native") return element;
  element.innerHTML = `<form id="around"><input name="own" value="the host's" /><div></div></form>`;
  const around = element.querySelector("form");
  around?.addEventListener("submit", onSubmit);
  around?.addEventListener("change", onChange);
  return element.querySelector("div") ?? element;
}

function within(kind: Mount["form"], flow: ReactNode): ReactNode {
  if (kind !== "react") return flow;
  return (
    <form id="around" onSubmit={onSubmit} onChange={onChange}>
      <input name="own" defaultValue="the host's" />
      {flow}
    </form>
  );
}

function flowOf({ flow, employeeId, groupId, policyId = "" }: Mount): ReactNode {
  if (flow === "quote") return <QuoteConsentFlow />;
  if (flow === "amendment") return <PolicyAmendmentFlow policyId={policyId} />;
  return <EnrolmentFlow employeeId={employeeId} groupId={groupId} />;
}

window.host = {
  reported,
  form,
  copy: import.meta.env.BASE_URL,
  queryClient,
  mount(slot, what) {
    const { baseUrl, employerId, employeeId, flow, form: kind, onHostClient = false, locale, scheme } = what;
    const signedIn = flow === "quote" ? employerId : employeeId;
    const root = createRoot(elementOf(slot, { form: kind }));
    roots.set(slot, root);
    root.render(
      within(
        kind,
        <EnrolkitProvider
          baseUrl={baseUrl}
          getSession={async () => (await fetch(`/session/${signedIn}`, { method: "POST" })).json()}
          onEvent={(event) => reported.push(event)}
          onError={(error) => reported.push({ name: error.name, message: error.message, stack: error.stack })}
          onMetric={(metric) => reported.push(metric)}
          queryClient={onHostClient ? queryClient : undefined}
          locale={locale}
          scheme={scheme}
        >
          {flowOf(what)}
        </EnrolkitProvider>,
      ),
    );
  },
  unmount(slot) {
    roots.get(slot)?.unmount();
    roots.delete(slot);
  },
};
