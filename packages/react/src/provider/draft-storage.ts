/** Where the drafts of one subject are stored: in this tab's session storage. A browser without one stores nothing. */
export interface DraftStorage {
  readonly read: (id: string) => string | null;
  readonly write: (id: string, draft: string) => void;
  readonly remove: (id: string) => void;
  /** Removes all of them. Nothing is stored from then on. */
  readonly forget: () => void;
  /** Keeps them where `clear` is called for another subject; returns how to stop. */
  readonly hold: () => () => void;
  /** Removes the drafts of other subjects: all that no provider on the page holds. */
  readonly clear: () => void;
}

/**
 * The drafts that are stored for a service and a subject, by the id of what they are drafts of. The subject is known once
 * its first session has come.
 */
export function createDraftStorage(
  baseUrl: string,
  subject: () => string,
  isKnown: () => boolean = () => true,
): DraftStorage {
  let isForgotten = false;
  // A wrong set-up may lack the address: what says so comes later.
  const service = `${start}${shortHash(baseUrl)}:`;
  const prefix = () => `${service}${shortHash(subject())}:`;

  function onCall({ detail: held }: CustomEvent<string[] | null>): void {
    if (held === null) isForgotten = true;
    // Until then any of them may be this subject's.
    else held.push(isKnown() ? prefix() : service);
  }

  return {
    read: (id) => attempt(() => sessionStorage.getItem(prefix() + id)) ?? null,
    write(id, draft) {
      // What is unmounted can still have something to store.
      if (!isForgotten) attempt(() => sessionStorage.setItem(prefix() + id, draft));
    },
    remove: (id) => attempt(() => sessionStorage.removeItem(prefix() + id)),
    forget() {
      isForgotten = true;
      removeAll((key) => key.startsWith(prefix()));
    },
    hold() {
      addEventListener(call, onCall as EventListener);
      return () => removeEventListener(call, onCall as EventListener);
    },
    clear() {
      const held: string[] = [];
      dispatchEvent(new CustomEvent(call, { detail: held }));
      removeAll((key) => key.startsWith(service) && !held.some((prefix) => key.startsWith(prefix)));
    },
  };
}

/**
 * Removes the drafts of everyone in this tab: for a page that signs the person out where no provider is. Providers that are
 * on the page store nothing more.
 */
export function forgetDrafts(): void {
  attempt(() => dispatchEvent(new CustomEvent(call, { detail: null })));
  removeAll((key) => key.startsWith(start));
}

/** Begins every key. */
const start = "enrolkit:";

/** An event of the window, which each provider hears: also one of another copy of this package. */
const call = "enrolkit-drafts";

function removeAll(isMeant: (key: string) => boolean): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (isMeant(key)) sessionStorage.removeItem(key);
  });
}

/** Differs between subjects, and is too short to name one: a subject can be an e-mail address (FNV-1a, 32 bits). */
function shortHash(text: string | undefined): string {
  let hash = 2_166_136_261;
  for (const character of text ?? "") hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
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
