import type { Session } from "@enrolkit/client";
import { QueryClient } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef, type ReactNode, StrictMode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QuoteConsentFlow } from "../flows/quote/QuoteConsentFlow.tsx";
import { EnrolmentFlow } from "../flows/enrolment/EnrolmentFlow.tsx";
import { useEnrolment } from "../hooks/useEnrolment.ts";
import { useGroups } from "../hooks/useGroups.ts";
import { en } from "../messages/en/core.ts";
import { quoteEn } from "../messages/en/quote.ts";
import { QuoteTexts } from "../messages/PartTexts.tsx";
import { useSession } from "../session/useSession.ts";
import { enrolmentAt } from "../testing/enrolment.ts";
import { hold, pass } from "../testing/late.ts";
import { choose, press, title } from "../testing/page-actions.ts";
import { partner } from "../testing/people.ts";
import { type EmployerService, startEmployer } from "../testing/quote.ts";
import { chooseInPlan, payAPercentage } from "../testing/render-quote-flow.tsx";
import type { TestService } from "../testing/test-service.ts";
import { forgetDrafts } from "./draft-storage.ts";
import { type EnrolkitHandle, EnrolkitProvider, type EnrolkitProviderProps } from "./EnrolkitProvider.tsx";
import type { EnrolkitEvent } from "./events.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** React paints by itself, as on a page, and not when a test says so. */
async function withoutAct(task: () => Promise<void>): Promise<void> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  react.IS_REACT_ACT_ENVIRONMENT = false;
  await task().finally(() => {
    react.IS_REACT_ACT_ENVIRONMENT = true;
  });
}

/** The session that the host's backend gives while this person or company is signed in there. */
const sessionOf = (service: TestService) => async () => ({
  ...(await service.getSession()),
  subject: `${service.employeeId}@example.com`,
});

/** As a host passes it on that goes by the interface alone: nothing names whose it is. */
const namelessSessionOf = (service: TestService) => async () => {
  const { token, expiry } = await service.getSession();
  return { token, expiry };
};

/** What is sent from now on, with all that could name someone. */
function recordRequests({ network }: TestService): string[] {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    sent.push(JSON.stringify([input, init.headers, init.body]));
    return network.fetch(input, init);
  });
  return sent;
}

/** Every text that comes onto the page from now on, also for a moment. */
function recordTexts(): () => string {
  const texts: string[] = [];
  const read = (records: MutationRecord[]) => {
    for (const { addedNodes, target, type } of records) {
      if (type === "characterData") texts.push(target.textContent ?? "");
      for (const node of addedNodes) texts.push(node.textContent ?? "");
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    read(observer.takeRecords());
    return texts.join("\n");
  };
}

/** All that is cached, of queries and of mutations. */
const cached = (queryClient: QueryClient) =>
  JSON.stringify([
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state]),
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ options, state }) => [options.mutationKey, state]),
  ]);

/** The first person is in the middle of everything: a partner on file, a draft, an open dialog. */
async function inTheMiddle() {
  const user = userEvent.setup();
  await press(user, "Continue where you left off");
  await choose(user, "Me and my family");
  await screen.findByRole("checkbox", { name: "Sam Ellery" });
  await press(user, "Add someone");
  await user.type(await screen.findByLabelText("First name"), "Zebedee");
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain("Zebedee"));
  return user;
}

async function twoPeople(): Promise<readonly [TestService, TestService]> {
  return [
    await enrolmentAt("pending_confirmation", { persons: [partner] }),
    await enrolmentAt("coverage_options_required"),
  ];
}

/** A host's page, which shows the enrolment of the person signed in. */
function Page({ of, children, ...props }: Partial<EnrolkitProviderProps> & { of: TestService }): ReactNode {
  const { url, employeeId, groupId } = of;
  return (
    <StrictMode>
      <EnrolkitProvider baseUrl={url} messages={en} getSession={sessionOf(of)} {...props}>
        <EnrolmentFlow employeeId={employeeId} groupId={groupId} />
        {children}
      </EnrolkitProvider>
    </StrictMode>
  );
}

