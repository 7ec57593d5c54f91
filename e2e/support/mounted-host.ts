import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { World } from "@enrolkit/contract";
import type { Locator, Page } from "@playwright/test";
import { freePort } from "../../scripts/lib/free-port.mjs";
import type { Mount } from "../host/main.tsx";
import { Api } from "./api.ts";
import { ServerProcess } from "./server-process.ts";

/** The host of mounted/server.ts, whose own app is the service too. */
export class MountedHost {
  readonly url: string;
  readonly serviceUrl: string;
  readonly #dataDir = mkdtempSync(join(tmpdir(), "enrolkit-e2e-"));
  readonly #operatorToken = randomBytes(32).toString("hex");
  readonly #server: ServerProcess;

  private constructor(port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.serviceUrl = `${this.url}/benefits-api`;
    this.#server = new ServerProcess({
      file: "e2e/mounted/server.ts",
      env: {
        PORT: String(port),
        ENROLKIT_MODE: "test",
        ENROLKIT_DATA_DIR: this.#dataDir,
        ENROLKIT_DEMO_PORT: String(port),
        ENROLKIT_OPERATOR_TOKEN: this.#operatorToken,
        ENROLKIT_VALIDATE_RESPONSES: "true",
        DATABASE_URL: "",
      },
      log: join(this.#dataDir, "host.log"),
      readyAt: `${this.serviceUrl}/readyz`,
    });
  }

  static async open(): Promise<MountedHost> {
    const host = new MountedHost(await freePort());
    await host.#server.start();
    return host;
  }

  async close(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  world(): Promise<World> {
    const operator = new Api(this.serviceUrl, this.#operatorToken);
    return operator.post<World>("/test_helpers/worlds", { platform_type: "payroll_provider" });
  }

  /** Signs an employee in, and mounts the enrolment. Returns the element around it. */
  async enter(page: Page, world: World, employeeId: string): Promise<Locator> {
    await page.goto(this.url);
    await page.request.post(`${this.url}/sign-in`, { data: { world, employee_id: employeeId } });
    const mount: Mount = { baseUrl: this.serviceUrl, employeeId, groupId: world.group_id };
    await page.evaluate((mount) => window.host.mount("one", mount), mount);
    return page.locator("#one");
  }
}
