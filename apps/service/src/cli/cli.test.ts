import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "@enrolkit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestService, type TestService } from "../http/testing.ts";
import { readSettings } from "../settings.ts";
import { commands } from "./commands/index.ts";
import { runCommandLine } from "./run.ts";

let service: TestService;
const catalogueFile = new URL("../../catalogue/demo.json", import.meta.url).pathname;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Runs a command beside the running service, on the same store. */
function enrolkit(...args: string[]) {
  const context = { store: service.testStore.store, settings: readSettings({}), now: service.clock.now };
  return runCommandLine(args, () => Promise.resolve({ context, close: async () => {} }));
}

async function rows(...args: string[]): Promise<Record<string, string>[]> {
  const { exitCode, stdout, stderr } = await enrolkit(...args, "--json");
  expect(stderr).toBe("");
  expect(exitCode).toBe(0);
  return JSON.parse(stdout) as Record<string, string>[];
}

async function newPlatform(): Promise<string> {
  const [platform] = await rows(
    "platforms",
    "create",
    "--name",
    "Acme Payroll",
    "--type",
    "payroll_provider",
  );
  return platform?.id ?? "";
}

test("help lists every command, and says what exit codes mean", async () => {
  for (const args of [[], ["help"], ["--help"], ["-h"]]) {
    const { exitCode, stdout } = await enrolkit(...args);
    expect(exitCode).toBe(0);
    for (const { name } of commands) expect(stdout).toContain(`  ${name}`);
    expect(stdout).toContain("Exit codes: 0 success, 1 refused, 2 usage error.");
  }
});

test.each(commands)("help on $name is about it alone", async ({ name, usage, summary }) => {
  for (const args of [
    [...name.split(" "), "--help"],
    ["help", ...name.split(" ")],
  ]) {
    const { exitCode, stdout } = await enrolkit(...args);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(["Usage: enrolkit", name, usage].join(" ").trim());
    expect(stdout).toContain(summary);
    expect(stdout.match(/^Usage:/gm)).toHaveLength(1);
  }
});

test("help on a group is about its commands", async () => {
  const { stdout } = await enrolkit("keys", "--help");
  expect(stdout.match(/^Usage: enrolkit \w+ \w+/gm)).toEqual(
    ["create", "list", "revoke"].map((verb) => `Usage: enrolkit keys ${verb}`),
  );
});

test.each([
  [["platform", "list"], "platforms list"],
  [["platforms", "lst"], "platforms list"],
  [["key", "create", "--platform", "pt_1"], "keys create"],
  [["orgins", "add"], "origins add"],
  [["migrat"], "migrate"],
  [["people", "erse", "--help"], undefined],
])("a misspelt command is a usage error that names the right one: %j", async (args, right) => {
  const { exitCode, stdout, stderr } = await enrolkit(...args);
  if (right === undefined) expect(stdout).toContain("Usage: enrolkit people erase");
  else {
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`Did you mean "${right}"?`);
  }
});

test.each([
  [["fly"], 'no command "fly"'],
  [["keys"], 'no command "keys". There are: keys create, keys list, keys revoke.'],
  [["keys", "create"], "--platform is missing"],
  [["keys", "create", "--colour", "red"], "Usage: enrolkit keys create"],
  [["platforms", "create", "--name", "X", "--type", "bank"], "must be one of employer_of_record"],
  [["platforms", "create", "--name", "\u202e", "--type", "hr_platform"], "must name the platform"],
  [["origins", "set", "--platform", "pt_1"], "or --none"],
  [["origins", "set", "--platform", "pt_1", "--none", "https://a.example"], "or --none"],
  [["origins", "add", "--platform", "pt_1"], "Name the origins"],
  [["origins", "add", "https://a.example"], "--platform is missing"],
  [["origins", "add", "--platform", "pt_1", "a.example"], "is no origin"],
  [["origins", "remove", "--platform", "pt_1"], "Name the origins"],
  [["origins", "set", "--platform", "pt_1", "https://a.example/path"], "is no origin"],
  [["origins", "set", "--platform", "pt_1", "http://a.example"], "must begin with https://"],
])("a usage error is explained, with exit code 2: %j", async (args, words) => {
  const { exitCode, stdout, stderr } = await enrolkit(...args);
  expect(exitCode).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toContain(words);
});

