import { render, type RenderResult, renderHook, type RenderHookResult } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { vi } from "vitest";
import { en } from "../messages/en/core.ts";
import type { EnrolkitEvent } from "../provider/events.ts";
import { EnrolkitProvider, type EnrolkitProviderProps } from "../provider/EnrolkitProvider.tsx";
import type { Network } from "./network.ts";
import type { TestService } from "./test-service.ts";

export interface Page {
  readonly events: EnrolkitEvent[];
  readonly errors: Error[];
  readonly Wrapper: (props: { children: ReactNode }) => ReactNode;
}

/** What a page needs of the service. */
type Behind = Pick<TestService, "url" | "getSession"> & { readonly network: Pick<Network, "fetch"> };

const never = (): Promise<never> => new Promise(() => {});

/** For what needs a provider and no service: not even a session arrives. */
export const noService: Behind = {
  url: "https://benefits.example",
  getSession: never,
  network: { fetch: never },
};

/** A page with a provider in StrictMode, whose requests go through the service's network. */
export function pageOf(service: Behind, props: Partial<EnrolkitProviderProps> = {}): Page {
  vi.stubGlobal("fetch", service.network.fetch);
  const events: EnrolkitEvent[] = [];
  const errors: Error[] = [];
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <EnrolkitProvider
        baseUrl={service.url}
        getSession={service.getSession}
        messages={en}
        onEvent={(event) => events.push(event)}
        onError={(error) => errors.push(error)}
        {...props}
      >
        {children}
      </EnrolkitProvider>
    </StrictMode>
  );
  return { events, errors, Wrapper };
}

export type RenderedPage = Page & RenderResult;

/** Renders on such a page. */
export function renderPage(
  element: ReactNode,
  service: Behind,
  props?: Partial<EnrolkitProviderProps>,
): RenderedPage {
  const page = pageOf(service, props);
  const rendered: RenderResult = render(element, { wrapper: page.Wrapper });
  return { ...page, ...rendered };
}

/** Runs hooks on such a page. */
export function renderHookOnPage<Result>(
  hook: () => Result,
  service: Behind,
  props?: Partial<EnrolkitProviderProps>,
): Page & RenderHookResult<Result, unknown> {
  const page = pageOf(service, props);
  return { ...page, ...renderHook(hook, { wrapper: page.Wrapper }) };
}
