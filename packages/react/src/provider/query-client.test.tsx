import { createRequire } from "node:module";
import {
  defaultShouldDehydrateQuery,
  dehydrate,
  onlineManager,
  QueryCache,
  QueryClient,
  useQuery,
} from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EnrolmentFlow } from "../flows/enrolment/EnrolmentFlow.tsx";
import { usePlans } from "../hooks/useCatalogue.ts";
import { type EnrolkitQueries, useEnrolkitQueries } from "../hooks/useEnrolkitQueries.ts";
import { useEnrolment, useStartEnrolment } from "../hooks/useEnrolment.ts";
import { en } from "../messages/en/core.ts";
import { healthPlan } from "../testing/catalogue.ts";
import { enrolmentAt, enrolmentOf } from "../testing/enrolment.ts";
import { failureOf } from "../testing/failure-of.ts";
import { problem } from "../testing/network.ts";
import { choose, press, title } from "../testing/page-actions.ts";
import { partner } from "../testing/people.ts";
import { renderEnrolmentFlow } from "../testing/render-enrolment-flow.tsx";
import { renderHookOnPage, renderPage } from "../testing/render-page.tsx";
import { isEnrolkitQuery } from "../query/scope.ts";
import { TestService } from "../testing/test-service.ts";
import { EnrolkitProvider } from "./EnrolkitProvider.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

/** A host whose defaults would break each of our queries and mutations, if they took them over. */
function hostileClient() {
  const called = vi.fn();
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        enabled: false,
        gcTime: 0,
        initialData: "the host's",
        meta: { host: true },
        networkMode: "online",
        notifyOnChangeProps: [],
        persister: () => "the host's",
        placeholderData: "the host's",
        refetchInterval: 1,
        refetchIntervalInBackground: true,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: 5,
        retryDelay: 60_000,
        retryOnMount: false,
        select: () => "the host's",
        staleTime: Number.POSITIVE_INFINITY,
        structuralSharing: () => "the host's",
        throwOnError: true,
      },
      mutations: {
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: "online",
        onError: called,
        onMutate: called,
        onSettled: called,
        onSuccess: called,
        retry: 5,
        retryDelay: 60_000,
        throwOnError: true,
      },
    },
  });
  return { queryClient, called };
}

const keysOf = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey as string[]);
const scopesOf = (queryClient: QueryClient) => new Set(keysOf(queryClient).map((key) => key[1]));
const of = (service: TestService) => ({ employeeId: service.employeeId, groupId: service.groupId });

describe("on a host's QueryClient with defaults of its own", () => {
  it("a flow goes its way, also where the host believes to be offline", async () => {
    const service = await TestService.start({ persons: [partner] });
    const { queryClient, called } = hostileClient();
    onlineManager.setOnline(false);
    const { user, events } = renderEnrolmentFlow(service, { queryClient });
    await press(user, "Start");
    await title("Choose your cover");
    expect(events.filter(({ type }) => type === "intent_changed")).toMatchObject([
      { status: "processing", previous_status: null },
      { status: "coverage_options_required", previous_status: "processing" },
    ]);
    expect(called).not.toHaveBeenCalled();
    // What people entered is not left behind in the host's mutations.
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
  });

  it("a failure is shown at once, and breaks nothing around", async () => {
    const service = await enrolmentAt("coverage_options_required");
    service.network.mishaps.set("ListEnrolmentIntents", [problem("forbidden")]);
    const { queryClient } = hostileClient();
    const { errors } = renderEnrolmentFlow(service, { queryClient });
    await screen.findByText(/^We couldn’t load your benefits\./);
    expect(errors).toMatchObject([{ code: "forbidden" }]);
  });

  it("coming back to the page fetches what may have changed", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const { queryClient } = hostileClient();
    queryClient.mount();
    renderEnrolmentFlow(service, { queryClient });
    await screen.findByRole("button", { name: "Start" });
    await service.force((await enrolmentOf(service)).id, "not_undertaken");
    await act(async () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await title("You declined this cover");
    queryClient.unmount();
  });
});

describe("a QueryClient of another copy of React Query", () => {
  it("is named as the cause, once, and the flow goes on without it", async () => {
    const service = await TestService.start();
    // The one for CommonJS.
    const copy = createRequire(import.meta.url)("@tanstack/react-query") as {
      QueryClient: typeof QueryClient;
    };
    const queryClient = new copy.QueryClient();
    expect(queryClient).not.toBeInstanceOf(QueryClient);
    for (const foreign of [queryClient, {} as QueryClient]) {
      const { errors, unmount } = renderEnrolmentFlow(service, { queryClient: foreign });
      await screen.findByRole("button", { name: "Start" });
      expect(errors).toMatchObject([
        {
          code: "wrong_setup",
          message: expect.stringMatching(/another copy of @tanstack\/react-query/) as string,
        },
      ]);
      unmount();
    }
    expect(keysOf(queryClient)).toEqual([]);
  });
});

