import { execFile, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import SqliteDatabase from "better-sqlite3";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "../src/store/migrate.ts";
import { openStore } from "../src/store/open-store.ts";
import { openTestStore, type TestStore } from "../src/store/testing.ts";

const root = join(import.meta.dirname, "..");
const secret = randomBytes(32).toString("hex");
const source = ["--conditions=enrolkit-source"];
const service = [...source, "src/main.ts"];
const enrolkit = [...source, "src/cli/main.ts"];
const commandLine = [...enrolkit, "platforms", "create", "--name", "Acme", "--type", "hr_platform"];

const folder = mkdtempSync(join(tmpdir(), "enrolkit-start-"));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(folder, "data-"));
  file = join(dataDir, "enrolkit.db");
});

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

type Run = { settings?: Record<string, string>; uid?: number };

/** Runs a process to its end; one that does not end is killed, which is no exit code. */
function run(args: readonly string[], { settings, uid }: Run = {}): Promise<Ended> {
  const env = { PATH: process.env.PATH, ENROLKIT_DATA_DIR: dataDir, ENROLKIT_PORT: "0", ...settings };
  return new Promise((resolve) => {
    const options = { cwd: root, env, timeout: 25_000, killSignal: "SIGKILL", ...(uid && { uid }) } as const;
    const child = execFile(process.execPath, args, options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

/** The service, and the command line, end with one sentence that matches. */
async function expectFailure(expected: RegExp, options: Run = {}, programs = [service, commandLine]) {
  for (const ended of await Promise.all(programs.map((program) => run(program, options)))) {
    expect(ended).toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(expected) });
    expect(ended.stderr.trim().split("\n")).toHaveLength(1);
    expect(ended.stderr).not.toMatch(/^\s+at /m);
    expect(ended.stderr).not.toContain(secret);
  }
}

/** A database with a few pages in the data folder. */
async function migratedFile(): Promise<void> {
  const store = openStore({ dataDir, secretKey: secret });
  await migrate(store);
  await store.close();
}

describe("on SQLite", () => {
  test("a file that another program has locked", async () => {
    await migratedFile();
    const other = new SqliteDatabase(file);
    other.pragma("locking_mode = EXCLUSIVE");
    other.exec("begin exclusive");
    await expectFailure(/enrolkit\.db is locked by another program: end that program/);
    other.close();
  });

  test("a file whose head is overwritten", async () => {
    await migratedFile();
    writeFileSync(file, Buffer.concat([randomBytes(4096), readFileSync(file).subarray(4096)]));
    await expectFailure(/enrolkit\.db is damaged, or no database at all: .* restore a backup/);
  });

  test("a file that was cut off", async () => {
    await migratedFile();
    truncateSync(file, 3 * 4096);
    await expectFailure(/enrolkit\.db is damaged, or no database at all: .* restore a backup/);
  });

  test("a file that is no database", async () => {
    writeFileSync(file, "These are the minutes of the works council.\n".repeat(200));
    await expectFailure(/enrolkit\.db is damaged, or no database at all/);
  });

  test("a database of another program, which is left as it was", async () => {
    const other = new SqliteDatabase(file);
    other.exec("create table bookmarks (url text)");
    other.close();
    const before = readFileSync(file);
    await expectFailure(/enrolkit\.db is a database of another program: move it away/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("a database of a newer version", async () => {
    await migratedFile();
    const newer = new SqliteDatabase(file);
    newer.exec("insert into kysely_migration values ('9999-of-tomorrow', '2030-01-01T00:00:00.000Z')");
    newer.close();
    await expectFailure(/migrated by a newer version of the service: start that version/);
  });

  test("a data folder that is a file", async () => {
    const settings = { ENROLKIT_DATA_DIR: join(dataDir, "file") };
    writeFileSync(settings.ENROLKIT_DATA_DIR, "");
    await expectFailure(/data-\w+\/file.* cannot be made \(\w+\): name a folder in ENROLKIT_DATA_DIR/, {
      settings,
    });
  });

  test("a data folder that cannot be written", async () => {
    chmodSync(dataDir, 0o555);
    // The superuser may write anywhere.
    const uid = process.getuid?.() === 0 ? 65_534 : 0;
    await expectFailure(
      /cannot be (written by this user|opened for writing): let the user .* own the folder/,
      { uid },
    );
  });

  test("a file of another user", async ({ skip }) => {
    if (process.getuid?.() !== 0) skip();
    await migratedFile();
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, "secret.key"), secret);
    await expectFailure(/enrolkit\.db cannot be (written|opened)/, { uid: 65_534 });
  });

  test("a full disk", async ({ skip }) => {
    const disk = mkdtempSync(join(folder, "disk-"));
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=128k", "tmpfs", disk]).status !== 0) skip();
    try {
      await expectFailure(/The disk of .* is full: free some space/, {
        settings: { ENROLKIT_DATA_DIR: disk },
      });
    } finally {
      spawnSync("umount", [disk]);
    }
  });

  test("a secret.key that is empty", async () => {
    writeFileSync(join(dataDir, "secret.key"), "");
    const ended = await run(service);
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining("secret.key holds no key") });
  });
});

describe("the command line in a folder without data", () => {
  test.each([
    ["no folder", {}],
    ["no key of the database", { DATABASE_URL: "postgres://enrolkit@127.0.0.1:1/enrolkit" }],
  ])("is refused what is about data, and leaves no folder behind: %s", async (_, settings) => {
    const absent = join(dataDir, "typo");
    for (const args of [
      ["platforms", "list"],
      ["keys", "create", "--platform", "pt_1"],
    ]) {
      const ended = await run([...enrolkit, ...args], {
        settings: { ...settings, ENROLKIT_DATA_DIR: absent },
      });
      expect(ended).toMatchObject({ code: 1, stdout: "" });
      expect(ended.stderr).toContain(`in ${absent}. `);
      expect(ended.stderr).toContain("ENROLKIT_DATA_DIR");
    }
    expect(existsSync(absent)).toBe(false);
  });

  test("names the folder that it uses, and may begin a new one", async () => {
    const settings = { ENROLKIT_DATA_DIR: join(dataDir, "new") };
    const created = await run(commandLine, { settings });
    expect(created).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`Data folder: ${dataDir}/new\n`),
    });
    const listed = await run([...enrolkit, "platforms", "list", "--json"], { settings });
    expect(listed).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(listed.stdout)).toHaveLength(1);
  });
});

