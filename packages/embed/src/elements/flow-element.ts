import type { GetSession, Session } from "@enrolkit/client";
import { BaseElement } from "./base-element.ts";
import { functionNamed } from "./function-named.ts";
import type { FlowHost, ShownFlow } from "./part.ts";

/** Holds the session of a flow. */
export class FlowElement extends BaseElement {
  #getSession: GetSession | null = null;

  get getSession(): GetSession | null {
    return this.#getSession ?? (this.hasAttribute("get-session") ? () => this.#requestSession() : null);
  }

  set getSession(getSession: GetSession | null | undefined) {
    this.#getSession = getSession ?? null;
  }

  async renew(): Promise<void> {
    await (await this.whenShown<ShownFlow>())?.renew();
  }

  /** Where nothing is shown there is nothing to forget. */
  async signOut(): Promise<boolean> {
    return (await (await this.whenShown<ShownFlow>())?.signOut()) ?? false;
  }

  protected override host(): FlowHost {
    return { ...super.host(), getSession: () => this.#requestSession() };
  }

  /** Where there is no function the person sees that there is no session, and the page hears why. */
  async #requestSession(): Promise<Session> {
    let getSession = this.#getSession;
    try {
      getSession ??= functionNamed(this.getAttribute("get-session"));
    } catch (error) {
      this.dispatch("error", error);
      throw error;
    }
    return getSession();
  }
}