test("an unknown platform is exit code 1", async () => {
  for (const args of [
    ["keys", "list"],
    ["keys", "create"],
    ["origins", "set", "--none"],
    ["origins", "add", "https://a.example"],
    ["origins", "remove", "https://a.example"],
    ["origins", "list"],
  ]) {
    const { exitCode, stderr } = await enrolkit(...args, "--platform", "pt_none");
    expect(exitCode).toBe(1);
    expect(stderr).toContain("There is no platform pt_none");
  }
});

test("a key works beside the running service, is shown once, and ends when revoked", async () => {
  const platform = await newPlatform();
  const [key] = await rows("keys", "create", "--platform", platform);
  expect(key?.secret).toMatch(/^pk_test_[\w-]{43}$/);
  expect((await service.call("GET", "/employers", { key: key?.secret ?? "" })).status).toBe(200);
  const listed = await enrolkit("keys", "list", "--platform", platform);
  expect(listed.stdout).not.toContain(key?.secret);
  expect(listed.stdout).toContain(key?.secret?.slice(-4));
  expect((await enrolkit("keys", "revoke", key?.id ?? "", "--platform", platform)).exitCode).toBe(0);
  service.clock.tick(1000);
  expect((await service.call("GET", "/employers", { key: key?.secret ?? "" })).status).toBe(401);
  const again = await enrolkit("keys", "revoke", key?.id ?? "", "--platform", platform);
  expect(again).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("still good") });
});

test("another platform's key cannot be revoked", async () => {
  const [ours, theirs] = [await newPlatform(), await newPlatform()];
  const [key] = await rows("keys", "create", "--platform", theirs);
  expect((await enrolkit("keys", "revoke", key?.id ?? "", "--platform", ours)).exitCode).toBe(1);
});

describe("origins", () => {
  /** Runs a command on a new platform's origins; returns what they are then. */
  async function originsOf() {
    const platform = await newPlatform();
    const run = async (command: string, ...args: string[]) =>
      (await rows("origins", command, "--platform", platform, ...args)).map(({ origin }) => origin);
    return { platform, run };
  }

  test("are set as a whole", async () => {
    const { run } = await originsOf();
    await run("set", "https://a.example", "http://127.0.0.1:4173", "https://a.example");
    expect(await run("list")).toEqual(["https://a.example", "http://127.0.0.1:4173"]);
    await run("set", "https://b.example");
    expect(await run("list")).toEqual(["https://b.example"]);
    await run("set", "--none");
    expect(await run("list")).toEqual([]);
  });

  test("are added beside those there are, each once", async () => {
    const { platform, run } = await originsOf();
    expect(await run("add", "https://a.example")).toEqual(["https://a.example"]);
    const both = ["https://a.example", "https://b.example"];
    expect(await run("add", "https://b.example", "https://a.example")).toEqual(both);
    expect(await run("list")).toEqual(both);
    const platforms = await rows("platforms", "list");
    expect(platforms.find(({ id }) => id === platform)?.origins).toBe(both.join(" "));
  });

  test("are removed one by one, and a wrong one changes nothing", async () => {
    const { platform, run } = await originsOf();
    await run("add", "https://a.example", "https://b.example", "https://c.example");
    expect(await run("remove", "https://b.example")).toEqual(["https://a.example", "https://c.example"]);
    const wrong = ["https://a.example", "https://never.example"];
    expect(await enrolkit("origins", "remove", "--platform", platform, ...wrong)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("does not allow https://never.example"),
    });
    expect(await run("list")).toEqual(["https://a.example", "https://c.example"]);
  });

  test("that two commands add at once are all there", async () => {
    const { run } = await originsOf();
    const origins = ["https://a.example", "https://b.example", "https://c.example"];
    await Promise.all(origins.map((origin) => run("add", origin)));
    expect(new Set(await run("list"))).toEqual(new Set(origins));
  });
});

