import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { GroupPolicyJourney } from "../testing/group-policy-journey.ts";
import { codeIn } from "../testing/guide.ts";
import { Journey } from "../testing/journey.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { commands } from "./commands/index.ts";

const blocks = codeIn("operate-it.md", "sh");
const upgrading = codeIn("run-it-in-production.md", "sh");
const service = await serviceOfFile();
const folder = mkdtempSync(join(tmpdir(), "enrolkit-operator-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The guide's variables: an enrolled employee, a person on file, an employer with a receipt, a key. */
async function operatorsEnvironment(): Promise<Record<string, string>> {
  const journey = await Journey.begin(service);
  const person = await journey.person();
  await (await GroupPolicyJourney.begin(service, { world: journey.world })).reach("policy_created");
  const bin = fileURLToPath(new URL("../../bin/", import.meta.url));
  symlinkSync(join(bin, "enrolkit.mjs"), join(folder, "enrolkit"));
  for (const name of ["backup", "restored", "apps"]) mkdirSync(join(folder, name));
  symlinkSync(join(bin, ".."), join(folder, "apps/service"));
  return {
    PATH: [folder, process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    ENROLKIT_DATA_DIR: service.testStore.options.dataDir,
    PLATFORM: journey.world.platform_id,
    EMPLOYER: journey.world.employer_id,
    EMPLOYEE: journey.employeeId,
    PERSON: person.id,
    BACKUP: join(folder, "backup"),
    RESTORED: join(folder, "restored"),
  };
}

test("the guides show every command", () => {
  const shown = [...blocks, ...upgrading].join("\n");
  const missing = commands.filter(({ name }) => !new RegExp(`^enrolkit ${name}\\b`, "m").test(shown));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test("the guide's commands do what it says, one after the other", async () => {
  const env = await operatorsEnvironment();
  const run = async (code: string) =>
    (await promisify(execFile)("bash", ["--norc", "-euo", "pipefail", "-c", code], { cwd: folder, env }))
      .stdout;
  const [key] = JSON.parse(await run('enrolkit keys list --platform "$PLATFORM" --json')) as { id: string }[];
  env.KEY = key?.id ?? "";

  const outputs: string[] = [];
  for (const code of blocks) outputs.push(await run(code));

  const all = outputs.join("\n");
  expect(all).toContain("Acme Payroll");
  expect(all).toContain("1 receipt, unbroken from 1 to 1.");
  const restored = blocks.findIndex((code) => code.includes('ENROLKIT_DATA_DIR="$RESTORED"'));
  expect(outputs[restored]).toContain("Acme Payroll");
  const keys = JSON.parse(await run('enrolkit keys list --platform "$PLATFORM" --json')) as {
    id: string;
    revoked_at: string | null;
  }[];
  expect(keys.filter(({ revoked_at }) => revoked_at !== null).map(({ id }) => id)).toEqual([env.KEY]);
  // Each command is a process of its own, which is slow on a busy machine.
}, 160_000);
