import { createReadStream, existsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import type { EmbedSession, World } from "@enrolkit/contract";
import type { Page } from "@playwright/test";
import type { Mount } from "../host/main.tsx";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { embedFolder, hostFolder } from "./folders.ts";

import { Stage } from "./stage.ts";

type Slot = "one" | "two";
type Settings = Pick<Mount, "flow" | "form" | "locale" | "onHostClient" | "policyId" | "scheme">;

const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };

/**
 * A host's page around the built SDK: static files, and the one route that every host writes, a session for the person
 * signed in. `?policy=strict` forbids all but the host's own files.
 */
export class BareHost {
  readonly stage: Stage;
  readonly #server: Server;
  readonly #elsewhere: Server;
  readonly #worlds = new Map<string, World>();
  readonly #pages = new Map<string, { html: string; policy: string }>();
  /** Every token that left the host's backend, by employee or employer. */
  readonly minted = new Map<string, string[]>();

  private constructor(stage: Stage) {
    this.stage = stage;
    const respond = (request: IncomingMessage, response: ServerResponse) =>
      void this.#respond(request, response).catch((error: unknown) =>
        response.writeHead(500).end(String(error)),
      );
    this.#server = createServer(respond);
    this.#elsewhere = createServer(respond);
  }

  static async open(): Promise<BareHost> {
    const host = new BareHost(await Stage.open());
    await new Promise<void>((resolve) =>
      host.#server.listen(Number(new URL(host.url).port), "127.0.0.1", resolve),
    );
    return host;
  }

  async close(): Promise<void> {
    for (const server of [this.#server, this.#elsewhere]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    await this.stage.close();
  }

  get url(): string {
    return this.stage.pagesUrl;
  }

  /** Serves a page of a test's own, under a policy, and returns its address. */
  addPage(path: string, html: string, policy: string): string {
    this.#pages.set(path, { html, policy });
    return this.url + path;
  }

  /** Serves the same pages at an origin that the service does not let in, and returns its address. */
  async openElsewhere(): Promise<string> {
    const port = await freePort();
    await new Promise<void>((resolve) => this.#elsewhere.listen(port, "127.0.0.1", resolve));
    return `http://127.0.0.1:${port}`;
  }

  /** Lets the host mint sessions for this employee, and for their employer. */
  addEmployee(world: World, employeeId: string): void {
    this.#worlds.set(employeeId, world);
    this.#worlds.set(world.employer_id, world);
  }

  /** Opens the page and mounts a flow in it, by default an employee's enrolment. Returns the element around it. */
  async mount(
    page: Page,
    what: { world: World; employeeId: string; slot?: Slot; origin?: string; query?: string } & Settings,
  ) {
    const { world, employeeId, slot = "one", origin = this.url, query = "", ...settings } = what;
    this.addEmployee(world, employeeId);
    if (!page.url().startsWith(origin)) await page.goto(`${origin}/${query}`);
    const { employer_id: employerId, group_id: groupId } = world;
    const mount: Mount = { baseUrl: this.stage.serviceUrl, employerId, employeeId, groupId, ...settings };
    await page.evaluate(([slot, mount]) => window.host.mount(slot, mount), [slot, mount] as const);
    return page.locator(`#${slot}`);
  }

  /** Loads a second copy of React and of the SDK into the page. What is mounted from now on is mounted by it. */
  async loadSecondCopy(page: Page): Promise<void> {
    const html = await (await fetch(`${this.url}/second/index.html`)).text();
    const [, src] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
    if (src === undefined) throw new Error("The second copy of the page has no script.");
    await page.addScriptTag({ type: "module", url: src });
    await page.waitForFunction((loaded) => window.host.copy === loaded, "/second/");
  }

  /** Unmounts it again. */
  unmount(page: Page, slot: Slot = "one"): Promise<void> {
    return page.evaluate((slot) => window.host.unmount(slot), slot);
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.url);
    if (pathname.startsWith("/session/")) {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(await this.#mint(pathname.slice("/session/".length))));
      return;
    }
    const page = this.#pages.get(pathname);
    if (page !== undefined) {
      response.setHeader("content-type", "text/html");
      response.setHeader("content-security-policy", page.policy);
      response.end(page.html);
      return;
    }
    if (pathname === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    const path = this.#fileAt(normalize(pathname).replace(/\/$/, "/index.html"));
    if (!existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream");
    if (searchParams.get("policy") === "strict")
      response.setHeader("content-security-policy", this.#policy());
    createReadStream(path).pipe(response);
  }

  #fileAt(path: string): string {
    if (path.startsWith("/enrolkit/")) return join(embedFolder, path.slice("/enrolkit/".length));
    return join(hostFolder, "dist", path.replace(/^\/(?=hostile\/)/, "../"));
  }

  async #mint(id: string): Promise<EmbedSession> {
    const world = this.#worlds.get(id);
    if (world === undefined) throw new Error(`The host knows no one as ${id}.`);
    const { employer_id } = world;
    const body = id === employer_id ? { employer_id } : { employer_id, employee_id: id };
    const session = await this.stage.platform(world).post<EmbedSession>("/embed/sessions", body);
    this.minted.set(id, [...(this.minted.get(id) ?? []), session.token]);
    return session;
  }

  #policy(): string {
    return [
      "default-src 'self'",
      `connect-src 'self' ${this.stage.serviceUrl}`,
      "img-src 'self' https:", // insurers' logos
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join("; ");
  }
}
