import { afterAll, beforeAll, describe } from "vitest";
import { describeBacklog } from "./conformance/backlog.ts";
import { describeCredentials } from "./conformance/credentials.ts";
import { describeDeliveries } from "./conformance/deliveries.ts";
import { describeDueWork } from "./conformance/due-work.ts";
import { describeEvents } from "./conformance/events.ts";
import { describeGroupMembers } from "./conformance/group-members.ts";
import { describeIdempotency } from "./conformance/idempotency.ts";
import { describeStoredCounts } from "./conformance/stored-counts.ts";
import { describeMigrations } from "./conformance/migrations.ts";
import { describeRecords } from "./conformance/records.ts";
import { describeSharding } from "./conformance/sharding.ts";
import { describeTransactions } from "./conformance/transactions.ts";
import { describeViewers } from "./conformance/viewers.ts";
import type { Engine } from "./database.ts";
import { openTestStore, type TestStore } from "./testing.ts";

/** Everything that the store promises on either engine. */
export function describeStore(engine: Engine): void {
  describe(`the store on ${engine}`, () => {
    let opened: TestStore;
    beforeAll(async () => {
      opened = await openTestStore(engine);
    });
    afterAll(() => opened.dispose());

    describeTransactions(() => opened);
    describeMigrations(engine, () => opened);
    describeRecords(() => opened);
    describeViewers(() => opened);
    describeGroupMembers(() => opened);
    describeStoredCounts(engine, () => opened);
    describeCredentials(() => opened);
    describeEvents(() => opened);
    describeIdempotency(() => opened);
    describeDueWork(() => opened);
    describeDeliveries(() => opened);
    describeBacklog(() => opened);
    describeSharding(engine);
  });
}
