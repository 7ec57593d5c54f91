import { EnrolkitProvider, EnrolmentFlow } from "@enrolkit/react";
import "@enrolkit/react/styles.css";
import { QueryClient } from "@tanstack/react-query";
import { createRoot, type Root } from "react-dom/client";

/** What a test mounts. */
export interface Mount {
  baseUrl: string;
  employeeId: string;
  groupId: string;
  locale?: string;
  scheme?: "light" | "dark";
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

window.host = {
  reported,
  copy: import.meta.env.BASE_URL,
  queryClient,
  mount(slot, { baseUrl, employeeId, groupId, onHostClient = false, ...settings }) {
    const root = createRoot(document.querySelector(`#${slot}`) ?? document.body);
    roots.set(slot, root);
    root.render(
      <EnrolkitProvider
        baseUrl={baseUrl}
        getSession={async () => (await fetch(`/session/${employeeId}`, { method: "POST" })).json()}
        onEvent={(event) => reported.push(event)}
        onError={(error) => reported.push({ name: error.name, message: error.message, stack: error.stack })}
        onMetric={(metric) => reported.push(metric)}
        queryClient={onHostClient ? queryClient : undefined}
        {...settings}
      >
        <EnrolmentFlow employeeId={employeeId} groupId={groupId} />
      </EnrolkitProvider>,
    );
  },
  unmount(slot) {
    roots.get(slot)?.unmount();
    roots.delete(slot);
  },
};

const { searchParams } = new URL(location.href);
const css = searchParams.get("css");
if (css !== null) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/hostile/${css}.css`;
  document.head.append(link);
}
