import type { World } from "@enrolkit/contract";
import type { Page } from "@playwright/test";
import type { BareHost } from "./bare-host.ts";

/** What the page's own script has, and what the browser reported. */
interface EmbedWindow extends Window {
  app: { session: () => Promise<unknown> };
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

  /** Opens it, with the world's first employee signed in. `html` gets the attributes that every flow needs. */
  static async open(
    page: Page,
    bare: BareHost,
    world: World,
    html: (attributes: string) => string,
  ): Promise<EmbedPage> {
    const host = new EmbedPage(page, bare, world);
    bare.addEmployee(world, host.employeeId);
    const head = `<meta charset="utf-8"><title>Your benefits</title><script src="/enrolkit/enrolkit.js"></script>`;
    const address = bare.addPage(
      `/without-react-${host.employeeId}`,
      `<!doctype html><html lang="en">${head}${html(host.attributes)}</html>`,
      host.#policy,
    );
    await page.addInitScript((employeeId) => {
      const broken: string[] = [];
      const session = async () => (await fetch(`/session/${employeeId}`, { method: "POST" })).json();
      Object.assign(window, { broken, app: { session } });
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
        broken.push(`${violatedDirective} ${blockedURI} ${sample}`);
      });
    }, host.employeeId);
    await page.goto(address);
    return host;
  }

  get attributes(): string {
    const { bare, employeeId, world } = this;
    return `base-url="${bare.stage.serviceUrl}" get-session="app.session" employee-id="${employeeId}" group-id="${world.group_id}"`;
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
