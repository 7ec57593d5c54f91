import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { World } from "@enrolkit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../scripts/lib/free-port.mjs";
import { callService } from "../src/http/testing.ts";
import { codeIn } from "../src/testing/guide.ts";

const root = join(import.meta.dirname, "..");
const guide = "mount-it-in-your-express-app.md";
const [app = ""] = codeIn(guide, "js app.js");
const [options = ""] = codeIn(guide, "ts options.ts");

const folder = mkdtempSync(join(tmpdir(), "enrolkit-mounted-"));
const operatorToken = `op_test_${"0".repeat(32)}`;
const started: ChildProcess[] = [];
let port: number;

beforeAll(async () => {
  port = await freePort();
});
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** Runs code as a module of a package that has the service and Express among its dependencies. */
function run(code: string, type: string, env: Record<string, string>): ChildProcess {
  const child = spawn(
    process.execPath,
    ["--conditions=enrolkit-source", `--input-type=${type}`, "--eval", code],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { PATH: process.env.PATH, ENROLKIT_OPERATOR_TOKEN: operatorToken, ...env },
    },
  );
  started.push(child);
  return child;
}

test("the guide's app serves the API below its path, its own page beside it, and stops in order", async () => {
  const host = run(app, "module", { PORT: String(port), ENROLKIT_DATA_DIR: folder });
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${origin}/benefits-api/readyz`).then(
          (response) => response.status,
          () => 0,
        ),
      {
        timeout: 20_000,
      },
    )
    .toBe(200);
  expect((await callService(origin, "GET", "/")).text).toBe("My payroll");

  const api = `${origin}/benefits-api`;
  const { body: world } = await callService<World>(api, "POST", "/test_helpers/worlds", {
    key: operatorToken,
    body: { platform_type: "payroll_provider" },
  });
  const minted = await callService<{ token: string }>(api, "POST", "/embed/sessions", {
    key: world.api_key,
    body: { employer_id: world.employer_id, employee_id: world.employee_ids[0] },
  });
  const enrolment = await callService(api, "POST", "/enrolment_intents", {
    key: minted.body.token,
    body: { employee_id: world.employee_ids[0], group_id: world.group_id },
  });
  expect(enrolment.status).toBe(200);

  host.kill("SIGTERM");
  expect(await once(host, "exit")).toEqual([0, null]);
});

test("the guide's options are those that there are", async () => {
  const code = `${options}\nawait enrolkit.start();\nawait enrolkit.stop();\nprocess.exit(7);`;
  const child = run(code, "module-typescript", {
    BENEFITS_FOLDER: join(folder, "options"),
    BENEFITS_SECRET: "5".repeat(64),
  });
  expect(await once(child, "exit")).toEqual([7, null]);
});
