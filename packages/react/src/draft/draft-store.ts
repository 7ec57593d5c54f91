import { type Draft, parseDraft } from "./draft.ts";

/** Where one draft is kept. A browser that refuses storage keeps it as long as the page. */
export interface DraftStore {
  readonly read: () => Draft;
  readonly write: (draft: Draft) => void;
  readonly clear: () => void;
}

/** Drafts of one service and one intent, in this tab's session storage. */
export function draftStore(baseUrl: string, intentId: string): DraftStore {
  const name = `enrolkit:${baseUrl}:${intentId}`;
  return {
    read: () => parseDraft(attempt(() => sessionStorage.getItem(name)) ?? null),
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