describe.each([
  ["on a client of its own", () => undefined],
  ["on the host's client", () => new QueryClient()],
])("another `subject`, %s", (_, createClient) => {
  it("begins from nothing: nothing of the first is shown, cached, stored or sent", async () => {
    const [first, second] = await twoPeople();
    recordRequests(first);
    const queryClient = createClient();
    const { rerender } = render(<Page of={first} subject="one@example.com" queryClient={queryClient} />);
    await inTheMiddle();
    expect(Object.keys(sessionStorage).join()).not.toContain("@");

    const texts = recordTexts();
    const release = first.network.stall("RetrieveDependentsManagementIntent");
    const sent = recordRequests(first);
    rerender(<Page of={second} subject="two@example.com" queryClient={queryClient} />);
    expect(document.body).not.toHaveTextContent(/Sam|Zebedee|Who should be covered/);
    release();
    await screen.findByRole("button", { name: "Start" });
    expect(JSON.stringify(sessionStorage)).not.toContain("Zebedee");
    expect(texts()).not.toMatch(/Sam|Zebedee|Who should be covered/);
    if (queryClient) expect(cached(queryClient)).not.toMatch(new RegExp(`Sam|Zebedee|${first.employeeId}`));
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.join()).not.toMatch(new RegExp(`Sam|Zebedee|${first.employeeId}`));
  });

  it("also where only the session says so", async () => {
    const [first, second] = await twoPeople();
    let signedIn = first;
    const queryClient = createClient();
    const events: EnrolkitEvent[] = [];
    const texts: (string | null)[] = [];
    let sentBefore = 0;
    function Host(): ReactNode {
      const [shown, setShown] = useState(first);
      return (
        <Page
          of={shown}
          queryClient={queryClient}
          getSession={() => sessionOf(signedIn)()}
          onEvent={(event) => {
            events.push(event);
            if (event.type !== "session_subject_changed") return;
            sentBefore = sent.length;
            setShown(second);
            // Before a frame can be painted.
            void Promise.resolve().then(() => texts.push(document.body.textContent));
          }}
        >
          <Renew />
        </Page>
      );
    }
    const sent = recordRequests(first);
    render(<Host />);
    await inTheMiddle();

    signedIn = second;
    await withoutAct(async () => {
      screen.getByText("renew").click();
      await vi.waitFor(() => expect(texts).toHaveLength(1), { timeout: 10_000 });
      expect(texts[0]).not.toMatch(/Sam|Zebedee|Who should be covered/);
      await vi.waitFor(() => screen.getByRole("button", { name: "Start" }), { timeout: 10_000 });
    });
    expect(JSON.stringify(sessionStorage)).not.toContain("Zebedee");
    if (queryClient) expect(cached(queryClient)).not.toMatch(new RegExp(`Sam|Zebedee|${first.employeeId}`));
    expect(sent.slice(sentBefore).join()).not.toMatch(new RegExp(`Sam|Zebedee|${first.employeeId}`));
    expect(events.filter(({ type }) => type === "session_subject_changed")).toHaveLength(1);
  });

  it("drops what arrives late for the first", async () => {
    const [first, second] = await twoPeople();
    recordRequests(first);
    const queryClient = createClient();
    const onError = vi.fn();
    function Status({ of: { employeeId, groupId } }: { of: TestService }): ReactNode {
      return <p>{useEnrolment({ employeeId, groupId }).data?.employee_id}</p>;
    }
    const page = (of: TestService) => (
      <EnrolkitProvider
        baseUrl={of.url}
        subject={of.employeeId}
        getSession={of.getSession}
        queryClient={queryClient}
        onError={onError}
        messages={en}
      >
        <Status of={of} />
      </EnrolkitProvider>
    );
    const release = first.network.stall("ListEnrolmentIntents");
    const { rerender } = render(page(first));
    await waitFor(() => expect(first.network.sent("ListEnrolmentIntents")).toHaveLength(1));
    rerender(page(second));
    release();
    await screen.findByText(second.employeeId);
    expect(screen.queryByText(first.employeeId)).toBeNull();
    if (queryClient) expect(cached(queryClient)).not.toContain(first.employeeId);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe.each([
  ["its `subject`", ({ employer }: EmployerService) => employer.id, namelessSessionOf],
  [
    "the subject of its session",
    () => undefined,
    (of: EmployerService) => async () => ({ ...(await of.getSession()), subject: of.employer.id }),
  ],
  ["its token alone", () => undefined, namelessSessionOf],
])("another company, by %s", (_, subjectOf, sessionOfCompany) => {
  it("begins from nothing: nothing of the first's quote is shown, cached, stored or sent", async () => {
    const [first, second] = [
      await startEmployer({ groups: ["Aardvark"] }),
      await startEmployer({ groups: ["Buffalo"] }),
    ];
    let signedIn = first;
    const queryClient = new QueryClient();
    const page = () => (
      <StrictMode>
        <EnrolkitProvider
          baseUrl={first.url}
          subject={subjectOf(signedIn)}
          queryClient={queryClient}
          messages={en}
          getSession={() => sessionOfCompany(signedIn)()}
        >
          <QuoteTexts messages={quoteEn}>
            <QuoteConsentFlow />
          </QuoteTexts>
          <Groups />
          <Renew />
        </EnrolkitProvider>
      </StrictMode>
    );
    recordRequests(first);
    const { rerender } = render(page());
    const user = userEvent.setup();
    await screen.findByText("Groups: Aardvark");
    await chooseInPlan(user);
    await payAPercentage(user, "83");
    await title("Check your request");
    const names = new RegExp(`Aardvark|${first.employer.id}|${first.groups[0]?.id}`);
    expect(Object.values(sessionStorage).join()).toContain('"percentage":83');

    signedIn = second;
    const sent = recordRequests(second);
    const texts = recordTexts();
    rerender(page());
    if (subjectOf(second) === undefined) await act(async () => screen.getByText("renew").click());
    else expect(document.body).not.toHaveTextContent(/Aardvark|83|Check your request/);
    await screen.findByText("Groups: Buffalo");
    await title("Which plan do you want to offer?");
    expect(texts()).not.toMatch(/Aardvark|83%|Check your request/);
    expect(cached(queryClient)).not.toMatch(names);
    expect(JSON.stringify(sessionStorage)).not.toMatch(names);
    expect(Object.values(sessionStorage).join()).not.toContain('"percentage":83');
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.join()).not.toMatch(names);
  });
});

function Groups(): ReactNode {
  const { data = [] } = useGroups();
  return <p>{`Groups: ${data.map(({ name }) => name).join()}`}</p>;
}

describe("another company", () => {
  it("sees nothing of the first, also where `renew` brings its session", async () => {
    const [first, second] = [
      await startEmployer({ groups: ["Aardvark"] }),
      await startEmployer({ groups: ["Buffalo"] }),
    ];
    recordRequests(first);
    let signedIn = first;
    function Groups(): ReactNode {
      const { data = [] } = useGroups();
      return <p>{data.map(({ name }) => name)}</p>;
    }
    const page = (subject?: string) => (
      <StrictMode>
        <EnrolkitProvider
          baseUrl={first.url}
          subject={subject}
          messages={en}
          getSession={async () => ({ ...(await signedIn.getSession()), subject: signedIn.employer.id })}
        >
          <Groups />
          <Renew />
        </EnrolkitProvider>
      </StrictMode>
    );
    const { rerender } = render(page());
    await screen.findByText("Aardvark");
    signedIn = second;
    const texts = recordTexts();
    await act(async () => screen.getByText("renew").click());
    await screen.findByText("Buffalo");
    expect(texts()).not.toContain("Aardvark");
    signedIn = first;
    rerender(page("the first company"));
    expect(screen.queryByText("Buffalo")).toBeNull();
    await screen.findByText("Aardvark");
  });

  it("gets the session that was fetched for it: the page is asked no second time", async () => {
    const [first, second] = [await startEmployer(), await startEmployer({ groups: ["Buffalo"] })];
    recordRequests(first);
    const getSession = vi
      .fn()
      .mockImplementationOnce(async () => ({ ...(await first.getSession()), subject: "one" }))
      .mockImplementation(async () => ({ ...(await second.getSession()), subject: "two" }));
    function Groups(): ReactNode {
      return <p>{useGroups().data?.map(({ name }) => name)}</p>;
    }
    render(
      <StrictMode>
        <EnrolkitProvider baseUrl={first.url} messages={en} getSession={getSession}>
          <Groups />
          <Renew />
        </EnrolkitProvider>
      </StrictMode>,
    );
    await screen.findByText("Office");
    await act(async () => screen.getByText("renew").click());
    await screen.findByText("Buffalo");
    expect(getSession).toHaveBeenCalledTimes(2);
  });
});

describe("a session that comes late, for another subject", () => {
  const timers = ["setTimeout", "clearTimeout", "Date"] as const;
  beforeEach(() => vi.useFakeTimers({ toFake: [...timers] }));
  afterEach(() => vi.useRealTimers());

  const sessionFor = (subject: string) => ({
    token: `est_test_${subject}`,
    subject,
    expiry: new Date(Date.now() + 3_600_000).toISOString(),
  });

  /** A page with `one`, whose next two sessions come when the test says so; the second is asked for as the first is late. */
  async function show() {
    const held = [hold<Session>(), hold<Session>()] as const;
    const getSession = vi
      .fn<() => Promise<Session>>(async () => sessionFor("one"))
      .mockImplementationOnce(async () => sessionFor("one"))
      .mockImplementationOnce(() => held[0].promise)
      .mockImplementationOnce(() => held[1].promise);
    const tokens: (string | null)[] = [];
    vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
      tokens.push(new Headers(headers).get("Authorization"));
      return Response.json({
        items: [],
        page: 1,
        page_size: 1,
        has_next_page: false,
        has_previous_page: false,
      });
    });
    const changes: EnrolkitEvent[] = [];
    render(
      <StrictMode>
        <EnrolkitProvider
          baseUrl="https://benefits.example"
          messages={en}
          getSession={getSession}
          onEvent={(event) => event.type === "session_subject_changed" && changes.push(event)}
        >
          <EnrolmentFlow employeeId="ee_1" groupId="gr_1" />
          <Renew />
        </EnrolkitProvider>
      </StrictMode>,
    );
    await pass(0);
    const renew = () => act(async () => screen.getByText("renew").click());
    await renew();
    await pass(8000);
    await renew();
    expect(getSession).toHaveBeenCalledTimes(3);
    expect(tokens).not.toHaveLength(0);
    tokens.length = 0;
    return { held, tokens, changes, getSession };
  }

  it("is the session of what begins then, and no other call's", async () => {
    const { held, tokens, changes, getSession } = await show();
    await held[0].arrive(sessionFor("two"));
    await pass(0);
    expect(changes).toHaveLength(1);
    await held[1].arrive(sessionFor("one"));
    await pass(0);
    expect(new Set(tokens)).toEqual(new Set(["Bearer est_test_two"]));
    expect(changes).toHaveLength(1);
    expect(getSession).toHaveBeenCalledTimes(3);
  });

  it("is not used once a later call has brought another subject's", async () => {
    const { held, tokens, changes } = await show();
    await held[1].arrive(sessionFor("two"));
    await pass(0);
    await held[0].arrive(sessionFor("one"));
    await pass(0);
    expect(new Set(tokens)).toEqual(new Set(["Bearer est_test_two"]));
    expect(changes).toHaveLength(1);
  });
});

