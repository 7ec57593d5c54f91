import { EnrolkitError } from "@enrolkit/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCache, type Source } from "./cache.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failure = new EnrolkitError({
  status: 503,
  code: "internal_error",
  title: "No",
  message: "No",
  retryable: true,
});

/** A source that answers when it is told to, and counts how often it was asked. */
function slowSource(more: Partial<Source> = {}) {
  const looks: { signal: AbortSignal; answer: (value: unknown) => void; fail: () => void }[] = [];
  const fetch = (signal: AbortSignal) =>
    new Promise<unknown>((resolve, reject) =>
      looks.push({ signal, answer: resolve, fail: () => reject(failure) }),
    );
  return { looks, source: { fetch, ...more } };
}

const key = ["enrolment", "ee_1", "gr_1"];
const settled = () => vi.advanceTimersByTimeAsync(0);

describe("the cache", () => {
  it("looks once, however many watch", async () => {
    const cache = createCache();
    const { looks, source } = slowSource();
    const told = vi.fn();
    cache.watch(key, source, () => told());
    cache.watch(key, source, () => told());
    looks[0]?.answer("a");
    await settled();
    expect(looks).toHaveLength(1);
    expect(told).toHaveBeenCalledTimes(2);
    expect(cache.read(key)).toEqual({ value: "a", error: null });
  });

  it("keeps the same object where a look brings the same, and tells nobody", async () => {
    const cache = createCache();
    const { looks, source } = slowSource();
    const told = vi.fn();
    cache.watch(key, source, told);
    looks[0]?.answer({ status: "processing" });
    await settled();
    const before = cache.read(key);
    void cache.look(key);
    looks[1]?.answer({ status: "processing" });
    await settled();
    expect(cache.read(key)).toBe(before);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("keeps its value beside the error of a later look", async () => {
    const cache = createCache();
    const { looks, source } = slowSource();
    cache.watch(key, source, () => {});
    looks[0]?.answer("a");
    await settled();
    void cache.look(key);
    looks[1]?.fail();
    await settled();
    expect(cache.read(key)).toEqual({ value: "a", error: failure });
  });

  it("never lets an older look undo what the service answered since", async () => {
    const cache = createCache();
    const { looks, source } = slowSource();
    cache.watch(key, source, () => {});
    cache.set(key, "answered");
    expect(looks[0]?.signal.aborted).toBe(true);
    looks[0]?.answer("older");
    await settled();
    expect(cache.read(key).value).toBe("answered");
    expect(looks).toHaveLength(2);
  });

  it("polls while somebody watches and the page is visible, and takes it up when it is again", async () => {
    const cache = createCache();
    const { looks, source } = slowSource({ pollEvery: () => 300 });
    const close = cache.open();
    const stop = cache.watch(key, source, () => {});
    looks[0]?.answer("a");
    await settled();
    await vi.advanceTimersByTimeAsync(300);
    expect(looks).toHaveLength(2);
    looks[1]?.answer("b");
    await settled();
    const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks).toHaveLength(2);
    visible.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(looks).toHaveLength(3);
    stop();
    await settled();
    expect(looks[2]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks).toHaveLength(3);
    close();
    visible.mockRestore();
  });

  it("looks again at what is watched of a kind, and forgets the rest of it", async () => {
    const cache = createCache();
    const watched = slowSource();
    const other = slowSource();
    cache.watch(["sub_intent", "dmi_1"], watched.source, () => {});
    cache.watch(["sub_intents", "dmi_1"], other.source, () => {});
    cache.set(["sub_intent", "dmi_2"], "old");
    watched.looks[0]?.answer("a");
    other.looks[0]?.answer("a");
    await settled();
    const done = cache.invalidate(["sub_intent"]);
    watched.looks[1]?.answer("b");
    await done;
    expect(cache.read(["sub_intent", "dmi_1"]).value).toBe("b");
    expect(cache.read(["sub_intent", "dmi_2"]).value).toBeUndefined();
    expect(other.looks).toHaveLength(1);
  });

  it("looks once at what does not change", async () => {
    const cache = createCache();
    const { looks, source } = slowSource({ isFixed: true });
    const stop = cache.watch(key, source, () => {});
    looks[0]?.answer("plan");
    await settled();
    stop();
    cache.watch(key, source, () => {});
    expect(looks).toHaveLength(1);
  });

  it("goes on with a look when somebody stops and watches again at once", async () => {
    const cache = createCache();
    const { looks, source } = slowSource();
    cache.watch(key, source, () => {})();
    cache.watch(key, source, () => {});
    await settled();
    expect(looks).toHaveLength(1);
    expect(looks[0]?.signal.aborted).toBe(false);
  });
});
