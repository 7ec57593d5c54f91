import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Session, SessionOf } from "@enrolkit/testing";
import { bundle } from "lightningcss";
import type { HostPage } from "./host-page.ts";

const sheets = ["styles", "quote"];

/** An element, and the session of the person who is signed in. */
export interface ElementOnPage {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly session: SessionOf;
}

/** A host on a free port: the files of its pages, compressed, and the one route that every host writes: a session. */
export class HostServer {
  readonly #files = new Map<string, { type: string; gzip: Buffer }>();
  readonly #server: Server;
  /** Who is signed in is up to the page. */
  mint: (of: SessionOf) => Promise<Session> = async () => {
    throw new Error("There is no service yet.");
  };

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
    for (const sheet of sheets) {
      const filename = join(import.meta.dirname, `../src/styles/${sheet}.css`);
      this.#add(`/${sheet}.css`, "text/css", bundle({ filename, minify: true }).code);
    }
  }

  static async open(): Promise<HostServer> {
    const host = new HostServer();
    host.#server.listen(0, "127.0.0.1");
    await once(host.#server, "listening");
    return host;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Serves a page, with the style sheets of the SDK, and returns its address. */
  add({ base, entry, files }: HostPage): string {
    const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}.css">`).join("");
    const script = `<script type="module" src="${entry}"></script>`;
    this.#add(base, "text/html", `<!doctype html>${links}<div id="root"></div>${script}`);
    for (const [path, { code }] of files) this.#add(path, "text/javascript", code);
    return `http://127.0.0.1:${this.port}${base}`;
  }

  /** Serves what a page without React needs, and returns the address of a page with one element. */
  addElement(files: ReadonlyMap<string, string>, { name, attributes, session }: ElementOnPage): string {
    for (const [path, code] of files) this.#add(`/enrolkit/${path}`, "text/javascript", code);
    const written = Object.entries({ ...attributes, "get-session": "session" })
      .map(([attribute, value]) => `${attribute}="${value}"`)
      .join(" ");
    const getSession = `const session = async () => (await fetch("/session", { method: "POST", body: ${JSON.stringify(JSON.stringify(session))} })).json(); window.session = session;`;
    const scripts = `<script>${getSession}</script><script src="/enrolkit/enrolkit.js"></script>`;
    this.#add(`/${name}/`, "text/html", `<!doctype html>${scripts}<${name} ${written}></${name}>`);
    return `http://127.0.0.1:${this.port}/${name}/`;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === "/session") {
      const of: SessionOf = JSON.parse(Buffer.concat(await request.toArray()).toString());
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(await this.mint(of)));
      return;
    }
    const file = this.#files.get(request.url ?? "");
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": file.type, "content-encoding": "gzip" }).end(file.gzip);
  }

  #add(path: string, type: string, body: string | Uint8Array): void {
    this.#files.set(path, { type, gzip: gzipSync(body, { level: 9 }) });
  }
}
