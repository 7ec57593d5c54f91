import { BaseElement } from "./base-element.ts";
import type { FlowHost, ShownFlow } from "./part.ts";

/** Has a session. */
export class FlowElement extends BaseElement {
  async renew(): Promise<void> {
    await (await this.whenShown<ShownFlow>())?.renew();
  }

  /** Where nothing is shown there is nothing to forget. */
  async signOut(): Promise<boolean> {
    return (await (await this.whenShown<ShownFlow>())?.signOut()) ?? false;
  }

  protected override host(): FlowHost {
    return { ...super.host(), sessionName: () => this.getAttribute("get-session") };
  }
}
