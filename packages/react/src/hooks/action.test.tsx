import { EnrolkitError } from "@enrolkit/client";
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type Run, useAction, useLane } from "./action.ts";

interface Attempt {
  readonly input: string;
  readonly key: string;
  readonly succeed: () => void;
  readonly fail: (status: number, retryable: boolean) => void;
}

function actionUnderTest(subject = "ei_1") {
  const attempts: Attempt[] = [];
  const run: Run<string, string> = (input, key) =>
    new Promise((resolve, reject) => {
      const fail = (status: number, retryable: boolean) =>
        reject(new EnrolkitError({ status, retryable, code: "internal_error", title: "No", message: "No" }));
      attempts.push({ input, key, succeed: () => resolve(input), fail });
    });
  const hook = renderHook(({ about }) => useAction(about, run), { initialProps: { about: subject } });
  const send = (input: string) => act(async () => hook.result.current.send(input));
  const start = (input: string) => {
    let outcome: ReturnType<typeof hook.result.current.send> | undefined;
    act(() => {
      outcome = hook.result.current.send(input);
    });
    return outcome;
  };
  return { attempts, hook, send, start };
}

describe("useAction", () => {
  it("sends one request for a double click, with one outcome", async () => {
    const { attempts, hook, start } = actionUnderTest();
    const first = start("same");
    const second = start("same");
    expect(hook.result.current.isSending).toBe(true);
    await act(async () => attempts[0]?.succeed());
    expect(attempts).toHaveLength(1);
    expect(await first).toEqual({ ok: true, result: "same" });
    expect(await second).toEqual({ ok: true, result: "same" });
    expect(hook.result.current.isSending).toBe(false);
  });

  it("keeps its key while the same is tried again after an unknown outcome", async () => {
    const { attempts, start } = actionUnderTest();
    void start("same");
    await act(async () => attempts[0]?.fail(0, true));
    void start("same");
    await act(async () => attempts[1]?.fail(503, true));
    void start("same");
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(1);
  });

  it.each([
    [
      "something changed",
      (it: ReturnType<typeof actionUnderTest>) => it.attempts[0]?.fail(0, true),
      "changed",
    ],
    ["it was refused", (it: ReturnType<typeof actionUnderTest>) => it.attempts[0]?.fail(400, false), "same"],
    ["it succeeded", (it: ReturnType<typeof actionUnderTest>) => it.attempts[0]?.succeed(), "same"],
  ])("takes a new key once %s", async (_, end, next) => {
    const under = actionUnderTest();
    void under.start("same");
    await act(async () => end(under));
    void under.start(next);
    expect(under.attempts[1]?.key).not.toBe(under.attempts[0]?.key);
  });

  it("takes a new key for another subject", async () => {
    const { attempts, hook, start } = actionUnderTest("ei_1");
    void start("same");
    await act(async () => attempts[0]?.fail(0, true));
    hook.rerender({ about: "ei_2" });
    void start("same");
    expect(attempts[1]?.key).not.toBe(attempts[0]?.key);
  });

  it("tells the error until the next is sent", async () => {
    const { attempts, hook, start } = actionUnderTest();
    void start("same");
    await act(async () => attempts[0]?.fail(503, true));
    expect(hook.result.current.error?.status).toBe(503);
    void start("same");
    expect(hook.result.current.error).toBeNull();
  });
});

describe("useLane", () => {
  it("runs one after the other, also after a failure", async () => {
    const { result } = renderHook(() => useLane());
    const order: string[] = [];
    const job =
      (name: string, fails = false) =>
      async () => {
        order.push(`${name} starts`);
        await Promise.resolve();
        order.push(`${name} ends`);
        if (fails) throw new Error(name);
      };
    const first = result.current(job("first", true));
    const second = result.current(job("second"));
    await expect(first).rejects.toThrow("first");
    await second;
    expect(order).toEqual(["first starts", "first ends", "second starts", "second ends"]);
  });
});
