/** Code that loads once an element that needs it is on the page. */
export type PartName = "enrolment" | "quote" | "amendment" | "policies" | "participation" | "blocks";

/** Shows what an element holds. */
export interface Part {
  readonly open: (host: never) => Shown;
}

export type LoadPart = (name: PartName) => Promise<Part>;

/** An element, for the part that shows it. */
export interface Host<Settings = unknown> {
  readonly name: string;
  readonly root: ShadowRoot;
  /** Since when the person has been waiting, as `performance.now()` gives it. */
  readonly since: number;
  /** Reads attributes and properties as they are now. */
  readonly settings: () => Settings;
  /** Dispatches an event of the element; `name` is without the prefix. */
  readonly dispatch: (name: string, detail: unknown) => void;
}

/** The element of a flow. */
export interface FlowHost<Settings = unknown> extends Host<Settings> {
  /** The name of the page's function that gives a session; null where a property has the function itself. */
  readonly sessionName: () => string | null;
}

/** An element with a value. */
export interface ValueHost<Settings = unknown> extends Host<Settings> {
  /** The person has changed a property: the value, where none is named. */
  readonly change: (value: unknown, property?: string) => void;
  /** Of a control of a form. */
  readonly internals?: ElementInternals;
}

/** What is shown in an element. */
export interface Shown {
  /** Follows the settings. */
  readonly update: () => void;
  readonly close: () => void;
}

/** A flow that is shown. */
export interface ShownFlow extends Shown {
  readonly renew: () => Promise<void>;
  readonly signOut: () => Promise<boolean>;
}
