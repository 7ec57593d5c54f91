/** Where the drafts of one subject are stored: in this tab's session storage. A browser without one stores nothing. */
export interface DraftStorage {
  readonly read: (id: string) => string | null;
  readonly write: (id: string, draft: string) => void;
  readonly remove: (id: string) => void;
  /** Removes all of them. Nothing is stored from then on. */
  readonly forget: () => void;
}

/** The drafts that are stored for a service and a subject, by the id of what they are drafts of. */
export function createDraftStorage(baseUrl: string, subject: () => string): DraftStorage {
  let isForgotten = false;
  const prefix = () => `enrolkit:${baseUrl}:${shortHash(subject())}:`;
  return {
    read: (id) => attempt(() => sessionStorage.getItem(prefix() + id)) ?? null,
    write(id, draft) {
      // What is unmounted can still have something to store.
      if (!isForgotten) attempt(() => sessionStorage.setItem(prefix() + id, draft));
    },
    remove: (id) => attempt(() => sessionStorage.removeItem(prefix() + id)),
    forget() {
      isForgotten = true;
      attempt(() => {
        for (const key of Object.keys(sessionStorage)) {
          if (key.startsWith(prefix())) sessionStorage.removeItem(key);
        }
      });
    },
  };
}

/** Differs between subjects, and is too short to name one: a subject can be an e-mail address (FNV-1a, 32 bits). */
function shortHash(text: string): string {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0).toString(36);
}

/** Reading storage throws where a browser or a sandbox forbids it, writing where it is full. */
function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
