import { useCallback, useEffect, useMemo, useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
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
  const { baseUrl } = useEnrolkit();
  const store = useMemo(() => draftStore(baseUrl, id, checks), [baseUrl, id, checks]);
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

/** Where one draft is stored. A browser without storage holds it as long as the page. */
export interface DraftStore<Draft> {
  readonly read: () => Partial<Draft>;
  readonly write: (draft: Partial<Draft>) => void;
  readonly clear: () => void;
}

/** The draft of one service and one id, in this tab's session storage. */
export function draftStore<Draft extends object>(
  baseUrl: string,
  id: string,
  checks: Checks<Draft>,
): DraftStore<Draft> {
  const name = `enrolkit:${baseUrl}:${id}`;
  return {
    read: () => parseDraft(attempt(() => sessionStorage.getItem(name)) ?? null, checks),
    write: (draft) => attempt(() => sessionStorage.setItem(name, JSON.stringify(draft))),
    clear: () => attempt(() => sessionStorage.removeItem(name)),
  };
}

/** Reading storage throws where a browser or a sandbox forbids it, writing where it is full. */
function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
