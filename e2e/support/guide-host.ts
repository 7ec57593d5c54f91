import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { World } from "@enrolkit/contract";
import { capture } from "../../scripts/lib/children.mjs";
import { filesOf } from "../../scripts/lib/guide.mjs";
import { embedFolder, rootFolder } from "./folders.ts";
import { ServerProcess } from "./server-process.ts";
import { Stage } from "./stage.ts";

const guide = "embed-in-five-minutes";
const e2e = join(rootFolder, "e2e");
const folder = join(e2e, "dist", "guide");

/** A host's own sign-in: the employee that a cookie names. */
const signIn = `export function signedIn(request) {
  const employeeId = /employee=(ee_\\w+)/.exec(request.headers.cookie ?? "")?.[1];
  return employeeId === undefined ? null : { employerId: process.env.EMPLOYER_ID, employeeId };
}
`;

/** A host whose backend and pages are made of the guide's code, and of nothing that the guide does not ask for. */
export class GuideHost {
  readonly stage: Stage;
  readonly world: World;
  readonly #server: ServerProcess;

  private constructor(stage: Stage, world: World) {
    this.stage = stage;
    this.world = world;
    this.#server = new ServerProcess({
      file: "e2e/dist/guide/server.js",
      cwd: folder,
      env: {
        PORT: new URL(stage.pagesUrl).port,
        ENROLKIT_URL: stage.serviceUrl,
        ENROLKIT_API_KEY: world.api_key,
        EMPLOYER_ID: world.employer_id,
      },
      log: join(stage.dataDir, "guide.log"),
      readyAt: stage.pagesUrl,
    });
  }

  static async open(): Promise<GuideHost> {
    const stage = await Stage.open();
    const host = new GuideHost(stage, await stage.world());
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, "dist"), { recursive: true });
    write(folder, { ...filesOf(guide, ["session.js", "server.js"]), "your-sign-in.js": signIn });
    write(join(folder, "dist"), { "index.html": "", "favicon.ico": "" });
    await host.#server.start();
    return host;
  }

  async close(): Promise<void> {
    await this.#server.stop();
    await this.stage.close();
  }

  /** Builds a page of an employee's with React, from files of the guide and from files of the host's own. */
  async buildWithReact(
    employeeId: string,
    names: readonly string[],
    own: Record<string, string>,
  ): Promise<GuidePage> {
    const name = "react";
    const cwd = join(folder, name);
    mkdirSync(cwd);
    write(cwd, { ...filesOf(guide, names, "With React"), ...own }, this.#fillFor(employeeId));
    const page = new GuidePage(cwd, `${this.stage.pagesUrl}/${name}/`);
    const outDir = join(folder, "dist", name);
    await page.run(
      "vite",
      "build",
      "--logLevel=warn",
      `--base=/${name}/`,
      `--outDir=${outDir}`,
      "--emptyOutDir",
    );
    return page;
  }

  /** Serves the page without React, with the built elements beside it. Returns its address. */
  addPageWithoutReact(employeeId: string): string {
    const names = ["dist/index.html", "dist/benefits.js"];
    write(folder, filesOf(guide, names, "Without React"), this.#fillFor(employeeId));
    cpSync(embedFolder, join(folder, "dist/enrolkit"), { recursive: true });
    return `${this.stage.pagesUrl}/`;
  }

  /** With the ids and the address that a reader would put in the place of the guide's. */
  #fillFor(employeeId: string): (text: string) => string {
    return (text) =>
      text
        .replaceAll("https://benefits.example.com", this.stage.serviceUrl)
        .replaceAll(/ee_0{32}/g, employeeId)
        .replaceAll(/gr_0{32}/g, this.world.group_id);
  }
}

/** A page that was built. */
export class GuidePage {
  readonly url: string;
  readonly #folder: string;

  constructor(folder: string, url: string) {
    this.#folder = folder;
    this.url = url;
  }

  /** Runs a tool in the page's folder. */
  async run(tool: string, ...args: string[]): Promise<void> {
    const bin = [join(e2e, "node_modules/.bin"), join(rootFolder, "node_modules/.bin")].join(":");
    const env = { ...process.env, PATH: `${bin}:${process.env["PATH"]}` };
    const { code, output } = await capture(tool, args, { cwd: this.#folder, env });
    if (code !== 0) throw new Error(`${tool} failed:\n${output}`);
  }
}

function write(into: string, files: Record<string, string>, fill = (text: string) => text): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(into, name), fill(text));
}
