import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { capture } from "../lib/children.mjs";
import { blocksOf } from "../lib/guide.mjs";
import { packedFolder } from "../lib/root.mjs";
import { freePort } from "../lib/free-port.mjs";
import { assertSilent } from "./assert-silent.mjs";
import { startServer } from "./start-server.mjs";
import { visit } from "./visit.mjs";

/** Headings of the guide whose files only some readers write. */
const alternatives = ["With React", "Without React"];
/** Packages that the guide installs, with those that they need beside them while they come from files. */
const ours = {
  client: ["types", "client"],
  react: ["types", "rules", "client", "react"],
  embed: ["types", "client", "embed"],
};
const background = "node server.js";

/**
 * Follows the guide word by word in an empty folder: writes its files and runs its commands in their order, against the
 * service as it is deployed, and begins an enrolment on the page that comes of it.
 * @param {string} alternative the heading of the files that this reader writes
 */
export async function followEmbedGuide(alternative) {
  const folder = mkdtempSync(join(tmpdir(), "enrolkit-guide-"));
  const dataDir = mkdtempSync(join(tmpdir(), "enrolkit-guide-service-"));
  const [apiPort, demoPort, port] = [await freePort(), await freePort(), await freePort()].map(String);
  const serviceEnv = {
    ENROLKIT_MODE: "test",
    ENROLKIT_DATA_DIR: dataDir,
    ENROLKIT_PORT: String(apiPort),
    ENROLKIT_DEMO_PORT: String(demoPort),
  };
  const built = join(packedFolder, "service");
  const url = `http://127.0.0.1:${apiPort}`;
  const service = await startServer([process.execPath, join(built, "dist/main.js")], {
    cwd: dataDir,
    env: { ...process.env, ...serviceEnv },
    readyAt: `${url}/readyz`,
  });
  /** @type {(() => Promise<void>)[]} */
  const stops = [service.stop];
  try {
    const sandbox = JSON.parse(readFileSync(join(dataDir, "sandbox.json"), "utf8"));
    // What a reader puts in the place of the guide's.
    const fill = (/** @type {string} */ text) =>
      text
        .replaceAll("https://benefits.example.com", url)
        .replaceAll("http://127.0.0.1:8787", url)
        .replaceAll("http://127.0.0.1:4173", `http://127.0.0.1:${demoPort}`)
        .replaceAll("http://127.0.0.1:3000", `http://127.0.0.1:${port}`)
        .replaceAll(/pk_test_0{32}/g, sandbox.api_key)
        .replaceAll(/pt_0{32}/g, sandbox.platform_id)
        .replaceAll(/er_0{32}/g, sandbox.employer_id)
        .replaceAll(/ee_0{32}/g, sandbox.employee_ids[0])
        .replaceAll(/gr_0{32}/g, sandbox.group_id)
        .replace("npm run enrolkit --", `${process.execPath} ${join(built, "bin/enrolkit.mjs")}`)
        .replace(/(?<=^npm install .*)@enrolkit\/(\w+)/gm, (_, name) =>
          ours[/** @type {keyof typeof ours} */ (name)]
            .map((needed) => join(packedFolder, `${needed}.tgz`))
            .join(" "),
        );
    const shell = { cwd: folder, env: { ...process.env, ...serviceEnv, PORT: String(port) } };
    for (const { section, language, file, code } of blocksOf("embed-in-five-minutes")) {
      if (alternatives.includes(section) && section !== alternative) continue;
      if (file !== undefined) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), fill(code));
      }
      if (language !== "sh") continue;
      for (const command of fill(code).trim().split("\n")) {
        if (command.endsWith(background)) {
          const page = await startServer(["sh", "-c", `exec env ${command}`], {
            ...shell,
            readyAt: `http://127.0.0.1:${port}/`,
          });
          stops.push(page.stop);
        } else {
          const { code, output } = await capture("sh", ["-c", command], shell);
          assert.equal(code, 0, `${command} failed:\n${output}`);
          assertSilent(output);
        }
      }
    }
    await visit(`http://127.0.0.1:${port}/`, { until: "cover" });
    const begun = await fetch(`${url}/enrolment_intents?employee_id=${sandbox.employee_ids[0]}`, {
      headers: { Authorization: `Bearer ${sandbox.api_key}` },
    });
    assert.equal(/** @type {any} */ (await begun.json()).items.length, 1, "no enrolment has begun");
  } finally {
    for (const stop of stops.toReversed()) await stop();
    for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
  }
}
