import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ConsentReceipt } from "@enrolkit/contract";
import { afterAll, describe, expect, test } from "vitest";
import type { ReceiptExport } from "../receipts/read-document.ts";
import { GroupPolicyJourney } from "../testing/group-policy-journey.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { readSettings } from "../settings.ts";
import { runCommandLine } from "./run.ts";

const service = await serviceOfFile();
const folder = mkdtempSync(join(tmpdir(), "enrolkit-receipts-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command on the running service's store. */
function enrolkit(...args: string[]) {
  const context = { store: service.testStore.store, settings: readSettings({}), now: service.clock.now };
  return runCommandLine(args, () => Promise.resolve({ context, close: async () => {} }));
}

/** Runs the command as on a machine that has no store and no settings. */
function verify(content: unknown, ...args: string[]) {
  const file = join(folder, "receipts.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return runCommandLine(["receipts", "verify", file, ...args], () =>
    Promise.reject(new Error("No store here.")),
  );
}

interface Export extends ReceiptExport {
  receipts: ConsentReceipt[];
}

/** Exports a chain of three receipts. */
async function exported(): Promise<{ journey: GroupPolicyJourney; chain: Export; text: string }> {
  const journey = await GroupPolicyJourney.begin(service);
  await journey.accept();
  for (let count = 0; count < 2; count += 1) {
    await (await GroupPolicyJourney.begin(service, { world: journey.world })).accept();
  }
  const { platform_id, employer_id } = journey.world;
  const args = ["receipts", "export", "--platform", platform_id, "--employer", employer_id];
  const { exitCode, stdout, stderr } = await enrolkit(...args);
  expect([exitCode, stderr]).toEqual([0, ""]);
  return { journey, chain: JSON.parse(stdout) as Export, text: stdout };
}

const { journey, chain, text } = await exported();
const [first, second, third] = chain.receipts as [ConsentReceipt, ConsentReceipt, ConsentReceipt];

test("an export holds the employer's whole chain, oldest first, and verifies offline", async () => {
  expect(chain).toMatchObject({
    object: "consent_receipts",
    employer_id: journey.world.employer_id,
    external_customer_id: null,
    count: 3,
    last_hash: third.hash,
  });
  expect(chain.receipts).toEqual((await journey.receipts()).toReversed());
  const ok = { exitCode: 0, stdout: "3 receipts, unbroken from 1 to 3.\n", stderr: "" };
  expect(await verify(text)).toEqual(ok);
  expect(await verify(`\uFEFF${JSON.stringify(chain, null, 3)}`)).toEqual(ok);
  expect(await verify(chain.receipts.toReversed())).toEqual(ok);
});

test.each([
  ["a page of the API", { items: [third, second, first], page: 1 }, "3 receipts, unbroken from 1 to 3.\n"],
  [
    "the end of a chain",
    [second, third],
    "2 receipts, unbroken from 2 to 3. It begins at 2: what came before",
  ],
  ["one receipt", second, "1 receipt, as it was written: the 2nd of its chain."],
])("%s verifies", async (_, content, words) => {
  const { exitCode, stdout } = await verify(content);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining(words)]);
});

