import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { World } from "@enrolkit/contract";
import { capture } from "../../scripts/lib/children.mjs";
import { rootFolder } from "./folders.ts";
import { ServerProcess } from "./server-process.ts";
import { Stage } from "./stage.ts";

const guide = readFileSync(join(rootFolder, "docs/guides/embed-in-five-minutes.md"), "utf8");
const e2e = join(rootFolder, "e2e");

/** Whom the cookie names: what a host has of its own. */
const signIn = `export function signedIn(request) {
  const employeeId = /employee=(ee_\\w+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  return employeeId === undefined ? null : { employerId: process.env.EMPLOYER_ID, employeeId };
}
`;

/** Somebody's page and backend, made of the guide's code and of nothing that the guide does not ask for. */
export class GuideHost {
  readonly stage: Stage;
  readonly world: World;
  readonly #folder: string;
  readonly #server: ServerProcess;

  private constructor(stage: Stage, world: World, folder: string) {
    this.stage = stage;
    this.world = world;
    this.#folder = folder;
    this.#server = new ServerProcess({
      file: "e2e/guide/server.ts",
      env: {
        GUIDE_FOLDER: folder,
        PORT: new URL(stage.pagesUrl).port,
        ENROLKIT_URL: stage.serviceUrl,
        ENROLKIT_API_KEY: world.api_key,
        EMPLOYER_ID: world.employer_id,
      },
      log: join(stage.dataDir, "guide.log"),
      readyAt: stage.pagesUrl,
    });
  }

  /** Builds the page from the guide's blocks of these names and from files of the host's own, and serves it. */
  static async open(
    name: string,
    blocks: readonly string[],
    own: Record<string, string>,
  ): Promise<GuideHost> {
    const stage = await Stage.open();
    const folder = join(e2e, "dist", `guide-${name}`);
    const host = new GuideHost(stage, await stage.world(), folder);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const block of ["session.js", ...blocks]) host.#write(block, blockNamed(block));
    for (const [file, text] of Object.entries({ ...own, "your-sign-in.js": signIn })) host.#write(file, text);
    await host.run("vite", "build", "--logLevel=warn");
    await host.#server.start();
    return host;
  }

  async close(): Promise<void> {
    await this.#server.stop();
    await this.stage.close();
  }

  /** Runs a tool in the page's folder. */
  async run(tool: string, ...args: string[]): Promise<void> {
    const bin = [join(e2e, "node_modules/.bin"), join(rootFolder, "node_modules/.bin")].join(":");
    const env = { ...process.env, PATH: `${bin}:${process.env["PATH"]}` };
    const { code, output } = await capture(tool, args, { cwd: this.#folder, env });
    if (code !== 0) throw new Error(`${tool} says:\n${output}`);
  }

  get employeeId(): string {
    return this.world.employee_ids[0] ?? "";
  }

  /** With the ids and the address that a reader would put in the place of the guide's. */
  #write(file: string, text: string): void {
    const filled = text
      .replaceAll("https://benefits.example.com", this.stage.serviceUrl)
      .replaceAll(/ee_0{32}/g, this.employeeId)
      .replaceAll(/gr_0{32}/g, this.world.group_id);
    writeFileSync(join(this.#folder, file), filled);
  }
}

function blockNamed(file: string): string {
  const [, text] = new RegExp(`\`\`\`\\w+ ${file}\n([\\s\\S]*?)\`\`\``).exec(guide) ?? [];
  if (text === undefined) throw new Error(`The guide shows no ${file}.`);
  return text;
}