describe("on PostgreSQL", () => {
  let opened: TestStore;
  let client: Client;
  const name = `guest_${randomBytes(4).toString("hex")}`;
  beforeAll(async () => {
    opened = await openTestStore("postgres");
    client = new Client(opened.options.url);
    await client.connect();
    await client.query(`create role ${name} login password '${secret}'`);
  });
  afterAll(async () => {
    await client.query(`drop role ${name}`);
    await client.end();
    await opened.dispose();
  });

  /** The settings with another address of the database; its password is the secret. */
  function settingsWith(change: (url: URL) => void) {
    const url = new URL(opened.options.url ?? "");
    url.password = secret;
    change(url);
    return { settings: { DATABASE_URL: url.href } };
  }

  test("a server that is not there", async () => {
    const closed = await listening(createServer());
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const expected = new RegExp(
      `PostgreSQL does not respond at 127.0.0.1:${port} \\(ECONNREFUSED\\): start it`,
    );
    await expectFailure(
      expected,
      settingsWith((url) => (url.port = String(port))),
    );
  });

  test("a host that has no address", async () => {
    await expectFailure(
      /PostgreSQL does not respond at db\.invalid:\d+ \(\w+\): start it, or correct DATABASE_URL/,
      settingsWith((url) => (url.hostname = "db.invalid")),
    );
  });

  test("a server that is none of PostgreSQL", async () => {
    const other = await listening(createServer());
    const { port } = other.address() as AddressInfo;
    await expectFailure(
      /check that DATABASE_URL names PostgreSQL's port|does not respond/,
      settingsWith((url) => (url.port = String(port))),
    );
    other.close();
  });

  test("a database that does not exist", async () => {
    await expectFailure(
      /has no database "nowhere": create it/,
      settingsWith((url) => (url.pathname = "/nowhere")),
    );
  });

  test("a user who does not exist", async () => {
    await expectFailure(
      /does not let "stranger" in|does not take the password of "stranger"/,
      settingsWith((url) => (url.username = "stranger")),
    );
  });

  test("a user who may not create tables", async () => {
    const { settings } = settingsWith((url) => (url.username = name));
    await client.query("revoke create on schema public from public");
    await client.query("drop table kysely_migration_lock");
    await expectFailure(new RegExp(`"${name}" may not create tables in the database`), { settings });
    await client.query(
      "create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null)",
    );
    await client.query("insert into kysely_migration_lock values ('migration_lock', 0)");
  });

  test("a database of a newer version", async () => {
    await client.query(
      "insert into kysely_migration values ('9999-of-tomorrow', '2030-01-01T00:00:00.000Z')",
    );
    await expectFailure(
      /migrated by a newer version of the service: start that version/,
      settingsWith(() => {}),
    );
    await client.query("delete from kysely_migration where name = '9999-of-tomorrow'");
  });

  test("a server that is too old", async () => {
    await client.query("create schema old");
    await client.query(
      "create function old.current_setting(text) returns text language sql as $$ select '140012' $$",
    );
    const database = new URL(opened.options.url ?? "").pathname.slice(1);
    await client.query(`alter database ${database} set search_path = old, pg_catalog, public`);
    await expectFailure(
      /PostgreSQL 14 is too old for this version of the service: upgrade it to 15/,
      settingsWith(() => {}),
    );
    await client.query(`alter database ${database} reset search_path`);
  });

  test("a wrong password", async () => {
    // The tests' own server trusts everyone on this machine.
    const server = await listening(rejectingPasswords());
    const { port } = server.address() as AddressInfo;
    await expectFailure(
      /does not take the password of "enrolkit": correct user and password/,
      settingsWith((url) => (url.port = String(port))),
    );
    server.close();
  });
});

