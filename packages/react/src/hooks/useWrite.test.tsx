import { EnrolkitError } from "@enrolkit/client";
import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failureOf } from "../testing/failure-of.ts";
import { noService, pageOf } from "../testing/render-page.tsx";
import { useWrite } from "./useWrite.ts";

interface Attempt {
  readonly input: string;
  readonly key: string;
  readonly succeed: () => void;
  readonly fail: (status: number, retryable: boolean) => void;
}

/** A hook that writes, whose requests end when the test says so. */
function writeUnderTest(target = "ei_1") {
  const attempts: Attempt[] = [];
  const send = (input: string, key: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const fail = (status: number, retryable: boolean) =>
        reject(new EnrolkitError({ status, retryable, code: "internal_error", title: "No", message: "No" }));
      attempts.push({ input, key, succeed: () => resolve(input), fail });
    });
  const { Wrapper } = pageOf(noService);
  const hook = renderHook(
    (props) => ({
      one: useWrite({ name: "one", target: props.target, send }),
      other: useWrite({ name: "other", target: props.target, send }),
    }),
    { initialProps: { target }, wrapper: Wrapper },
  );
  const flights: Promise<unknown>[] = [];
  const start = (input: string, which: "one" | "other" = "one") =>
    act(async () => {
      flights.push(failureOf(hook.result.current[which].mutateAsync(input)));
    });
  /** Ends the write that was started as the n-th, counted from 0. */
  const end = (index: number, how: (attempt: Attempt | undefined) => void) =>
    act(async () => {
      how(attempts[index]);
      await flights[index];
    });
  return { attempts, hook, start, end };
}

describe("a write", () => {
  it("sends one request for a double click, with one result", async () => {
    const { attempts, hook } = writeUnderTest();
    let flights: Promise<string>[] = [];
    await act(async () => {
      const { mutateAsync } = hook.result.current.one;
      flights = [mutateAsync("same"), mutateAsync("same")];
    });
    await waitFor(() => expect(hook.result.current.one.isPending).toBe(true));
    await act(async () => attempts[0]?.succeed());
    expect(attempts).toHaveLength(1);
    expect(await Promise.all(flights)).toEqual(["same", "same"]);
    await waitFor(() => expect(hook.result.current.one.isPending).toBe(false));
  });

  it("keeps its key while the same is tried again after an unknown outcome", async () => {
    const { attempts, start, end } = writeUnderTest();
    await start("same");
    await end(0, (attempt) => attempt?.fail(0, true));
    await start("same");
    await end(1, (attempt) => attempt?.fail(503, true));
    await start("same");
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(1);
  });

  it("keeps its key when its component is mounted anew meanwhile", async () => {
    const { attempts, hook, start, end } = writeUnderTest();
    await start("same");
    await end(0, (attempt) => attempt?.fail(0, true));
    hook.rerender({ target: "ei_2" });
    hook.rerender({ target: "ei_1" });
    await start("same");
    expect(attempts[1]?.key).toBe(attempts[0]?.key);
  });

  it.each([
    ["something changed", (attempt: Attempt | undefined) => attempt?.fail(0, true), "changed"],
    ["it was rejected", (attempt: Attempt | undefined) => attempt?.fail(400, false), "same"],
    ["it succeeded", (attempt: Attempt | undefined) => attempt?.succeed(), "same"],
  ])("takes a new key once %s", async (_, how, next) => {
    const { attempts, start, end } = writeUnderTest();
    await start("same");
    await end(0, how);
    await start(next);
    expect(attempts[1]?.key).not.toBe(attempts[0]?.key);
  });

  it("takes a new key for another intent, and for another operation on the same", async () => {
    const { attempts, hook, start, end } = writeUnderTest("ei_1");
    await start("same");
    await end(0, (attempt) => attempt?.fail(0, true));
    await start("same", "other");
    await end(1, (attempt) => attempt?.fail(0, true));
    hook.rerender({ target: "ei_2" });
    await start("same");
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(3);
  });

  it("shows its error until the next is sent", async () => {
    const { hook, start, end } = writeUnderTest();
    await start("same");
    await end(0, (attempt) => attempt?.fail(503, true));
    await waitFor(() => expect(hook.result.current.one.error?.status).toBe(503));
    await start("same");
    await waitFor(() => expect(hook.result.current.one.error).toBeNull());
  });

  it("waits for those to the same intent that were sent before it, also when they fail", async () => {
    const { attempts, start, end } = writeUnderTest();
    await start("first");
    await start("second", "other");
    await start("third");
    expect(attempts.map(({ input }) => input)).toEqual(["first"]);
    await end(0, (attempt) => attempt?.fail(400, false));
    await waitFor(() => expect(attempts.map(({ input }) => input)).toEqual(["first", "second"]));
    await end(1, (attempt) => attempt?.succeed());
    await waitFor(() => expect(attempts.map(({ input }) => input)).toEqual(["first", "second", "third"]));
  });

  it("fails with an EnrolkitError whatever goes wrong, and reports it once", async () => {
    const { Wrapper, errors } = pageOf(noService);
    const send = () => Promise.reject(new TypeError("not iterable"));
    const hook = renderHook(() => useWrite({ name: "one", target: "ei_1", send }), { wrapper: Wrapper });
    const error = await act(() => failureOf(hook.result.current.mutateAsync(undefined)));
    expect(error).toMatchObject({
      name: "EnrolkitError",
      code: "unexpected_response",
      message: expect.stringContaining("not iterable") as string,
    });
    expect(errors).toEqual([error]);
  });
});
