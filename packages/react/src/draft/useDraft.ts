import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
import type { DraftStorage } from "../provider/draft-storage.ts";
import { type Checks, isText, listOf, orNull, parseDraft } from "./checks.ts";

/** What some parts of a draft are a draft of. */
export interface DraftBasis<Draft> {
  /** The parts that end once the state changes elsewhere. */
  readonly keys: readonly (keyof Draft)[];
  /**
   * What the service holds, as a text. Null while the service works on it, so that any change is expected; undefined
   * while it is not known.
   */
  readonly state: string | null | undefined;
}

/** What is sent from this page: what changes meanwhile comes of it. */
export interface OwnChanges {
  readonly isSending: boolean;
  /** Whether a change that is found now comes of what was sent; `unknown` where no response arrived. */
  readonly origin: { current: "here" | "unknown" | "elsewhere" };
  /** Called when something has changed elsewhere. */
  readonly onMovedOn: () => void;
  /** Called when the person has gone on. */
  readonly onStep: () => void;
}

export interface DraftOptions<Draft> {
  /** Whether nothing more happens to what it is a draft of. */
  readonly isOver?: boolean | undefined;
  /** Always the same ones. */
  readonly checks: Checks<Draft>;
  /** What it begins with, by what was stored; that itself when absent. */
  readonly first?: ((stored: Partial<Draft>) => Partial<Draft>) | undefined;
  /** Always as many, in the same order; that of the status first. */
  readonly basis?: readonly DraftBasis<Draft>[] | undefined;
  readonly changes: OwnChanges;
}

/** What changes; a function is given the latest draft: for what comes later than the event that it comes of. */
type DraftChange<Draft> = Partial<Draft> | ((before: Partial<Draft>) => Partial<Draft>);
export type UpdateDraft<Draft> = (change: DraftChange<Draft>) => void;

/**
 * A draft by its id (such as an intent's), how to change parts of it, and how to delete it now. Survives a reload;
 * deleted once it is over. A part ends when the state that it is a draft of has changed elsewhere, also while the page was
 * not there. Key the component by the id.
 */
export function useDraft<Draft extends object>(
  id: string,
  { isOver = false, checks, first, basis = [], changes }: DraftOptions<Draft>,
): [draft: Partial<Draft>, update: UpdateDraft<Draft>, remove: () => void] {
  const { drafts } = useEnrolkit();
  const store = useMemo(() => draftStore(drafts, id, checks), [drafts, id, checks]);
  const [draft, setDraft] = useState<StoredDraft<Draft>>(() => {
    const stored = store.read();
    return first === undefined ? stored : first(stored);
  });
  const { isSending, origin, onMovedOn, onStep } = changes;
  const compared = useRef<StoredDraft<Draft>>(undefined);

  // Before anything of an outdated draft is painted.
  useLayoutEffect(() => {
    if (isSending) return;
    const known = draft.of ?? [];
    const changed = basis.filter(({ state }, index) => state !== undefined && state !== known[index]);
    const from = origin.current;
    // Without a response, what was sent can still take effect.
    if (from === "here" || changed.length > 0) origin.current = "elsewhere";
    // StrictMode runs effects twice.
    if (changed.length === 0 || compared.current === draft) return;
    compared.current = draft;
    const movedOn = basis.filter(
      (part, index) => changed.includes(part) && typeof known[index] === "string" && from !== "here",
    );
    const ended = movedOn.flatMap(({ keys }) => keys.map((key) => [key, undefined]));
    setDraft((before) => ({
      ...before,
      ...Object.fromEntries(ended),
      of: basis.map(({ state }, index) => (state === undefined ? (known[index] ?? null) : state)),
    }));
    if (from === "here" && changed.includes(basis[0] as DraftBasis<Draft>)) onStep();
    else if (movedOn.length > 0 && from === "elsewhere") onMovedOn();
    // The states are what counts of a basis.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSending, ...basis.map(({ state }) => state)]);

  useEffect(() => {
    if (isOver) store.clear();
    else store.write(draft);
  }, [isOver, store, draft]);
  const update = useCallback(
    (change: DraftChange<Draft>) => {
      if ("at" in change) onStep();
      setDraft((before) => ({ ...before, ...(typeof change === "function" ? change(before) : change) }));
    },
    [onStep],
  );
  return [draft, update, store.clear];
}

/** A draft, and the states that its parts are drafts of. */
type StoredDraft<Draft> = Partial<Draft> & { readonly of?: readonly (string | null)[] };

/** Where one draft is stored. */
export interface DraftStore<Draft> {
  readonly read: () => StoredDraft<Draft>;
  readonly write: (draft: StoredDraft<Draft>) => void;
  readonly clear: () => void;
}

const areStates = listOf(orNull(isText));

/** The draft of one id. */
export function draftStore<Draft extends object>(
  drafts: DraftStorage,
  id: string,
  checks: Checks<Draft>,
): DraftStore<Draft> {
  return {
    read: () => parseDraft<object>(drafts.read(id), { ...checks, of: areStates }),
    write: (draft) => drafts.write(id, JSON.stringify(draft)),
    clear: () => drafts.remove(id),
  };
}
