import { act, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useEnrolment } from "../hooks/useEnrolment.ts";
import { en } from "../messages/en/core.ts";
import { nl } from "../messages/nl/core.ts";
import { useSession } from "../session/useSession.ts";
import { problem } from "../testing/network.ts";
import { TestService } from "../testing/test-service.ts";
import { useEnrolkit } from "./context.ts";
import { EnrolkitProvider, type EnrolkitProviderProps } from "./EnrolkitProvider.tsx";

afterEach(() => vi.unstubAllGlobals());

function Status({ service: { employeeId, groupId } }: { service: TestService }): ReactNode {
  const enrolment = useEnrolment({ employeeId, groupId });
  const session = useSession();
  return (
    <p>
      {enrolment.status} {enrolment.error?.code} {session.status}
      <button type="button" onClick={session.renew}>
        continue
      </button>
    </p>
  );
}

function page(service: TestService, props: Partial<EnrolkitProviderProps> = {}): ReactNode {
  vi.stubGlobal("fetch", service.network.fetch);
  return (
    <StrictMode>
      <EnrolkitProvider baseUrl={service.url} messages={en} getSession={service.getSession} {...props}>
        <Status service={service} />
      </EnrolkitProvider>
    </StrictMode>
  );
}

describe("EnrolkitProvider", () => {
  it("asks for one session, at once, also in StrictMode", async () => {
    const service = await TestService.start();
    const getSession = vi.fn(service.getSession);
    render(page(service, { getSession }));
    expect(getSession).toHaveBeenCalledTimes(1);
    await screen.findByText(/success.*active/);
    expect(getSession).toHaveBeenCalledTimes(1);
  });

  it("renews with the newest callback", async () => {
    const service = await TestService.start();
    const stale = vi.fn(service.getSession);
    const { rerender } = render(page(service, { getSession: stale }));
    await screen.findByText(/success/);
    const newest = vi.fn(service.getSession);
    rerender(page(service, { getSession: newest }));
    await act(async () => screen.getByText("continue").click());
    expect(newest).toHaveBeenCalledTimes(1);
    expect(stale).toHaveBeenCalledTimes(1);
  });

  it("reads again in the language that is switched to, as the service words some texts", async () => {
    const service = await TestService.start();
    const { rerender } = render(page(service));
    await screen.findByText(/success active/);
    const languages = () => service.network.requests.map(({ language }) => language);
    expect(new Set(languages())).toEqual(new Set(["en"]));
    rerender(page(service, { locale: "nl", messages: nl }));
    await waitFor(() => expect(languages().at(-1)).toBe("nl"));
  });

  it("keeps what is there when a renewal fails, and refetches once it succeeds", async () => {
    const service = await TestService.start();
    let works = false;
    const events: string[] = [];
    render(
      page(service, {
        getSession: async () => {
          if (!works) throw new Error("401 from the page's backend");
          return service.getSession();
        },
        onEvent: ({ type }) => events.push(type),
      }),
    );
    await screen.findByText(/error session_expired expired/);
    works = true;
    await act(async () => screen.getByText("continue").click());
    await screen.findByText(/success active/);
    expect(events).toContain("session_expired");
  });

  it("shares nothing between two providers", async () => {
    const [first, second] = [await TestService.start(), await TestService.start()];
    const clients = new Set<unknown>();
    function Collect(): ReactNode {
      clients.add(useEnrolkit().queryClient);
      return null;
    }
    vi.stubGlobal("fetch", first.network.fetch);
    const provider = (service: TestService) => (
      <EnrolkitProvider baseUrl={service.url} messages={en} getSession={service.getSession}>
        <Status service={first} />
        <Collect />
      </EnrolkitProvider>
    );
    render(
      <>
        {provider(first)}
        {provider(second)}
      </>,
    );
    // The second one's tokens are not the first service's: it alone is refused.
    await screen.findByText(/success/);
    await screen.findByText(/error/);
    expect(clients.size).toBe(2);
  });

  it("leaves the page as it was after fifty mounts and unmounts", async () => {
    const service = await TestService.start();
    const listeners = countListeners();
    const globals = Object.keys(window).length;
    const { head, documentElement } = document;
    const before = head.innerHTML + documentElement.getAttributeNames().join() + document.body.innerHTML;
    for (let time = 0; time < 50; time += 1) {
      const { unmount } = render(page(service));
      if (time % 10 === 0) await screen.findByText(/success/);
      unmount();
    }
    document.body.replaceChildren();
    expect(head.innerHTML + documentElement.getAttributeNames().join() + document.body.innerHTML).toBe(
      before,
    );
    expect(Object.keys(window).length).toBe(globals);
    expect(sessionStorage.length + localStorage.length).toBe(0);
    await waitFor(() => expect(listeners()).toBe(0));
  });

  it("renders on a server without a request, and hydrates without a warning", async () => {
    const service = await TestService.start();
    const getSession = vi.fn(service.getSession);
    const errors = vi.spyOn(console, "error");
    const html = renderToString(page(service, { getSession }));
    expect(getSession).not.toHaveBeenCalled();
    expect(html).toContain("pending");
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = html;
    const recovered = vi.fn();
    const root = await act(async () =>
      hydrateRoot(container, page(service, { getSession }), { onRecoverableError: recovered }),
    );
    await screen.findByText(/success/);
    expect(recovered).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
    errors.mockRestore();
  });

  it("says what to do where there is no provider", async () => {
    const service = await TestService.start();
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<Status service={service} />)).toThrow("<EnrolkitProvider>");
    errors.mockRestore();
  });

  it("goes on when a callback of the page throws, and gives it no token", async () => {
    const service = await TestService.start();
    const received: unknown[] = [];
    vi.stubGlobal("reportError", (error: unknown) => received.push(error));
    service.network.mishaps.set("ListEnrolmentIntents", [problem("forbidden")]);
    const fail = (value: unknown) => {
      received.push(value);
      throw new Error("the page's own");
    };
    render(page(service, { onEvent: fail, onMetric: fail }));
    await screen.findByText(/error forbidden/);
    expect(received.length).toBeGreaterThan(0);
    expect(JSON.stringify(received)).not.toContain("est_test");
  });
});

/** How many listeners on window and document are there more than when it began to count. */
function countListeners(): () => number {
  let open = 0;
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
      if (isOurs(type)) open += 1;
      add(type, listener, options);
    });
    vi.spyOn(target, "removeEventListener").mockImplementation((type, listener, options) => {
      if (isOurs(type)) open -= 1;
      remove(type, listener, options);
    });
  }
  return () => open;
}

/** React itself listens for `selectionchange`, once for all, and `error` while it renders in development. */
const isOurs = (type: string): boolean => ["visibilitychange", "focus", "online", "offline"].includes(type);