describe("the keys of queries", () => {
  it("name what is fetched, under one scope, without a token or personal data", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner] });
    const queryClient = new QueryClient();
    const { user } = renderEnrolmentFlow(service, { queryClient });
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    const keys = keysOf(queryClient);
    const [scope] = scopesOf(queryClient);
    expect(scopesOf(queryClient).size).toBe(1);
    expect(keys).toContainEqual(["enrolkit", scope, "enrolment_intent", service.employeeId, service.groupId]);
    for (const [first, , resource, ...ids] of keys) {
      expect(first).toBe("enrolkit");
      expect(resource).toMatch(/^[a-z_]+$/);
      for (const id of ids) expect(id).toMatch(/^([a-z]+_[0-9a-f]{32}|some|all)$/);
    }
  });
});

describe("a cache that is persisted", () => {
  it("leaves out what is Enrolkit's, as the guide shows", async () => {
    const service = await TestService.start();
    const queryClient = new QueryClient();
    queryClient.setQueryData(["own"], 1);
    const { result } = renderHookOnPage(
      () => ({ enrolment: useEnrolment(of(service)), start: useStartEnrolment(of(service)) }),
      service,
      { queryClient },
    );
    await waitFor(() => expect(result.current.enrolment.isSuccess).toBe(true));
    await act(() => result.current.start.mutateAsync({}));
    queryClient.getMutationCache().build(queryClient, { mutationKey: ["own"] });
    queryClient.getMutationCache().build(queryClient, {});
    const everything = { shouldDehydrateQuery: () => true, shouldDehydrateMutation: () => true };
    expect(dehydrate(queryClient, everything).mutations).toHaveLength(3);
    const { queries, mutations } = dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => !isEnrolkitQuery(query) && defaultShouldDehydrateQuery(query),
      shouldDehydrateMutation: (mutation) => !isEnrolkitQuery(mutation),
    });
    expect(queries.map(({ queryKey }) => queryKey)).toEqual([["own"]]);
    expect(mutations.map(({ mutationKey }) => mutationKey)).toEqual([["own"], undefined]);
  });
});

describe("invalidateQueries", () => {
  it("refreshes a flow by the first word of its keys", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const queryClient = new QueryClient();
    renderEnrolmentFlow(service, { queryClient });
    await screen.findByRole("button", { name: "Start" });
    await service.force((await enrolmentOf(service)).id, "not_undertaken");
    await act(() => queryClient.invalidateQueries({ queryKey: ["enrolkit"] }));
    await title("You declined this cover");
  });
});

describe("useEnrolkitQueries", () => {
  it("is for prefetching, for reading the cache, and for the host's own useQuery", async () => {
    const service = await TestService.start();
    const queryClient = new QueryClient();
    const { result } = renderHookOnPage(
      () => {
        const queries = useEnrolkitQueries();
        return { queries, plan: useQuery(queries.plan(healthPlan.id), queries.queryClient) };
      },
      service,
      { queryClient },
    );
    await waitFor(() => expect(result.current.plan.data?.name).toBe(healthPlan.name));
    const { queries } = result.current;
    expect(queries.queryClient).toBe(queryClient);
    const employee = queries.employee(service.employeeId);
    await queryClient.prefetchQuery(employee);
    expect(queryClient.getQueryData(employee.queryKey)?.id).toBe(service.employeeId);
    expect(employee.queryKey.slice(0, 2)).toEqual(queries.queryKey);
  });

  it("is the same as long as the provider is", async () => {
    const service = await TestService.start();
    const seen = new Set<EnrolkitQueries>();
    const { rerender } = renderHookOnPage(() => seen.add(useEnrolkitQueries()), service);
    rerender();
    expect(seen.size).toBe(1);
  });
});

describe("two providers on one client", () => {
  const provider = (service: TestService, queryClient: QueryClient, children: ReactNode) => (
    <EnrolkitProvider
      baseUrl={service.url}
      getSession={service.getSession}
      queryClient={queryClient}
      messages={en}
    >
      {children}
    </EnrolkitProvider>
  );
  const flow = (service: TestService) => (
    <EnrolmentFlow employeeId={service.employeeId} groupId={service.groupId} />
  );

  it("share nothing, and take only their own along when they go", async () => {
    const [one, other] = [await enrolmentAt("coverage_options_required"), await TestService.start()];
    vi.stubGlobal("fetch", one.network.fetch);
    const queryClient = new QueryClient();
    queryClient.setQueryDefaults(["own"], { gcTime: 60_000 });
    queryClient.setQueryData(["own"], 1);
    const page = (isFirstShown: boolean) => (
      <StrictMode>
        {isFirstShown && provider(one, queryClient, flow(one))}
        {provider(other, queryClient, flow(other))}
      </StrictMode>
    );
    const { rerender, unmount } = render(page(true));
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Start" })).toHaveLength(2));
    const keyOf = ({ employeeId }: TestService) =>
      keysOf(queryClient).filter((key) => key.includes(employeeId));
    const [first, second] = [keyOf(one)[0]?.[1], keyOf(other)[0]?.[1]];
    expect(first).not.toBe(second);
    expect(keyOf(one).every((key) => key[1] === first)).toBe(true);
    expect(keyOf(other).every((key) => key[1] === second)).toBe(true);

    rerender(page(false));
    await waitFor(() => expect(keyOf(one)).toEqual([]));
    expect(scopesOf(queryClient)).toEqual(new Set([undefined, second]));
    await press(userEvent.setup(), "Start");
    await title("Choose your cover");
    unmount();
    await waitFor(() => expect(keysOf(queryClient)).toEqual([["own"]]));
    expect(queryClient.getMutationCache().getAll()).toEqual([]);
  });

  it("for the same person fetch for themselves", async () => {
    const service = await enrolmentAt("coverage_options_required");
    vi.stubGlobal("fetch", service.network.fetch);
    const queryClient = new QueryClient();
    function Status(): ReactNode {
      return <p>{useEnrolment(of(service)).data?.status}</p>;
    }
    render(
      <>
        {provider(service, queryClient, <Status />)}
        {provider(service, queryClient, <Status />)}
      </>,
    );
    await waitFor(() => expect(screen.getAllByText("coverage_options_required")).toHaveLength(2));
    expect(service.network.sent("ListEnrolmentIntents")).toHaveLength(2);
  });
});

