import { describe, expect, test } from "vitest";
import { appendEvent, listEvents } from "../events.ts";
import {
  beginIdempotent,
  completeIdempotent,
  deleteExpiredKeys,
  eraseResponsesAbout,
  type IdempotencyKey,
  type KeyState,
} from "../idempotency.ts";
import { openStore } from "../open-store.ts";
import type { Store } from "../store.ts";
import type { TestStore } from "../testing.ts";
import { event, freshPlatform, noon } from "./rows.ts";

const hour = 3_600_000;
const response = { status: 200, body: '{"first_name":"Bartholomew"}', subject_id: "ap_1" };

/** What idempotency keys promise (decisions §4). */
export function describeIdempotency(opened: () => TestStore): void {
  const keyOf = async (key = "key-1"): Promise<IdempotencyKey> => ({
    platform_id: await freshPlatform(opened().store),
    credential_id: "key_1",
    key,
  });
  const begin = (key: IdempotencyKey, fingerprint = "same", now = noon) =>
    opened().store.write((transaction) => beginIdempotent(transaction, key, { fingerprint, now }));
  const runOnce = (store: Store, key: IdempotencyKey, now = noon): Promise<KeyState> =>
    store.write(async (transaction) => {
      const state = await beginIdempotent(transaction, key, { fingerprint: "same", now });
      if (state.kind === "new") {
        await appendEvent(transaction, event(key.platform_id));
        await completeIdempotent(transaction, key, response);
      }
      return state;
    });

  describe("idempotency keys", () => {
    test("replay the exact bytes of the first response", async () => {
      const key = await keyOf();
      expect(await runOnce(opened().store, key)).toEqual({ kind: "new" });
      expect(await begin(key)).toEqual({ kind: "replay", status: 200, body: response.body });
      expect(await begin(key, "same", noon + hour - 1)).toMatchObject({ kind: "replay" });
    });

    test("replay a response without a body", async () => {
      const key = await keyOf();
      await opened().store.write(async (transaction) => {
        await beginIdempotent(transaction, key, { fingerprint: "same", now: noon });
        await completeIdempotent(transaction, key, { status: 204, body: "", subject_id: null });
      });
      expect(await begin(key)).toEqual({ kind: "replay", status: 204, body: "" });
    });

    test("belong to one credential and one request", async () => {
      const key = await keyOf();
      await runOnce(opened().store, key);
      expect(await begin(key, "other")).toEqual({ kind: "mismatch" });
      expect(await begin({ ...key, credential_id: "key_2" })).toEqual({ kind: "new" });
      expect(await begin({ ...key, key: "key-2" })).toEqual({ kind: "new" });
    });

    test("last an hour", async () => {
      const key = await keyOf();
      await runOnce(opened().store, key);
      expect(await runOnce(opened().store, key, noon + hour)).toEqual({ kind: "new" });
      expect(await begin(key, "same", noon + hour)).toMatchObject({ kind: "replay" });
      await opened().store.write((transaction) => deleteExpiredKeys(transaction, noon + 2 * hour, 100_000));
      expect(await begin(key, "other", noon)).toEqual({ kind: "new" });
    });

    test("are free again when their request is rolled back, or ends without success", async () => {
      const key = await keyOf();
      const undone = opened().store.write(async (transaction) => {
        await beginIdempotent(transaction, key, { fingerprint: "undone", now: noon });
        throw new Error("undo");
      });
      await expect(undone).rejects.toThrow("undo");
      expect(await begin(key, "not completed")).toEqual({ kind: "new" });
      expect(await begin(key, "another")).toEqual({ kind: "new" });
    });

    test("lose their responses about a person who was deleted", async () => {
      const [key, other] = [await keyOf(), await keyOf()];
      for (const one of [key, other]) await runOnce(opened().store, one);
      await opened().store.write((transaction) =>
        eraseResponsesAbout(transaction, key.platform_id, "ap_1", 100),
      );
      expect(await begin(key)).toEqual({ kind: "erased" });
      expect(await begin(key, "other")).toEqual({ kind: "mismatch" });
      expect(await begin(other)).toMatchObject({ kind: "replay" });
    });

    test("store responses sealed, each bound to its key", async () => {
      const key = await keyOf();
      await runOnce(opened().store, key);
      const row = await opened().store.read((transaction) =>
        transaction.db
          .selectFrom("idempotency_keys")
          .select("body")
          .where("platform_id", "=", key.platform_id)
          .executeTakeFirstOrThrow(),
      );
      expect(row.body).not.toContain("Bartholomew");
      expect(Buffer.from(row.body ?? "", "base64url").toString()).not.toContain("Bartholomew");
      await opened().store.write((transaction) =>
        transaction.db
          .updateTable("idempotency_keys")
          .set({ credential_id: "thief" })
          .where("platform_id", "=", key.platform_id)
          .execute(),
      );
      expect(await begin({ ...key, credential_id: "thief" })).toEqual({ kind: "erased" });
    });

    test("run once under eight requests at once, from two processes", async () => {
      const { store, options } = opened();
      const other = openStore(options);
      const handles = [store, other, store, other, store, other, store, other];
      const keys = await Promise.all(Array.from({ length: 12 }, (_, n) => keyOf(`key-${n}`)));
      for (const key of keys) {
        const states = await Promise.all(handles.map((handle) => runOnce(handle, key)));
        expect(states.filter(({ kind }) => kind === "new")).toHaveLength(1);
        expect(states.filter(({ kind }) => kind === "replay")).toHaveLength(7);
        expect(await store.read((transaction) => listEvents(transaction, key.platform_id))).toHaveLength(1);
      }
      await other.close();
    });
  });
}
