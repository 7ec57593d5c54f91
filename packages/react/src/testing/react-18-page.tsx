import { StrictMode, version } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { EnrolkitProvider, EnrolmentFlow, type EnrolkitProviderProps } from "../index.ts";
import { en } from "../messages/en/core.ts";

export { version };

interface PageOptions extends Pick<EnrolkitProviderProps, "baseUrl" | "getSession"> {
  readonly employeeId: string;
  readonly groupId: string;
}

function page({ baseUrl, employeeId, groupId, getSession }: PageOptions) {
  return (
    <StrictMode>
      <EnrolkitProvider baseUrl={baseUrl} getSession={getSession} messages={en}>
        <EnrolmentFlow employeeId={employeeId} groupId={groupId} />
      </EnrolkitProvider>
    </StrictMode>
  );
}

export const renderOnServer = (options: PageOptions): string => renderToString(page(options));

/** Takes over what the server rendered; returns how to unmount. */
export function hydrate(container: HTMLElement, options: PageOptions, onError: (error: unknown) => void) {
  const root = hydrateRoot(container, page(options), { onRecoverableError: onError });
  return () => root.unmount();
}
