import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { World } from "@enrolkit/contract";
import { request } from "@playwright/test";
import type { Api } from "./api.ts";
import { ServerProcess } from "./server-process.ts";
import { Stage } from "./stage.ts";

/** The people to sign in as, by their names on the demo's sign-in page. */
export const people = {
  simple: "Maya Lindqvist",
  family: "Amara Okafor",
  reads_arabic: "ليلى حداد",
  asked_for_evidence: "Priya Evidence",
  starts_soon: "Kenji Morales",
  slow_insurer: "Jonas Slow",
  insurer_rejects: "Tomasz Rejected",
  too_old: "Harold Whitcombe",
  new_joiner: "Bea Novak",
} as const;

export type PersonKind = keyof typeof people;

/** Who signs for the company. */
export const administrator = "Ines Carvalho";

/** Groups of the company that are not insured, by name. */
export const groups = {
  newJoiners: "New joiners",
  workshop: "Workshop and warehouse",
  declined: "Event staff – Declined",
  manual: "Overseas dealers – Manual",
} as const;

/** The state file of the demo's backend. */
interface State {
  world: World;
  people: Record<PersonKind, { employee_id: string }>;
  sessions: Record<string, { embed_session_ids: string[] }>;
}

/** The HR application and the service behind it, as `npm start` runs them. */
export class Demo {
  readonly stage: Stage;
  readonly backend: ServerProcess;
  readonly url: string;
  /** A test has changed the company or its clock: the next fresh person needs a fresh world. */
  worldIsUsed = false;

  private constructor(stage: Stage) {
    this.stage = stage;
    this.url = stage.pagesUrl;
    this.backend = new ServerProcess({
      file: "apps/hr-demo/server/main.ts",
      env: stage.settings,
      log: join(stage.dataDir, "demo.log"),
      readyAt: `${stage.pagesUrl}/api/people`,
    });
  }

  static async open(databaseUrl?: string): Promise<Demo> {
    return Demo.#on(await Stage.open(databaseUrl));
  }

  /** The same on two services behind a proxy. */
  static async openBehindProxy(databaseUrl: string): Promise<Demo> {
    return Demo.#on(await Stage.openBehindProxy(databaseUrl));
  }

  static async #on(stage: Stage): Promise<Demo> {
    const demo = new Demo(stage);
    await demo.backend.start();
    return demo;
  }

  async close(): Promise<void> {
    await this.backend.stop();
    await this.stage.close();
  }

  /** The person of this kind who signs in from now on has done nothing yet. */
  async freshPerson(kind: PersonKind): Promise<void> {
    if (this.worldIsUsed) await this.freshWorld();
    else await this.#startOver(kind, "person");
  }

  /** Creates a new company with all its people, and sets the clock back to the present. */
  async freshWorld(): Promise<void> {
    await this.#startOver("simple", "world");
    this.worldIsUsed = false;
  }

  async #startOver(kind: PersonKind, what: "person" | "world"): Promise<void> {
    const browser = await request.newContext({ baseURL: this.url });
    for (const [path, data] of [
      ["/api/sign-in", { kind }],
      ["/api/sandbox/start-over", { what }],
    ] as const) {
      const response = await browser.post(path, { data });
      if (!response.ok()) throw new Error(`${path} responded ${response.status()}: ${await response.text()}`);
    }
    await browser.dispose();
  }

  get world(): World {
    return this.#state().world;
  }

  /** The service, with the demo's own secret key. */
  get api(): Api {
    return this.stage.platform(this.world);
  }

  employeeId(kind: PersonKind): string {
    return this.#state().people[kind].employee_id;
  }

  /** Revokes every session that the demo has minted. */
  async revokeSessions(): Promise<void> {
    const { api } = this;
    const ids = Object.values(this.#state().sessions).flatMap(({ embed_session_ids }) => embed_session_ids);
    await Promise.all(ids.map((id) => api.delete(`/embed/sessions/${id}`)));
  }

  #state(): State {
    return JSON.parse(readFileSync(join(this.stage.dataDir, "hr-demo.json"), "utf8"));
  }
}