describe("settings", () => {
  test("a port that is taken", async () => {
    const taken = await listening(createServer());
    const { port } = taken.address() as AddressInfo;
    const settings = { ENROLKIT_PORT: String(port) };
    const expected = new RegExp(
      `^ENROLKIT_PORT ${port} on 127.0.0.1 is taken by another program: stop that one`,
    );
    await expectFailure(expected, { settings }, [service]);
    taken.close();
  });

  test("an address of another machine", async () => {
    const settings = { ENROLKIT_HOST: "192.0.2.1" };
    await expectFailure(/cannot be opened on 192\.0\.2\.1 \(EADDRNOTAVAIL\): name an address/, { settings }, [
      service,
    ]);
  });

  test("values that cannot be used, each named, none shown", async () => {
    const settings = { ENROLKIT_PORT: "eighty", DATABASE_URL: `mysql://root:${secret}@db/x` };
    for (const program of [service, commandLine]) {
      const ended = await run(program, { settings });
      expect(ended).toMatchObject({ code: 1, stdout: "" });
      for (const name of Object.keys(settings)) expect(ended.stderr).toContain(name);
      expect(ended.stderr).not.toContain(secret);
    }
  });

  test("a live service without an insurer", async () => {
    const ended = await run(service, { settings: { ENROLKIT_MODE: "live" } });
    expect(ended).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("ENROLKIT_INSURER is needed in live mode"),
    });
  });

  test("the command line needs no insurer", async () => {
    expect(await run(commandLine, { settings: { ENROLKIT_MODE: "live" } })).toMatchObject({ code: 0 });
  });

  test.each([
    ["missing", undefined, "cannot be imported"],
    ["broken", "export default {", "cannot be imported (SyntaxError"],
    ["empty", "export const insurer = {};", "lacks the functions decidesAt, decide,"],
    [
      "incomplete",
      "export default { decide() { return 'accepted'; } };",
      "lacks the functions decidesAt, memberNumber, quotesChangeAt,",
    ],
  ])("an adapter that is %s", async (name, text, expected) => {
    const adapter = join(dataDir, `${name}.mjs`);
    if (text !== undefined) writeFileSync(adapter, text);
    const ended = await run(service, { settings: { ENROLKIT_MODE: "live", ENROLKIT_INSURER: adapter } });
    expect(ended).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining(expected) });
    expect(ended.stderr).not.toMatch(/^\s+at /m);
  });
});

function listening(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

/** Responds to each connection as PostgreSQL does to a wrong password. */
function rejectingPasswords(): Server {
  const fields = ["SFATAL", "VFATAL", "C28P01", 'Mpassword authentication failed for user "enrolkit"', ""];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(""));
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(body.length + 4, 1);
  return createSocketServer((socket) => {
    socket.on("error", () => socket.destroy()).once("data", () => socket.end(Buffer.concat([head, body])));
  });
}
