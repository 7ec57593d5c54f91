import type { GetSession, Session } from "@enrolkit/client";
import { EnrolkitElement } from "./element.ts";
import { functionNamed } from "./function-named.ts";
import type { FlowHost, ShownFlow } from "./part.ts";

/** What the elements of all flows have in common: the service, and the session of the person who is signed in. */
export abstract class EnrolkitFlowElement extends EnrolkitElement {
  static override readonly attributes: readonly string[] = [
    ...EnrolkitElement.attributes,
    "base-url",
    "get-session",
    "subject",
  ];
  static override readonly needed: readonly string[] = ["base-url"];

  /** Address of the service. */
  declare baseUrl: string | null;
  /** Names the person or company who is signed in, in any words of the page's. Another one starts from nothing. */
  declare subject: string | null;

  #getSession: GetSession | null = null;

  /**
   * Asks the page's backend for a session. By attribute: the name of a function on `window`, such as
   * `get-session="app.session"`, which is found anew each time.
   */
  get getSession(): GetSession | null {
    return this.#getSession ?? (this.hasAttribute("get-session") ? () => this.#requestSession() : null);
  }

  set getSession(getSession: GetSession | null | undefined) {
    this.#getSession = getSession ?? null;
  }

  /** Gets a new session, for a person who has signed in again. */
  async renew(): Promise<void> {
    await (await this.#whenShown())?.renew();
  }

  protected override host(): FlowHost {
    return { ...super.host(), getSession: () => this.#requestSession() };
  }

  async #requestSession(): Promise<Session> {
    return this.#findGetSession()();
  }

  /** The person sees that there is no session; the page hears why. */
  #findGetSession(): GetSession {
    const name = this.getAttribute("get-session");
    try {
      if (this.#getSession !== null) return this.#getSession;
      if (name !== null) return functionNamed(name);
      throw new TypeError(`Enrolkit: <${this.localName}> needs the attribute or property get-session.`);
    } catch (error) {
      this.dispatch("error", error);
      throw error;
    }
  }

  #whenShown(): Promise<ShownFlow | undefined> {
    return this.whenShown() as Promise<ShownFlow | undefined>;
  }
}

/** An employee's enrolment in a group, from what is offered to what they have. */
export abstract class EnrolkitEnrolment extends EnrolkitFlowElement {
  static override readonly attributes = [...super.attributes, "employee-id", "group-id"];
  static override readonly needed = [...super.needed, "employee-id", "group-id"];
  protected override readonly partName = "enrolment";

  declare employeeId: string | null;
  declare groupId: string | null;
}