describe("another provider", () => {
  it("begins where the client of the host is another one, and knows nothing of the first", async () => {
    const service = await TestService.start();
    vi.stubGlobal("fetch", service.network.fetch);
    const clients = [new QueryClient(), new QueryClient()] as const;
    function Status(): ReactNode {
      return <p>{usePlans().status}</p>;
    }
    const page = (queryClient: QueryClient | undefined) => (
      <EnrolkitProvider baseUrl={service.url} getSession={service.getSession} queryClient={queryClient}>
        <Status />
      </EnrolkitProvider>
    );
    const { rerender } = render(page(clients[0]));
    await screen.findByText("success");
    rerender(page(clients[1]));
    expect(screen.getByText("pending")).toBeInTheDocument();
    await screen.findByText("success");
    await waitFor(() => expect(keysOf(clients[0])).toEqual([]));
    rerender(page(undefined));
    await screen.findByText("success");
    await waitFor(() => expect(keysOf(clients[1])).toEqual([]));
  });
});

describe("onError", () => {
  it("hears of a failure once, however many hooks show it, and the host's cache hears of it too", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const onError = vi.fn();
    const queryClient = new QueryClient({ queryCache: new QueryCache({ onError }) });
    service.network.mishaps.set("ListEnrolmentIntents", [problem("forbidden"), problem("forbidden")]);
    const { result, errors } = renderHookOnPage(
      () => [useEnrolment(of(service)), useEnrolment(of(service)), useEnrolment(of(service))] as const,
      service,
      { queryClient },
    );
    await waitFor(() => expect(result.current[0].error?.code).toBe("forbidden"));
    expect(result.current[2].error).toBe(result.current[0].error);
    expect(errors).toEqual([result.current[0].error]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it("hears once of a session that fails, whatever waits for it", async () => {
    const service = await TestService.start();
    const { result, errors } = renderHookOnPage(
      () => [useEnrolment(of(service)), usePlans()] as const,
      service,
      {
        getSession: () => Promise.reject(new Error("401 from the page's backend")),
      },
    );
    await waitFor(() => expect(result.current[1].error?.code).toBe("session_expired"));
    await waitFor(() => expect(result.current[0].error?.code).toBe("session_expired"));
    expect(errors).toHaveLength(1);
  });

  it("hears once of a write that fails", async () => {
    const service = await TestService.start();
    service.network.mishaps.set("CreateEnrolmentIntent", [problem("forbidden")]);
    const { result, errors } = renderHookOnPage(() => useStartEnrolment(of(service)), service);
    const error = await act(() => failureOf(result.current.mutateAsync({})));
    expect(errors).toEqual([error]);
  });

  it("hears nothing of reads that are called off", async () => {
    const service = await TestService.start();
    const release = service.network.stall("ListPlans");
    const { errors, unmount } = renderHookOnPage(() => usePlans(), service);
    await waitFor(() => expect(service.network.sent("ListPlans").length).toBeGreaterThan(0));
    unmount();
    release();
    expect(errors).toEqual([]);
  });
});

describe("onEvent", () => {
  it("hears of each change once, however many hooks and flows follow it", async () => {
    const service = await enrolmentAt("pending_confirmation", { covered: [] });
    function Followers(): ReactNode {
      useEnrolment(of(service));
      return <p>{useEnrolment(of(service)).data?.status}</p>;
    }
    const { events } = renderPage(
      <>
        <Followers />
        <EnrolmentFlow employeeId={service.employeeId} groupId={service.groupId} />
      </>,
      service,
    );
    await screen.findByText("pending_confirmation");
    const { id } = await enrolmentOf(service);
    await service.force(id, "enrolled");
    await act(async () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await screen.findByText("enrolled");
    expect(events.filter(({ type }) => type === "intent_changed")).toMatchObject([
      { intent_id: id, status: "pending_confirmation", previous_status: null },
      { intent_id: id, status: "enrolled", previous_status: "pending_confirmation" },
    ]);
    expect(events.filter(({ type }) => type === "completed")).toHaveLength(1);
  });
});
