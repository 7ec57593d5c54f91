import { setTimeout as sleep } from "node:timers/promises";

const timeoutMs = 10_000;
const intervalMs = 50;

/** Reads a value until it is as wanted. Throws after ten seconds, with the value that was read last. */
export async function pollUntil<Value>(
  read: () => Promise<Value>,
  isWanted: (value: Value) => boolean,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isWanted(value)) return value;
    if (Date.now() > deadline) throw new Error(`Timed out. The last value was ${JSON.stringify(value)}`);
    await sleep(intervalMs);
  }
}