describe("signing out", () => {
  it("forgets everything at once, revokes the session, says so, and leads back in", async () => {
    const [first] = await twoPeople();
    recordRequests(first);
    const queryClient = new QueryClient();
    const getSession = vi.fn(sessionOf(first));
    const [onError, onEvent] = [vi.fn(), vi.fn()];
    const handle = createRef<EnrolkitHandle>();
    const ref = { ref: handle };
    const { url, employeeId, groupId } = first;
    render(
      <StrictMode>
        <EnrolkitProvider
          {...ref}
          {...{ baseUrl: url, messages: en, queryClient, getSession, onError, onEvent }}
        >
          <EnrolmentFlow employeeId={employeeId} groupId={groupId} />
        </EnrolkitProvider>
      </StrictMode>,
    );
    const user = await inTheMiddle();
    const sent = recordRequests(first);
    let revoked: Promise<boolean> | undefined;
    act(() => {
      revoked = handle.current?.signOut();
      void handle.current?.signOut();
    });
    expect(document.body).not.toHaveTextContent(/Sam|Zebedee|Who should be covered/);
    expect(sessionStorage).toHaveLength(0);
    expect(cached(queryClient)).toBe("[[],[]]");
    expect(await screen.findByText("You are signed out.")).toHaveRole("status");
    expect(await revoked).toBe(true);
    expect(sent).toEqual([expect.stringContaining("/embed/sessions/")]);
    expect(onEvent.mock.calls.filter(([{ type }]) => type === "session_signed_out")).toHaveLength(1);
    expect(getSession).toHaveBeenCalledTimes(1);

    await user.click(screen.getByRole("button", { name: "Sign in again" }));
    await title("Your benefits");
    expect(getSession).toHaveBeenCalledTimes(2);
    expect(onError).not.toHaveBeenCalled();
  });

  it("is the session's part of the hook too, and the next person begins from nothing", async () => {
    const [first, second] = await twoPeople();
    recordRequests(first);
    let signedIn = first;
    const page = (of: TestService) => (
      <Page of={of} getSession={() => sessionOf(signedIn)()}>
        <Renew />
      </Page>
    );
    const { rerender } = render(page(first));
    await inTheMiddle();
    await act(async () => screen.getByText("sign out").click());
    expect(await screen.findByText("signed_out")).toBeVisible();
    signedIn = second;
    rerender(page(second));
    expect(await screen.findByText("You are signed out.")).toBeVisible();
    const texts = recordTexts();
    await act(async () => screen.getByText("renew").click());
    await screen.findByRole("button", { name: "Start" });
    expect(texts()).not.toMatch(/Sam|Zebedee/);
  });

  it("ends with the page's own word of another subject", async () => {
    const [first, second] = await twoPeople();
    recordRequests(first);
    const page = (of: TestService) => (
      <Page of={of} subject={of.employeeId}>
        <Renew />
      </Page>
    );
    const { rerender } = render(page(first));
    await screen.findByRole("button", { name: "Continue where you left off" });
    await act(async () => screen.getByText("sign out").click());
    rerender(page(second));
    expect(await screen.findByRole("button", { name: "Start" })).toBeVisible();
  });
});