describe("each kind of tampering is named, with the receipt", () => {
  const changed = (receipt: ConsentReceipt, change: Partial<ConsentReceipt["statements"][number]>) => ({
    ...receipt,
    statements: receipt.statements.map((statement, index) =>
      index === 0 ? { ...statement, ...change } : statement,
    ),
  });
  const statement = second.statements[0];
  const withReceipts = (...receipts: unknown[]) => ({ ...chain, receipts });

  test.each([
    [
      "a changed character",
      withReceipts(first, changed(second, { text: `${statement?.text.slice(0, -1)}!` }), third),
      `Receipt 2 (${second.id}): The text of statement 1 (${statement?.id}) does not match its SHA-256`,
    ],
    [
      "a removed link",
      withReceipts(first, changed(second, { links: [] }), third),
      `Receipt 2 (${second.id}): The text of statement 1 (${statement?.id}) has the placeholder {terms_of_business} without its link`,
    ],
    [
      "a changed price",
      withReceipts(first, second, { ...third, total_monthly_premium: 1 }),
      `Receipt 3 (${third.id}): Its content does not match its hash`,
    ],
    [
      "another order",
      withReceipts(second, first, third),
      `Receipt 1 (${first.id}): It stands in the wrong place: the file is oldest first.`,
    ],
    [
      "a missing receipt",
      withReceipts(first, third),
      `Receipt 3 (${third.id}): Receipt 2, which comes before it, is missing.`,
    ],
    ["a missing beginning", withReceipts(second, third), `Receipt 2 (${second.id}): The chain begins at 2`],
    [
      "a missing end",
      withReceipts(first, second),
      "The file: The last receipt is not the one that the file names",
    ],
    [
      "a broken chain",
      withReceipts(first, { ...second, hash: first.hash }, third),
      `Receipt 3 (${third.id}): It does not follow receipt 2 (${second.id})`,
    ],
  ])("%s", async (_, content, words) => {
    const { exitCode, stdout } = await verify(content);
    expect(exitCode).toBe(1);
    expect(stdout).toContain(words);
  });

  test("a second value beside the one that was hashed", async () => {
    const doubled = text.replace('"text":', '"text": "We accept nothing.", "text":');
    expect(await verify(doubled)).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining('The file: The key "text" stands twice'),
    });
  });

  test("as JSON too", async () => {
    const { exitCode, stdout } = await verify(withReceipts(first, third), "--json");
    expect(exitCode).toBe(1);
    const { faults } = JSON.parse(stdout) as { faults: { kind: string; sequence: number | null }[] };
    expect(faults[0]).toMatchObject({ kind: "receipt_missing", id: third.id, sequence: 3 });
    expect(JSON.parse((await verify(text, "--json")).stdout)).toMatchObject({
      faults: [],
      chains: [{ count: 3 }],
    });
  });

  test("and nothing in a file drives the operator's terminal", async () => {
    const { stdout } = await verify({ ...second, id: "cr_\u001b[2J\u202e" });
    expect(stdout).toContain("Receipt 2 (cr_�[2J�)");
  });
});

test.each([
  ["no receipt", {}, "is not a receipt"],
  ["a file of another kind", "{", "not valid JSON"],
  ["nothing", [], "holds no receipt"],
])("%s is rejected", async (_, content, words) => {
  const { exitCode, stdout, stderr } = await verify(content);
  expect(exitCode).toBe(1);
  expect(`${stdout}${stderr}`).toContain(words);
});

test("an export is of one chain: a customer is named exactly where there are customers", async () => {
  const { platform_id, employer_id } = journey.world;
  const ofRecord = await GroupPolicyJourney.begin(service, { platform_type: "employer_of_record" });
  await ofRecord.accept();
  const { world } = ofRecord;
  const run = (platform: string, employer: string, ...more: string[]) =>
    enrolkit("receipts", "export", "--platform", platform, "--employer", employer, ...more);
  const own = await run(world.platform_id, world.employer_id, "--customer", "customer-1");
  expect(JSON.parse(own.stdout)).toMatchObject({ external_customer_id: "customer-1", count: 1 });
  expect(await verify(own.stdout)).toMatchObject({
    exitCode: 0,
    stdout: "1 receipt, unbroken from 1 to 1.\n",
  });
  const empty = await run(world.platform_id, world.employer_id, "--customer", "customer-9");
  expect(await verify(empty.stdout)).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining("0 receipts"),
  });

  expect(await run(world.platform_id, world.employer_id)).toMatchObject({ exitCode: 2 });
  expect(await run(platform_id, employer_id, "--customer", "customer-1")).toMatchObject({ exitCode: 2 });
  expect(await run(platform_id, "er_none")).toMatchObject({ exitCode: 1 });
  expect(await run(platform_id, world.employer_id)).toMatchObject({ exitCode: 1 });
});
