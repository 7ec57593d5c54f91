import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { World } from "@enrolkit/contract";
import { capture } from "../../scripts/lib/children.mjs";
import { rootFolder } from "./folders.ts";
import { ServerProcess } from "./server-process.ts";
import { Stage } from "./stage.ts";

const guide = readFileSync(join(rootFolder, "docs/guides/embed-in-five-minutes.md"), "utf8");
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
    for (const name of ["session.js", "server.js"]) writeFileSync(join(folder, name), blockNamed(name));
    writeFileSync(join(folder, "your-sign-in.js"), signIn);
    for (const name of ["index.html", "favicon.ico"]) writeFileSync(join(folder, "dist", name), "");
    await host.#server.start();
    return host;
  }

  async close(): Promise<void> {
    await this.#server.stop();
    await this.stage.close();
  }

  /** Builds a page of an employee's from the guide's blocks of these names and from files of the host's own. */
  async build(
    name: string,
    employeeId: string,
    blocks: readonly string[],
    own: Record<string, string> = {},
  ): Promise<GuidePage> {
    const cwd = join(folder, name);
    mkdirSync(cwd);
    const files = { ...Object.fromEntries(blocks.map((block) => [block, blockNamed(block)])), ...own };
    for (const [file, text] of Object.entries(files)) {
      // With the ids and the address that a reader would put in the place of the guide's.
      const filled = text
        .replaceAll("https://benefits.example.com", this.stage.serviceUrl)
        .replaceAll(/ee_0{32}/g, employeeId)
        .replaceAll(/gr_0{32}/g, this.world.group_id);
      writeFileSync(join(cwd, file), filled);
    }
    const page = new GuidePage(cwd, `${this.stage.pagesUrl}/${name}/`, employeeId);
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
}

/** A page that was built. */
export class GuidePage {
  readonly url: string;
  readonly employeeId: string;
  readonly #folder: string;

  constructor(folder: string, url: string, employeeId: string) {
    this.#folder = folder;
    this.url = url;
    this.employeeId = employeeId;
  }

  /** Runs a tool in the page's folder. */
  async run(tool: string, ...args: string[]): Promise<void> {
    const bin = [join(e2e, "node_modules/.bin"), join(rootFolder, "node_modules/.bin")].join(":");
    const env = { ...process.env, PATH: `${bin}:${process.env["PATH"]}` };
    const { code, output } = await capture(tool, args, { cwd: this.#folder, env });
    if (code !== 0) throw new Error(`${tool} failed:\n${output}`);
  }
}

/** The last of its name: the page with React has an index.html before that of the page without. */
function blockNamed(file: string): string {
  const [, text] =
    [...guide.matchAll(new RegExp(`\`\`\`\\w+ ${file}\n([\\s\\S]*?)\`\`\``, "g"))].at(-1) ?? [];
  if (text === undefined) throw new Error(`The guide has no block ${file}.`);
  return text;
}
