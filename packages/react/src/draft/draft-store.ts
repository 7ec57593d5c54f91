import { type Checks, parseDraft } from "./checks.ts";

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
