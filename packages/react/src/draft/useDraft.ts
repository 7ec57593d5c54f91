import { useCallback, useEffect, useMemo, useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
import type { DraftStorage } from "../provider/draft-storage.ts";
import { type Checks, parseDraft } from "./checks.ts";

/**
 * A draft by its id (such as an intent's), how to change parts of it, and how to delete it now. Survives a reload;
 * deleted once it is over. Begins with `first`, where that is passed, whatever was stored. Key the component by the id;
 * keep the checks stable.
 */
export function useDraft<Draft extends object>(
  id: string,
  isOver: boolean,
  checks: Checks<Draft>,
  first?: Partial<Draft>,
): [draft: Partial<Draft>, update: (change: Partial<Draft>) => void, remove: () => void] {
  const { drafts } = useEnrolkit();
  const store = useMemo(() => draftStore(drafts, id, checks), [drafts, id, checks]);
  const [draft, setDraft] = useState(() => first ?? store.read());
  useEffect(() => {
    if (isOver) store.clear();
    else store.write(draft);
  }, [isOver, store, draft]);
  const update = useCallback(
    (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    [],
  );
  return [draft, update, store.clear];
}

/** Where one draft is stored. */
export interface DraftStore<Draft> {
  readonly read: () => Partial<Draft>;
  readonly write: (draft: Partial<Draft>) => void;
  readonly clear: () => void;
}

/** The draft of one id. */
export function draftStore<Draft extends object>(
  drafts: DraftStorage,
  id: string,
  checks: Checks<Draft>,
): DraftStore<Draft> {
  return {
    read: () => parseDraft(drafts.read(id), checks),
    write: (draft) => drafts.write(id, JSON.stringify(draft)),
    clear: () => drafts.remove(id),
  };
}
