import type { World } from "@enrolkit/contract";
import type { Page } from "@playwright/test";
import type { BareHost } from "./bare-host.ts";

/** What the page's own script has, and what the browser reported. */
interface EmbedWindow extends Window {
  /** By employee; `session` is that of the first, `employer` that of the employer. */
  app: Record<string, () => Promise<unknown>>;
  /** What broke the policy. */
  broken: string[];
}

/** A page of HTML alone: the built script, the policy that the guide names, and whatever elements a test puts in. */
export class EmbedPage {
  readonly page: Page;
  readonly bare: BareHost;
  readonly world: World;
  readonly employeeId: string;

  private constructor(page: Page, bare: BareHost, world: World) {
    this.page = page;
    this.bare = bare;
    this.world = world;
    this.employeeId = world.employee_ids[0] ?? "";
  }

  /**
   * Opens it, with the world's first employee signed in. `html` gets the attributes that every flow needs.
   * `styles` is what the policy allows the page of its own style sheets: elements need none.
   */
  static async open(
    page: Page,
    bare: BareHost,
    world: World,
    html: (attributes: string, host: EmbedPage) => string,
    styles = "'none'",
  ): Promise<EmbedPage> {
    const host = new EmbedPage(page, bare, world);
    for (const id of world.employee_ids) bare.addEmployee(world, id);
    const head = `<meta charset="utf-8"><title>Your benefits</title><script src="/enrolkit/enrolkit.js"></script>`;
    const address = bare.addPage(
      `/without-react-${host.employeeId}`,
      `<!doctype html><html lang="en">${head}${html(host.attributes, host)}</html>`,
      `${host.#policy}; style-src ${styles}`,
    );
    await page.addInitScript(
      ([employerId, ...employeeIds]) => {
        const broken: string[] = [];
        const sessionOf = (id?: string) => async () =>
          (await fetch(`/session/${id}`, { method: "POST" })).json();
        const app = Object.fromEntries(employeeIds.map((id) => [id, sessionOf(id)]));
        const employer = sessionOf(employerId);
        Object.assign(window, { broken, app: { ...app, session: sessionOf(employeeIds[0]), employer } });
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
          broken.push(`${violatedDirective} ${blockedURI} ${sample}`);
        });
      },
      [world.employer_id, ...world.employee_ids],
    );
    await page.goto(address);
    return host;
  }

  /** Of a flow for the first employee. */
  get attributes(): string {
    return this.attributesOf(this.employeeId, "session");
  }

  attributesOf(employeeId: string, session = employeeId): string {
    const { bare, world } = this;
    return `base-url="${bare.stage.serviceUrl}" get-session="app.${session}" employee-id="${employeeId}" group-id="${world.group_id}"`;
  }

  /** Of a flow for the employer. */
  get employerAttributes(): string {
    return `base-url="${this.bare.stage.serviceUrl}" get-session="app.employer"`;
  }

  /** What broke the policy so far. */
  broken(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as EmbedWindow).broken);
  }

  get #policy(): string {
    return [
      "default-src 'none'",
      "script-src 'self'",
      `connect-src 'self' ${this.bare.stage.serviceUrl}`,
      "img-src https:",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join("; ");
  }
}
