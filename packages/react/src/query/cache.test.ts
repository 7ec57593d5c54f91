import { createClient, EnrolkitError } from "@enrolkit/client";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureOf } from "../testing/failure-of.ts";
import { cachedData, cacheResult, refetchIfMovedOn, refetchStale } from "./cache.ts";
import { defineQuery } from "./options.ts";
import { createPolling } from "./polling.ts";
import { keyOf, type QueryScope } from "./scope.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A host's client whose defaults are the opposite of what our queries need. */
const hostClient = () =>
  new QueryClient({ defaultOptions: { queries: { enabled: false, gcTime: 0, staleTime: "static" } } });

function scopeOn(queryClient: QueryClient): QueryScope {
  const client = createClient({
    baseUrl: "https://benefits.example",
    getSession: () => new Promise(() => {}),
    lazy: true,
  });
  return {
    client,
    queryClient,
    scopeKey: ["enrolkit", "a"],
    polling: createPolling(Date.now),
    timeLeft: () => 8500,
    idempotencyKeys: new Map(),
  };
}

/** A query whose reads respond when the test says so. */
function slowQuery(scope: QueryScope, isFixed = false, waits = false) {
  const reads: { signal: AbortSignal; respond: (value: string) => void }[] = [];
  const query = defineQuery<string>(scope, {
    resource: "policy",
    ids: ["p_1"],
    fetch: (_, signal) => new Promise((respond) => reads.push({ signal, respond })),
    isFixed,
    ...(waits && { waitsOn: () => "processing" }),
  });
  const use = () => new QueryObserver(scope.queryClient, query).subscribe(() => {});
  return { reads, query, use };
}

const pass = (milliseconds = 1) => vi.advanceTimersByTimeAsync(milliseconds);

describe("what the service has answered to a write", () => {
  it("is never undone by a read that began before", async () => {
    const scope = scopeOn(hostClient());
    const { reads, query, use } = slowQuery(scope);
    use();
    reads[0]?.respond("first");
    await pass();
    void scope.queryClient.refetchQueries({ queryKey: query.queryKey });
    void cacheResult(scope, query, "answered");
    await pass();
    expect(reads[1]?.signal.aborted).toBe(true);
    reads[1]?.respond("older");
    await pass();
    expect(cachedData(scope, query)).toBe("answered");
  });

  it("is not undone by a first read either", async () => {
    const scope = scopeOn(hostClient());
    const { reads, query, use } = slowQuery(scope);
    use();
    void cacheResult(scope, query, "answered");
    await pass();
    reads[0]?.respond("older");
    await pass();
    expect(cachedData(scope, query)).toBe("answered");
  });

  it("stays until it is used, whatever a host's defaults say", async () => {
    const scope = scopeOn(hostClient());
    const { query } = slowQuery(scope);
    void cacheResult(scope, query, "answered");
    await pass(60_000);
    expect(cachedData(scope, query)).toBe("answered");
  });
});

describe("what is stale", () => {
  it("is fetched again where it is used, and dropped where it is not", async () => {
    const scope = scopeOn(hostClient());
    const { reads, query, use } = slowQuery(scope, true);
    const unused = defineQuery<string>(scope, { resource: "policy", ids: ["p_2"], fetch: async () => "new" });
    await finish(cacheResult(scope, unused, "old"));
    use();
    reads[0]?.respond("first");
    await pass();
    const done = refetchStale(scope.queryClient, keyOf(scope, "policy"));
    await pass();
    reads[1]?.respond("second");
    await finish(done);
    expect(cachedData(scope, query)).toBe("second");
    expect(cachedData(scope, unused)).toBeUndefined();
  });

  it("is fetched again also while its first read is under way", async () => {
    const scope = scopeOn(hostClient());
    const { reads, query, use } = slowQuery(scope);
    use();
    const done = refetchStale(scope.queryClient, query.queryKey);
    await pass();
    reads[0]?.respond("older");
    reads[1]?.respond("newer");
    await finish(done);
    expect(cachedData(scope, query)).toBe("newer");
  });

  it.each(["invalid_state", "not_found"] as const)(
    "is fetched again before a rejection by %s is known",
    async (code) => {
      const scope = scopeOn(hostClient());
      const { reads, query, use } = slowQuery(scope);
      use();
      reads[0]?.respond("pending");
      await pass();
      const rejection = new EnrolkitError({ status: 400, code, title: "", message: "", retryable: false });
      const failure = failureOf(refetchIfMovedOn(scope, [query.queryKey], Promise.reject(rejection)));
      await pass();
      reads[1]?.respond("moved on");
      await pass();
      expect(await failure).toBe(rejection);
      expect(cachedData(scope, query)).toBe("moved on");
    },
  );
});

describe("a query that waits on the service", () => {
  it("polls while it is used and the page is visible", async () => {
    const { reads, use } = slowQuery(scopeOn(hostClient()), false, true);
    const stop = use();
    reads[0]?.respond("a");
    await pass();
    await pass(300);
    expect(reads).toHaveLength(2);
    reads[1]?.respond("b");
    await pass();
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await pass(60_000);
    expect(reads).toHaveLength(2);
    visibility.mockRestore();
    await pass(10_000);
    expect(reads).toHaveLength(3);
    stop();
    expect(reads[2]?.signal.aborted).toBe(true);
    await pass(60_000);
    expect(reads).toHaveLength(3);
  });

  it("is fetched once for everyone who uses it", async () => {
    const { reads, use } = slowQuery(scopeOn(hostClient()), false, true);
    use();
    use();
    reads[0]?.respond("a");
    await pass();
    await pass(300);
    expect(reads).toHaveLength(2);
  });
});

/** Resolves once notifications, which React Query sends by a timer, have gone out. */
async function finish(done: Promise<void>): Promise<void> {
  await pass();
  await pass();
  await done;
}
