import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { Demo } from "../support/demo.ts";
import { surviveKills } from "../support/kills.ts";
import { test } from "../support/test.ts";

test("nothing is lost when the service is killed, on PostgreSQL", async ({ page, consoleErrors }) => {
  const postgres = await startPostgres({ fsync: true });
  try {
    await surviveKills(page, await Demo.open(postgres.url));
  } finally {
    await postgres.stop();
  }
  consoleErrors.splice(0);
});
