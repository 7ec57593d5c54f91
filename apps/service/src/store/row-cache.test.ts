import type { Provider } from "@enrolkit/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore } from "./open-store.ts";
import { recordsOf } from "./records.ts";
import type { Store } from "./store.ts";
import { openTestStore, type TestStore } from "./testing.ts";

const provider: Provider = {
  id: "pr_019b8d9e10a971bd8d7702f41b1e7f96",
  name: "Harbour Mutual",
  description: "A mutual",
  website_url: "https://harbour.example",
  logo_url: "https://harbour.example/logo.svg",
  support_phone: "+442079460120",
  supported_countries: ["gb"],
};

let testStore: TestStore;
beforeEach(async () => {
  testStore = await openTestStore("sqlite");
  await testStore.store.write((transaction) => recordsOf(transaction, "pt_1").providers.insert(provider));
});
afterEach(() => testStore.dispose());

const read = (store: Store) =>
  store.read((transaction) => recordsOf(transaction, "pt_1").providers.get(provider.id));
const rename = (store: Store, name: string) =>
  store.write((transaction) => recordsOf(transaction, "pt_1").providers.replace({ ...provider, name }));

test("a catalogue row is parsed once, and no one can change what all share", async () => {
  const { store } = testStore;
  const first = await read(store);
  expect(await read(store)).toBe(first);
  expect(() => Object.assign(first, { name: "Mine" })).toThrow(TypeError);
  expect(() => first.supported_countries.push("ie")).toThrow(TypeError);
});

test("a commit of this process counts at once, and a rollback never does", async () => {
  const { store } = testStore;
  expect((await read(store)).name).toBe("Harbour Mutual");
  await rename(store, "Haven Mutual");
  expect((await read(store)).name).toBe("Haven Mutual");
  const undone = store.write(async (transaction) => {
    await recordsOf(transaction, "pt_1").providers.replace({ ...provider, name: "Undone" });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  expect((await read(store)).name).toBe("Haven Mutual");
});

test("a transaction that writes sees its own changes", async () => {
  const { store } = testStore;
  await read(store);
  const seen = await store.write(async (transaction) => {
    const { providers } = recordsOf(transaction, "pt_1");
    await providers.replace({ ...provider, name: "Changed" });
    return providers.get(provider.id);
  });
  expect(seen.name).toBe("Changed");
});

test("a row as it was before a change is not cached after it", async () => {
  const { store } = testStore;
  let goOn: () => void = () => {};
  const changed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const early = store.read(async (transaction) => {
    const { providers } = recordsOf(transaction, "pt_1");
    // This transaction sees the moment before the change, and reads the row after it.
    await providers.list();
    await changed;
    return providers.get(provider.id);
  });
  await rename(store, "Later");
  goOn();
  expect((await early).name).toBe("Harbour Mutual");
  expect((await read(store)).name).toBe("Later");
});

test("an import by another process counts within a quarter of a second", async () => {
  const { store, options } = testStore;
  const other = openStore(options);
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    await read(store);
    await rename(other, "Imported");
    vi.advanceTimersByTime(250);
    expect((await read(store)).name).toBe("Imported");
  } finally {
    vi.useRealTimers();
    await other.close();
  }
});

test("platforms do not see each other's rows", async () => {
  const { store } = testStore;
  await read(store);
  await expect(
    store.read((transaction) => recordsOf(transaction, "pt_2").providers.get(provider.id)),
  ).rejects.toMatchObject({
    status: 404,
  });
});
