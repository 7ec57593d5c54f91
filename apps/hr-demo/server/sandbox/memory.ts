import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { PersonKind } from "../../src/wire.ts";
import type { World } from "../enrolkit/world.ts";
import type { MadeGroup } from "../groups/groups.ts";
import type { Subscription } from "../webhooks/subscribe.ts";

/** Who somebody signs in as. */
export type SignedInAs = { kind: PersonKind; employee_id: string } | { kind: "administrator" };

/** A signed-in browser, found by the SHA-256 of its cookie. */
export type DemoSession = SignedInAs & {
  platform_id: string;
  signed_in_at: string;
  /** Embed sessions minted for it, to be revoked at sign-out. */
  embed_session_ids: string[];
};

/** What outlives a restart of this backend. */
export interface Remembered {
  /** The platform of the sandbox.json that all this belongs to. */
  source_platform_id: string;
  /** The world in use: the one of sandbox.json, or one made since. */
  world: World;
  /** Who stands for each kind at the moment; `generation` counts how often that was started over. */
  people: Partial<Record<PersonKind, { employee_id: string; generation: number }>>;
  /** Groups that we made, by what they are for. */
  groups: Partial<Record<MadeGroup, string>>;
  /** Colleagues that we hired, by mailbox. */
  colleagues: Record<string, string>;
  /** The groups that each employee was put into, the latest first. */
  placements: Record<string, string[]>;
  sessions: Record<string, DemoSession>;
  /** How events come to us; null before they do. */
  subscription: Subscription | null;
  /** The ids of the newest events that came, newest first: one may come twice. */
  received: string[];
}

export interface Memory {
  read: () => Remembered | undefined;
  /** Forgets everything before. */
  replace: (remembered: Remembered) => void;
  /** Keeps what was changed in the object that `read` gives. */
  save: () => void;
}

/** A file readable by its owner alone, replaced as a whole. */
export function fileMemory(path: string): Memory {
  let known: Remembered | undefined;
  const save = () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(known, null, 2), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  return {
    read: () => (known ??= readFile(path)),
    replace: (remembered) => {
      known = remembered;
      save();
    },
    save,
  };
}

const nothing = { groups: {}, colleagues: {}, placements: {}, subscription: null, received: [] };

function readFile(path: string): Remembered | undefined {
  try {
    // What an earlier version of this application wrote knows less.
    return { ...nothing, ...JSON.parse(readFileSync(path, "utf8")) };
  } catch {
    return undefined;
  }
}
