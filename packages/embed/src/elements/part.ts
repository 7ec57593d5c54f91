import type { GetSession } from "@enrolkit/client";

/** Code that loads once an element of its kind is on the page. */
export type PartName = "enrolment";

/** Shows what an element holds. */
export interface Part {
  readonly open: (host: never) => Shown;
}

export type LoadPart = (name: PartName) => Promise<Part>;

/** The values of attributes and properties, by the names of the properties. */
export type Settings = Readonly<Record<string, unknown>>;

/** An element, for the part that shows it. */
export interface Host {
  readonly root: ShadowRoot;
  /** Reads attributes and properties as they are now. */
  readonly settings: () => Settings;
  /** Dispatches an event of the element; `name` is without the prefix. */
  readonly dispatch: (name: string, detail: unknown) => void;
}

/** The element of a flow. */
export interface FlowHost extends Host {
  readonly getSession: GetSession;
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
}
