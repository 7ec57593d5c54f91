import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { World } from "@enrolkit/contract";
import { request } from "@playwright/test";
import type { Api } from "./api.ts";
import { ServerProcess } from "./server-process.ts";
import { Stage } from "./stage.ts";

/** Somebody to sign in as, as the demo's sign-in page names them. */
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

/** What the demo's backend remembers of itself. */
interface Remembered {
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
    const demo = new Demo(await Stage.open(databaseUrl));
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

  /** A whole new company with everybody in it, and the clock back to the present. */
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
      if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    }
    await browser.dispose();
  }

  get world(): World {
    return this.#remembered().world;
  }

  /** The service, asked with the demo's own secret key. */
  get api(): Api {
    return this.stage.platform(this.world);
  }

  employeeId(kind: PersonKind): string {
    return this.#remembered().people[kind].employee_id;
  }

  /** Every session token that the demo has had minted is worth nothing from now on. */
  async revokeSessions(): Promise<void> {
    const { api } = this;
    const ids = Object.values(this.#remembered().sessions).flatMap(
      ({ embed_session_ids }) => embed_session_ids,
    );
    await Promise.all(ids.map((id) => api.delete(`/embed/sessions/${id}`)));
  }

  #remembered(): Remembered {
    return JSON.parse(readFileSync(join(this.stage.dataDir, "hr-demo.json"), "utf8"));
  }
}
