import type { FlowAddress } from "../../provider/events.ts";

/** How to go to the page of an address; undefined where it cannot be reached. */
export type Reach = (address: string) => (() => void) | undefined;

export interface NavigationProps {
  /** The address of the page that is shown. */
  readonly step: FlowAddress;
  /** Null before there is one. */
  readonly intentId: string | null;
  readonly reach: Reach;
  /** Something is being sent, which can lead to another step. */
  readonly isBusy: boolean;
}

/** An entry, by its address and the intent that it was of. */
export interface KnownEntry {
  readonly step: string;
  readonly intentId: string | null;
}

/** What is remembered between the pages of a flow. */
export interface NavigationMemory {
  /** The page that was shown first: this code can come later. */
  first?: FlowAddress | undefined;
  /** What the page asked for last. */
  wanted?: string | null | undefined;
  /** The one that the page and the flow last agreed on. */
  shown?: FlowAddress | undefined;
  /** Those that were reported to the page and that its address does not name yet. */
  reported?: readonly string[] | undefined;
  /** The page has asked for a step, and the flow is on its way. */
  isGoing?: boolean | undefined;
  /** The entries of the page's history that are known, oldest first, and the one that is shown. */
  entries?: readonly KnownEntry[] | undefined;
  at?: number | undefined;
  /** That the page does not follow is reported. */
  isStuck?: boolean | undefined;
}
