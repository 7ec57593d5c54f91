import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { startService } from "@enrolkit/testing";
import { capture } from "../lib/children.mjs";
import { root, withPath } from "../lib/root.mjs";
import { freePort } from "../lib/free-port.mjs";
import { installHost } from "./install.mjs";
import { startServer } from "./start-server.mjs";
import { visit } from "./visit.mjs";

/**
 * What a host is made of: sources of its own (a folder of hosts/), files of guides, packages (`lacksPeers`: only those that it lists,
 * as installers do that add no peers), and the browser that visits it, by default Chromium.
 * @typedef {{
 *   sources?: string,
 *   files?: Record<string, string>,
 *   ours: readonly string[],
 *   others: Record<string, string>,
 *   lacksPeers?: boolean,
 *   browser?: import("./visit.mjs").Browser,
 * }} Parts
 */

/** Another company's project, with the packed packages installed, and a service with an employee who can enrol in it. */
export class Host {
  /**
   * Installs a host and starts the service for it.
   * @param {string} name @param {Parts} parts
   */
  static async open(name, parts) {
    const folder = await installHost(name, parts);
    const port = await freePort();
    const service = await startService({ pagePort: port });
    const host = new Host(folder, parts, port, service);
    await host.newEmployee();
    return host;
  }

  #parts;
  #service;
  /** @type {Record<string, string>} */
  #env = {};
  /** @type {(() => Promise<void>)[]} */
  #stops = [];

  /**
   * @param {string} folder @param {Parts} parts @param {number} port
   * @param {import("@enrolkit/testing").TestingService} service
   */
  constructor(folder, parts, port, service) {
    this.folder = folder;
    this.port = port;
    /** The origin that the service lets in. */
    this.url = `http://127.0.0.1:${port}`;
    this.#parts = parts;
    this.#service = service;
  }

  /** Writes the host's files for an employee who has not begun: ids and addresses in the place of the guide's. */
  async newEmployee() {
    const { plan_ids } = await this.#service.world();
    const cost_sharing = /** @type {const} */ ({ type: "percentage", percentage: { percentage: 80 } });
    const group_policies = [{ plan_id: plan_ids[0] ?? "", cost_sharing }];
    const world = await this.#service.world({ group_policies });
    this.#env = { ENROLKIT_URL: this.#service.url, ENROLKIT_API_KEY: world.api_key, PORT: String(this.port) };
    const { sources, files = {} } = this.#parts;
    if (sources) cpSync(join(root, "hosts", sources), this.folder, { recursive: true });
    for (const [file, text] of Object.entries(files)) this.write(file, text);
    for (const file of globSync(["*.{js,mjs,ts,tsx,html}", "{app,dist}/**/*.{html,js,ts,tsx}"], {
      cwd: this.folder,
    })) {
      const text = readFileSync(join(this.folder, file), "utf8");
      const filled = text
        .replaceAll("https://benefits.example.com", this.#service.url)
        .replaceAll(/er_0{32}/g, world.employer_id)
        .replaceAll(/ee_0{32}/g, world.employee_ids[0] ?? "")
        .replaceAll(/gr_0{32}/g, world.group_id);
      if (filled !== text) writeFileSync(join(this.folder, file), filled);
    }
  }

  /** @param {string} file @param {string} text */
  write(file, text) {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** @param {string} file */
  read(file) {
    return readFileSync(join(this.folder, file), "utf8");
  }

  /** Copies a folder of the host's. @param {string} from @param {string} to */
  copy(from, to) {
    cpSync(join(this.folder, from), join(this.folder, to), { recursive: true, dereference: true });
  }

  /**
   * Runs a program of the host's to its end. Throws what it says when it fails; resolves with what it says else.
   * @param {string} program @param {...string} args
   */
  async run(program, ...args) {
    const { code, output } = await capture(program, args, { cwd: this.folder, env: this.#environment() });
    if (code !== 0) throw new Error(`${[program, ...args].join(" ")} failed:\n${output}`);
    return output;
  }

  /**
   * Starts a server of the host's, and waits until it serves.
   * @param {string[]} command
   * @param {{ port?: number, env?: Record<string, string> }} [options] where it serves, by default where pages are
   */
  async start(command, { port = this.port, env = {} } = {}) {
    const { stop } = await startServer(command, {
      cwd: this.folder,
      env: { ...this.#environment(), PORT: String(port), ...env },
      readyAt: `http://127.0.0.1:${port}/`,
    });
    this.#stops.push(stop);
  }

  /** Stops what was started. */
  async stop() {
    for (const stop of this.#stops.splice(0)) await stop();
  }

  /**
   * Visits the page that is served.
   * @param {import("./visit.mjs").Destination} [until]
   */
  visit(until) {
    return visit(`${this.url}/`, { browser: this.#parts.browser, until });
  }

  async close() {
    await this.stop();
    await this.#service.close();
  }

  #environment() {
    return { ...withPath(join(this.folder, "node_modules", ".bin")), CI: "true", ...this.#env };
  }
}
