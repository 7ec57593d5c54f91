import { render, type RenderResult, renderHook } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { vi } from "vitest";
import { en } from "../messages/en/core.ts";
import type { EnrolkitEvent } from "../provider/events.ts";
import { EnrolkitProvider, type EnrolkitProviderProps } from "../provider/EnrolkitProvider.tsx";
import { createFakeService, type FakeService } from "./fake-service.ts";
import type { WorldOptions } from "./fake-world.ts";

export interface Rendered {
  readonly service: FakeService;
  readonly events: EnrolkitEvent[];
  readonly errors: Error[];
  readonly Wrapper: (props: { children: ReactNode }) => ReactNode;
}

/** A fake service behind `fetch`, and a provider around whatever is rendered, in StrictMode. */
export function serviceAround(
  given: WorldOptions | FakeService = {},
  props: Partial<EnrolkitProviderProps> = {},
): Rendered {
  const service = "fetch" in given ? given : createFakeService(given);
  vi.stubGlobal("fetch", service.fetch);
  const events: EnrolkitEvent[] = [];
  const errors: Error[] = [];
  const getSession = async () => service.mint();
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <EnrolkitProvider
        baseUrl="https://benefits.example"
        getSession={getSession}
        messages={en}
        onEvent={(event) => events.push(event)}
        onError={(error) => errors.push(error)}
        {...props}
      >
        {children}
      </EnrolkitProvider>
    </StrictMode>
  );
  return { service, events, errors, Wrapper };
}

export function renderWithService(
  element: ReactNode,
  given: WorldOptions | FakeService = {},
  props: Partial<EnrolkitProviderProps> = {},
): ReturnType<typeof serviceAround> & RenderResult {
  const around = serviceAround(given, props);
  const rendered: RenderResult = render(element, { wrapper: around.Wrapper });
  return { ...around, ...rendered };
}

export function renderHookWithService<Result>(
  hook: (service: FakeService) => Result,
  given: WorldOptions | FakeService = {},
) {
  const around = serviceAround(given);
  return { ...around, ...renderHook(() => hook(around.service), { wrapper: around.Wrapper }) };
}
