import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { World, WorldInput } from "@enrolkit/contract";
import { Api } from "./api.ts";
import { freePort } from "./free-port.ts";
import { ServerProcess } from "./server-process.ts";

/** A service with a data folder of its own, and one origin that may call it from a browser. */
export class Stage {
  readonly serviceUrl: string;
  /** The origin whose pages the service lets in. */
  readonly pagesUrl: string;
  readonly dataDir: string;
  readonly service: ServerProcess;
  readonly settings: Record<string, string>;

  private constructor(dataDir: string, settings: Record<string, string>) {
    this.dataDir = dataDir;
    this.settings = settings;
    this.serviceUrl = `http://127.0.0.1:${settings["ENROLKIT_PORT"]}`;
    this.pagesUrl = `http://127.0.0.1:${settings["ENROLKIT_DEMO_PORT"]}`;
    this.service = new ServerProcess({
      file: "apps/service/src/main.ts",
      env: settings,
      log: join(dataDir, "service.log"),
      readyAt: `${this.serviceUrl}/readyz`,
    });
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
    await this.service.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** A fresh platform with its employer, groups, plans in force and employees. */
  world(input: Partial<WorldInput> = {}): Promise<World> {
    const { operator_token } = this.#sandboxFile();
    const operator = new Api(this.serviceUrl, operator_token);
    return operator.post<World>("/test_helpers/worlds", { platform_type: "payroll_provider", ...input });
  }

  /** What a platform's own backend may do in one of its worlds. */
  platform(world: Pick<World, "api_key">): Api {
    return new Api(this.serviceUrl, world.api_key);
  }

  #sandboxFile(): { operator_token: string } {
    return JSON.parse(readFileSync(join(this.dataDir, "sandbox.json"), "utf8"));
  }
}
