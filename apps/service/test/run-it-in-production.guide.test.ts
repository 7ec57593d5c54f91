import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { parseEnv, promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmptyStore, type TestStore } from "../src/store/testing.ts";
import { codeIn } from "../src/testing/guide.ts";

const root = join(import.meta.dirname, "../../..");
const guide = "run-it-in-production.md";
const [settings = ""] = codeIn(guide, "ini");
const [start = "", health = "", upgrade = ""] = codeIn(guide, "sh");

type Line = Record<string, string | number | null>;
const logged: Line[] = [];
let folder: string;
let store: TestStore;
let env: Record<string, string | undefined>;
let service: ChildProcess;

const readyLine = () => logged.find(({ msg }) => msg === "ready");

const command = (code: string) => promisify(execFile)("bash", ["--norc", "-euc", code], { cwd: root, env });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "enrolkit-production-"));
  symlinkSync(join(root, "apps/service/bin/enrolkit.mjs"), join(folder, "enrolkit"));
  store = await openEmptyStore("postgres");
  const file = join(folder, "enrolkit.env");
  const ownSettings = settings
    .replace(/^(DATABASE_URL)=.*…@.*/m, `$1=${store.options.url}`)
    .replace(/^(ENROLKIT_SECRET_KEY)=…/m, `$1=${"5".repeat(64)}`);
  writeFileSync(file, ownSettings);
  env = {
    PATH: [folder, dirname(process.execPath), process.env.PATH].join(delimiter),
    ...parseEnv(ownSettings),
    // A free port, this machine as the proxy, and a folder that is deleted afterwards.
    ENROLKIT_PORT: "0",
    ENROLKIT_TRUST_PROXY: "loopback",
    ENROLKIT_DATA_DIR: folder,
  };
  await command(upgrade);
  const code = start.replace("/etc/enrolkit.env", file);
  service = spawn("bash", ["--norc", "-c", `exec ${code}`], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await ready(service);
}, 60_000);

/** Resolves when the log says that the service is ready. */
function ready({ stdout }: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (stdout === null) throw new Error("The log cannot be read.");
    createInterface(stdout)
      .on("line", (line) => {
        logged.push(JSON.parse(line) as Line);
        if (readyLine() !== undefined) resolve();
      })
      .on("close", () => reject(new Error("The service did not start.")));
  });
}

afterAll(async () => {
  service.kill("SIGKILL");
  await store.dispose();
  rmSync(folder, { recursive: true });
});

const address = (path: string) => `http://127.0.0.1:${readyLine()?.port}${path}`;
const throughProxy = { "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7" };

test("it starts as the guide says", () => {
  expect(readyLine()).toMatchObject({ mode: "live", store: "postgres", host: "0.0.0.0" });
});

test("its health checks work over plain HTTP", async () => {
  const paths = [...health.matchAll(/^curl --fail http:\/\/127\.0\.0\.1:8787(\S+)$/gm)].map(
    ([, path]) => path,
  );
  expect(paths).toEqual(["/healthz", "/readyz"]);
  for (const path of paths) expect((await fetch(address(path ?? ""))).status).toBe(200);
});

test("it serves live keys over HTTPS, says its limits, and logs as the guide shows", async () => {
  const { stdout: platforms } = await command(
    'enrolkit platforms create --name "Acme Payroll" --type payroll_provider --json',
  );
  const [platform] = JSON.parse(platforms) as { id: string }[];
  const { stdout: keys } = await command(`enrolkit keys create --platform ${platform?.id} --json`);
  const [key] = JSON.parse(keys) as { secret: string }[];
  expect(key?.secret).toMatch(/^pk_live_/);
  const headers = { Authorization: `Bearer ${key?.secret}` };
  const path = `/employees/ee_${"0".repeat(32)}`;

  expect((await fetch(address(path), { headers })).status).toBe(400);
  const response = await fetch(address(path), { headers: { ...headers, ...throughProxy } });
  expect(response.status).toBe(404);
  expect(
    (await fetch(address("/test_helpers/clock"), { headers: { ...headers, ...throughProxy } })).status,
  ).toBe(404);

  const [limits = ""] = codeIn(guide, "http");
  expect(limits).toContain(`RateLimit-Policy: ${response.headers.get("RateLimit-Policy")}\n`);
  expect(limits).toMatch(
    new RegExp(`^RateLimit: ${response.headers.get("RateLimit")?.replaceAll(/\d+/g, "\\d+")}$`, "m"),
  );
  expect(response.headers.get("Enrolkit-Version")).toBeTruthy();

  const [shown = ""] = codeIn(guide, "json");
  const found = await fetch(address("/employers"), { headers: { ...headers, ...throughProxy } });
  expect(found.status).toBe(200);
  const isThisRequest = ({ request_id }: Line) => request_id === found.headers.get("X-Request-Id");
  await expect.poll(() => logged.find(isThisRequest)).toBeDefined();
  expect(Object.keys(logged.find(isThisRequest) ?? {})).toEqual(Object.keys(JSON.parse(shown) as Line));
});

test("it exits with 0 on SIGTERM", async () => {
  service.kill("SIGTERM");
  expect(await once(service, "exit")).toEqual([0, null]);
});