test("a catalogue is imported, and imported again", async () => {
  const platform = await newPlatform();
  const [key] = await rows("keys", "create", "--platform", platform);
  const list = async () =>
    (
      await service.call<{ items: { name: string }[] }>("GET", "/plans?page_size=100", {
        key: key?.secret ?? "",
      })
    ).body.items;
  await rows("catalogue", "import", catalogueFile, "--platform", platform);
  const plans = await list();
  expect(plans.length).toBeGreaterThan(3);
  const changed = readFileSync(catalogueFile, "utf8").replaceAll(plans[0]?.name ?? "", "Renamed Plan");
  const file = join(service.testStore.options.dataDir, "changed.json");
  writeFileSync(file, changed);
  await rows("catalogue", "import", file, "--platform", platform);
  expect((await list()).map(({ name }) => name)).toContain("Renamed Plan");
  expect(await list()).toHaveLength(plans.length);
});

test("a catalogue with an error is not imported at all", async () => {
  const platform = await newPlatform();
  const [key] = await rows("keys", "create", "--platform", platform);
  const file = join(service.testStore.options.dataDir, "broken.json");
  const catalogue = JSON.parse(readFileSync(catalogueFile, "utf8")) as { plans: Record<string, unknown>[] };
  const last = catalogue.plans.at(-1) ?? {};
  for (const [invalidPlan, words] of [
    [{ ...last, currency: "zzz" }, "currency"],
    [{ ...last, provider_id: "pr_unknown" }, "provider_id"],
  ] as const) {
    writeFileSync(
      file,
      JSON.stringify({ ...catalogue, plans: [...catalogue.plans.slice(0, -1), invalidPlan] }),
    );
    const { exitCode, stderr } = await enrolkit("catalogue", "import", file, "--platform", platform);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`$.plans[${catalogue.plans.length - 1}].${words}`);
    expect(stderr).toContain("Nothing was changed.");
  }
  const providers = await service.call<{ total_count: number }>("GET", "/providers", {
    key: key?.secret ?? "",
  });
  expect(providers.body.total_count).toBe(0);
  writeFileSync(file, "{");
  expect(await enrolkit("catalogue", "import", file, "--platform", platform)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining("not valid JSON"),
  });
  expect((await enrolkit("catalogue", "import", `${file}.gone`, "--platform", platform)).stderr).toContain(
    "ENOENT",
  );
});

test("names cannot drive the operator's terminal", async () => {
  await rows("platforms", "create", "--name", "a\u001b[2Jb", "--type", "hr_platform");
  expect((await enrolkit("platforms", "list")).stdout).not.toContain("\u001b");
});

test("a consent statement whose wording has changed needs an id of its own", async () => {
  const platform = await newPlatform();
  await rows("catalogue", "import", catalogueFile, "--platform", platform);
  const catalogue = JSON.parse(readFileSync(catalogueFile, "utf8")) as Catalogue;
  const statement = catalogue.plans[0]?.consent_statements[1];
  if (statement === undefined) throw new Error("The first plan has two statements.");
  statement.text += " ";
  const file = join(service.testStore.options.dataDir, "reworded.json");
  writeFileSync(file, JSON.stringify(catalogue));
  const rejected = await enrolkit("catalogue", "import", file, "--platform", platform);
  expect(rejected).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining("$.plans[0].consent_statements[1].id: This id names another wording"),
  });
  statement.id = `cst_${"3".repeat(32)}`;
  writeFileSync(file, JSON.stringify(catalogue));
  await rows("catalogue", "import", file, "--platform", platform);
});
