import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { World, WorldInput } from "@enrolkit/contract";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { startProxy } from "../../scripts/lib/proxy.mjs";
import { settingsOfTwo, writeSandbox } from "../../scripts/lib/two-services.mjs";
import { Api } from "./api.ts";
import { ServerProcess } from "./server-process.ts";

/** A service with a data folder of its own, and one origin that may call it from a browser. */
export class Stage {
  readonly serviceUrl: string;
  /** The origin whose pages the service lets in. */
  readonly pagesUrl: string;
  readonly dataDir: string;
  /** One, or two behind a proxy. */
  readonly services: readonly ServerProcess[];
  readonly settings: Record<string, string>;

  #stopProxy = () => Promise.resolve();

  private constructor(
    dataDir: string,
    settings: Record<string, string>,
    services: readonly Record<string, string>[] = [settings],
  ) {
    this.dataDir = dataDir;
    this.settings = settings;
    this.serviceUrl = `http://127.0.0.1:${settings["ENROLKIT_PORT"]}`;
    this.pagesUrl = `http://127.0.0.1:${settings["ENROLKIT_DEMO_PORT"]}`;
    this.services = services.map(
      (env) =>
        new ServerProcess({
          file: "apps/service/src/main.ts",
          env,
          log: join(env["ENROLKIT_DATA_DIR"] ?? dataDir, "service.log"),
          readyAt: `http://127.0.0.1:${env["ENROLKIT_PORT"]}/readyz`,
        }),
    );
  }

  /** Starts two services on the PostgreSQL at an address, and a proxy in front of them. */
  static async openBehindProxy(databaseUrl: string): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), "enrolkit-e2e-"));
    const ports = [await freePort(), await freePort()];
    const demoPort = await freePort();
    const origins = ports.map((port) => `http://127.0.0.1:${port}`);
    const proxy = await startProxy({ port: 0, origins });
    const settings = {
      ENROLKIT_DATA_DIR: folder,
      ENROLKIT_PORT: new URL(proxy.url).port,
      ENROLKIT_DEMO_PORT: String(demoPort),
    };
    const two = settingsOfTwo({ folder, databaseUrl, ports, demoPort });
    const stage = new Stage(folder, settings, two);
    stage.#stopProxy = () => proxy.stop();
    await Promise.all(stage.services.map((service) => service.start()));
    writeSandbox(folder, proxy.url);
    return stage;
  }

  /** The only service. */
  get service(): ServerProcess {
    const [service] = this.services;
    if (service === undefined || this.services.length > 1) throw new Error("There are several services.");
    return service;
  }

  /** Starts a service on SQLite, or on the PostgreSQL at an address. */
  static async open(databaseUrl = ""): Promise<Stage> {
    const dataDir = mkdtempSync(join(tmpdir(), "enrolkit-e2e-"));
    const stage = new Stage(dataDir, {
      ENROLKIT_DATA_DIR: dataDir,
      ENROLKIT_PORT: String(await freePort()),
      ENROLKIT_DEMO_PORT: String(await freePort()),
      ENROLKIT_VALIDATE_RESPONSES: "true",
      DATABASE_URL: databaseUrl,
    });
    await stage.service.start();
    return stage;
  }

  async close(): Promise<void> {
    await Promise.all(this.services.map((service) => service.stop()));
    await this.#stopProxy();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** A fresh platform with its employer, groups, plans in force and employees. */
  world(input: Partial<WorldInput> = {}): Promise<World> {
    const { operator_token } = this.sandboxFile();
    const operator = new Api(this.serviceUrl, operator_token);
    return operator.post<World>("/test_helpers/worlds", { platform_type: "payroll_provider", ...input });
  }

  /** What a platform's own backend may do in one of its worlds. */
  platform(world: Pick<World, "api_key">): Api {
    return new Api(this.serviceUrl, world.api_key);
  }

  /** What the service names for programs beside it. */
  sandboxFile(): World & { operator_token: string } {
    return JSON.parse(readFileSync(join(this.dataDir, "sandbox.json"), "utf8"));
  }
}
