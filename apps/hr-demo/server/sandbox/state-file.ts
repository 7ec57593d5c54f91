import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { PersonKind } from "../../src/wire.ts";
import type { World } from "../enrolkit.ts";
import type { CreatedGroup } from "./hire.ts";

/** Who a session is for. */
export type SignedInAs = { kind: PersonKind; employee_id: string } | { kind: "administrator" };

/** A signed-in browser, stored under the SHA-256 of its cookie. */
export type StoredSession = SignedInAs & {
  platform_id: string;
  signed_in_at: string;
  /** Embed sessions minted for it, to be revoked at sign-out. */
  embed_session_ids: string[];
};

/** The URL to which the service sends the world's events, and the secret that signs them. */
interface Subscription {
  url: string;
  secret: string;
}

/** What outlives a restart of this backend. */
export interface State {
  /** The platform of the sandbox.json that all this belongs to. */
  source_platform_id: string;
  /** The world in use: the one of sandbox.json, or one created since. */
  world: World;
  /** The present employee of each kind; `generation` counts how often it was started over. */
  people: Partial<Record<PersonKind, { employee_id: string; generation: number }>>;
  /** The ids of the groups that the demo created. */
  groups: Partial<Record<CreatedGroup, string>>;
  /** The ids of the colleagues that were hired, by mailbox. */
  colleagues: Record<string, string>;
  /** The groups of each employee, the latest first. */
  placements: Record<string, string[]>;
  sessions: Record<string, StoredSession>;
  /** Null before there is one. */
  subscription: Subscription | null;
  /** The ids of the newest events received, newest first: an event may come twice. */
  received: string[];
}

export interface StateFile {
  read: () => State | undefined;
  /** Replaces everything before. */
  replace: (state: State) => void;
  /** Writes the changes made to the object that `read` returns. */
  save: () => void;
}

/** A file that only its owner can read, always replaced as a whole. */
export function createStateFile(path: string): StateFile {
  let state: State | undefined;
  const save = () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(state, null, 2), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  return {
    read: () => (state ??= readState(path)),
    replace: (newState) => {
      state = newState;
      save();
    },
    save,
  };
}

/** For files that an earlier version of this application wrote. */
const defaults = { groups: {}, colleagues: {}, placements: {}, subscription: null, received: [] };

function readState(path: string): State | undefined {
  try {
    return { ...defaults, ...JSON.parse(readFileSync(path, "utf8")) };
  } catch {
    return undefined;
  }
}
