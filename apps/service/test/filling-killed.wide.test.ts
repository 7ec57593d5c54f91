import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ContributionReport, EmployeeBreakdown, Paged } from "@enrolkit/contract";
import { afterAll, describe, expect, test } from "vitest";
import { startPostgres } from "../../../scripts/lib/postgres.mjs";
import { seed } from "../bench/seed.ts";
import { readSettings } from "../src/settings.ts";
import type { ReportHolderRow } from "../src/store/rows.ts";
import { openTestStore } from "../src/store/testing.ts";
import { endProcesses, startProcess } from "./processes/service-process.ts";

afterAll(endProcesses);

/** Time for processes to start, and for leases of killed ones to expire. */
const timeoutMs = 240_000;
const kills = 3;
/** Enough for a hundred transactions. */
const employees = 4000;

const minor = (amount: number) => Math.round(amount * 100);

describe.each(["sqlite", "postgres"] as const)("a month of a large employer on %s", async (engine) => {
  // Commits must reach the disk here; the server that the other tests share omits that for speed.
  const durable = engine === "postgres" ? await startPostgres({ fsync: true }) : undefined;
  const testStore = await openTestStore(engine, durable?.url);
  const { dataDir, url: databaseUrl } = testStore.options;
  const secretKey = randomBytes(32).toString("hex");
  afterAll(async () => {
    endProcesses();
    await testStore.dispose();
    await durable?.stop();
  });

  /** The last employee who is reported: "" before the first, undefined when the month is filled. */
  async function filledTo(): Promise<string | undefined> {
    const rows = await testStore.store.read(({ db }) =>
      db.selectFrom("report_holders").select("document").execute(),
    );
    const holders = rows.map(({ document }) => JSON.parse(document) as ReportHolderRow);
    const open = holders.find(({ filling }) => filling !== undefined);
    if (open?.filling !== undefined) return open.filling.after;
    const month = new Date().toISOString().slice(0, 7);
    return holders.every(({ filled_through }) => filled_through >= month) ? undefined : "";
  }

  test(
    `is filled once for everyone, although the service is killed ${kills} times meanwhile`,
    async () => {
      const settings = readSettings({
        ENROLKIT_DATA_DIR: dataDir,
        ENROLKIT_SECRET_KEY: secretKey,
        ENROLKIT_OPERATOR_TOKEN: `op_test_${secretKey}`,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      });
      await seed(settings, employees);

      let running = await startProcess({ dataDir, databaseUrl, secretKey });
      let seen = "";
      for (let kill = 0; kill < kills; kill += 1) {
        let reached = await filledTo();
        while (reached !== undefined && reached <= seen) {
          await pause(2);
          reached = await filledTo();
        }
        expect(reached, "the month is not filled yet when the service is killed").toBeDefined();
        await running.kill();
        const stored = await filledTo();
        expect(stored ?? "", "what was filled is not lost").not.toBe("");
        seen = stored ?? "";
        running = await startProcess({ dataDir, databaseUrl, secretKey });
      }
      while ((await filledTo()) !== undefined) await pause(50);

      const get = async <Result>(path: string): Promise<Result> => {
        const headers = { Authorization: `Bearer ${running.sandbox.api_key}` };
        return (await fetch(running.baseUrl + path, { headers })).json() as Promise<Result>;
      };
      const { items } = await get<Paged<ContributionReport>>("/contribution_reports");
      const [report] = items;
      const reported: string[] = [];
      let summed = 0;
      for (let page = 1; ; page += 1) {
        const path = `/contribution_reports/${report?.id}/employee_breakdowns?page_size=100&page=${page}`;
        const breakdowns = await get<Paged<EmployeeBreakdown>>(path);
        for (const { employee_id, health_insurance, life_assurance } of breakdowns.items) {
          reported.push(employee_id);
          for (const benefit of [health_insurance, life_assurance])
            for (const { amount } of Object.values(benefit ?? {}).flat()) summed += minor(amount);
        }
        if (breakdowns.items.length < 100) break;
      }
      expect(new Set(reported).size).toBe(employees);
      expect(reported).toHaveLength(employees);
      const totals = report?.aggregates.map(({ total }) => minor(total)) ?? [];
      expect(totals.reduce((sum, total) => sum + total, 0)).toBe(summed);
    },
    timeoutMs,
  );
});
