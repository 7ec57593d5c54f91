import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { Demo } from "../support/demo.ts";
import { surviveKills } from "../support/kills.ts";
import { test } from "../support/test.ts";

test("the service is killed in the middle, on PostgreSQL: nothing is lost", async ({ page, complaints }) => {
  const postgres = await startPostgres({ fsync: true });
  try {
    await surviveKills(page, await Demo.open(postgres.url));
  } finally {
    await postgres.stop();
  }
  complaints.splice(0);
});