describe.each([
  ["sessions that name their subject", sessionOf],
  ["sessions of token and expiry alone", namelessSessionOf],
])("a draft, with %s", (_, getSessionOf) => {
  const page = (of: TestService) => <Page of={of} getSession={getSessionOf(of)} />;

  it("is gone once someone else comes, also where no provider saw the first person leave", async () => {
    const [first, second] = await twoPeople();
    recordRequests(first);
    sessionStorage.setItem("host", "its own");
    const { unmount } = render(page(first));
    await inTheMiddle();
    unmount();
    expect(JSON.stringify(sessionStorage)).toContain("Zebedee");
    const texts = recordTexts();
    const sent = recordRequests(second);
    render(page(second));
    await screen.findByRole("button", { name: "Start" });
    expect(JSON.stringify(sessionStorage)).not.toContain("Zebedee");
    expect(sessionStorage.getItem("host")).toBe("its own");
    expect(texts()).not.toMatch(/Sam|Zebedee/);
    expect(sent.join()).not.toMatch(new RegExp(`Zebedee|${first.employeeId}`));
  });

  it("stays where two people are on a page, whichever session comes first after a reload", async () => {
    const [first, second] = await twoPeople();
    recordRequests(first);
    const { unmount } = render(page(first));
    await inTheMiddle();
    unmount();
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    render(
      <>
        <EnrolkitProvider baseUrl={second.url} messages={en} getSession={getSessionOf(second)}>
          <Renew />
        </EnrolkitProvider>
        <Page of={first} getSession={() => late.then(getSessionOf(first))} />
      </>,
    );
    await screen.findByText("active");
    expect(JSON.stringify(sessionStorage)).toContain("Zebedee");
    await act(async () => arrive());
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    expect(JSON.stringify(sessionStorage)).toContain("Zebedee");
  });
});

