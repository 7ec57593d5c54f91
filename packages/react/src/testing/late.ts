import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Nine seconds: by then something is said. What is to settle until then has settled. */
export const waitInVain = (): Promise<void> => pass(9000);

/** Time passes, by timers that a test has faked. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Something that arrives when a test says so. */
export interface Held<Value> {
  readonly promise: Promise<Value>;
  readonly arrive: (value: Value) => Promise<void>;
}

export function hold<Value>(): Held<Value> {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((fulfil) => (resolve = fulfil));
  return { promise, arrive: (value) => act(async () => resolve(value)) };
}
