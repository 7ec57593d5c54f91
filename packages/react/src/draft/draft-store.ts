import { type Checks, parseDraft } from "./checks.ts";

/** Where one draft is kept. A browser that refuses storage keeps it as long as the page. */
export interface DraftStore<Draft> {
  readonly read: () => Partial<Draft>;
  readonly write: (draft: Partial<Draft>) => void;
  readonly clear: () => void;
}

/** The draft of one service and one subject (an intent's id), in this tab's session storage. */
export function draftStore<Draft extends object>(
  baseUrl: string,
  subject: string,
  checks: Checks<Draft>,
): DraftStore<Draft> {
  const name = `enrolkit:${baseUrl}:${subject}`;
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