describe("forgetDrafts", () => {
  it("leaves nothing of anyone in storage where there is no provider, and all that is the host's", async () => {
    const [first] = await twoPeople();
    recordRequests(first);
    sessionStorage.setItem("host", "its own");
    const { unmount } = render(<Page of={first} />);
    await inTheMiddle();
    unmount();
    forgetDrafts();
    expect(Object.entries(sessionStorage)).toEqual([["host", "its own"]]);
  });

  it("holds for a provider that is on the page: what is typed until it goes is not stored", async () => {
    const [first] = await twoPeople();
    recordRequests(first);
    const { unmount } = render(<Page of={first} />);
    const user = await inTheMiddle();
    forgetDrafts();
    await user.type(screen.getByLabelText("First name"), "x");
    expect(screen.getByLabelText("First name")).toHaveValue("Zebedeex");
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("the same subject", () => {
  it("keeps everything while its sessions are renewed and the page is rendered anew", async () => {
    const [first] = await twoPeople();
    recordRequests(first);
    const page = () => (
      <Page of={first} subject="one">
        <Renew />
      </Page>
    );
    const { rerender, unmount } = render(page());
    await inTheMiddle();
    await act(async () => screen.getByText("renew").click());
    rerender(page());
    expect(screen.getByLabelText("First name")).toHaveValue("Zebedee");
    unmount();
    render(page());
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    expect(JSON.stringify(sessionStorage)).toContain("Zebedee");
  });
});

function Renew(): ReactNode {
  const { status, renew, signOut } = useSession();
  return (
    <p>
      <output>{status}</output>
      <button type="button" onClick={renew}>
        renew
      </button>
      <button type="button" onClick={() => void signOut()}>
        sign out
      </button>
    </p>
  );
}
