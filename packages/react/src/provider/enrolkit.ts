import {
  type Client,
  type ClientEvent,
  type ClientOptions,
  createClient,
  type GetSession,
  newIdempotencyKey,
  type RequestMetric,
  type Session,
} from "@enrolkit/client";
import { type Query, QueryClient } from "@tanstack/react-query";
import { setUpError } from "../theme/enrolkit-error.ts";
import type { TimeLeft } from "../theme/WaitingSince.tsx";
import { refetchStale } from "../query/cache.ts";
import { createPolling } from "../query/polling.ts";
import type { QueryScope, ScopeKey } from "../query/scope.ts";
import { createCacheEvents } from "./cache-events.ts";
import { createDraftStorage, type DraftStorage } from "./draft-storage.ts";
import type { OnEvent } from "./events.ts";
import { callHost, type Report } from "./report.ts";

/** What the page gives. */
export interface HostCallbacks {
  /** Asks the host's backend for a session. */
  readonly getSession: GetSession;
  /** Hears what happens, as ids and nothing personal. */
  readonly onEvent?: OnEvent | undefined;
  /** Hears every failure that the person notices, for the host's monitoring. */
  readonly onError?: ((error: Error) => void) | undefined;
  /** Hears of each call that ended. */
  readonly onMetric?: ((metric: RequestMetric) => void) | undefined;
}

/** The newest of it that concerns one subject, and the language that is shown. */
export interface Host extends Omit<HostCallbacks, "onError"> {
  readonly locale: string;
}

/** How the time of a subject begins: with the session that ended that of the one before, or with a sign-out. */
interface Beginning {
  readonly session?: Promise<Session> | undefined;
  readonly isSignedOut?: boolean | undefined;
}

/** Everything that belongs to one provider and one subject, and to no other. */
export interface Enrolkit extends QueryScope {
  readonly emit: OnEvent;
  /** To the page's monitoring. Never shown. */
  readonly report: Report;
  readonly drafts: DraftStorage;
  readonly signOut: () => Promise<boolean>;
  /** Reads everything again; what is not shown is read when it is. */
  readonly refetch: () => void;
  /** Starts; returns how to stop. */
  readonly open: () => () => void;
  /** Forgets everything of the subject, at once. Nothing more is sent or stored for it. */
  readonly end: () => void;
}

/** The subjects of a provider's sessions, one after the other. Fits `useSyncExternalStore`. */
export interface Subjects {
  readonly current: () => Enrolkit;
  readonly subscribe: (listener: () => void) => () => void;
}

interface SubjectsOptions {
  readonly baseUrl: string;
  /** The host's; absent: one of our own. */
  readonly queryClient?: QueryClient | undefined;
  /** As the page names it. The session can name another one. */
  readonly subject?: string | undefined;
  readonly report: Report;
  readonly timeLeft: TimeLeft;
  /** Read when something happens, so that the newest callbacks count. */
  readonly host: () => Host;
}

/** Begins with the first subject. Another session, or a sign-out, ends its time and begins the next from nothing. */
export function createSubjects(options: SubjectsOptions): Subjects {
  const listeners = new Set<() => void>();
  const begin = (beginning: Beginning): Enrolkit =>
    createEnrolkit({
      ...options,
      beginning,
      onEnd(next) {
        current = begin(next);
        for (const listener of listeners) listener();
      },
    });
  let current = begin({});
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

interface EnrolkitOptions extends SubjectsOptions {
  readonly beginning: Beginning;
  /** The time of the subject is over: what comes next. */
  readonly onEnd: (next: Beginning) => void;
}

/** Makes what a provider holds. Has no effect before it is opened. */
function createEnrolkit(options: EnrolkitOptions): Enrolkit {
  const { baseUrl, subject, beginning, report, timeLeft, host, onEnd } = options;
  const hostsClient = options.queryClient instanceof QueryClient ? options.queryClient : undefined;
  const mistake =
    hostsClient === options.queryClient
      ? undefined
      : setUpError("`queryClient` is of another copy of @tanstack/react-query.");
  const queryClient = hostsClient ?? new QueryClient();
  // Random: a second copy of this package on the page counts for itself.
  const scopeKey: ScopeKey = ["enrolkit", newIdempotencyKey().slice(0, 12)];
  let { session: handedOver } = beginning;
  /** What brought the session that came last: a later call of `getSession` can still be under way. */
  let arrived: Promise<Session> | undefined;
  let subjectOfSession: string | undefined;
  let isSubjectKnown = false;
  // A sign-out that it begins with is no end.
  let isOver = beginning.isSignedOut ?? false;
  let revoked: Promise<boolean> | undefined;
  let stops: readonly (() => void)[] = [];
  let closing: ReturnType<typeof setTimeout> | undefined;

  const client = createClientOrFail({
    baseUrl,
    getSession() {
      const pending = handedOver ?? sessionFrom(host());
      handedOver = undefined;
      const arrive = (): void => {
        arrived = pending;
      };
      // Anything else than a promise is the client's to judge.
      void Promise.resolve(pending).then(arrive, () => {});
      return pending;
    },
    lazy: true,
    maxRetryMs,
    locale: () => host().locale,
    onEvent: (event) => onClientEvent(event),
    onMetric: (metric) => callHost(host().onMetric, metric, report),
  });
  const { session } = client;
  const drafts = createDraftStorage(
    baseUrl,
    () => `${subject ?? ""} ${subjectOfSession ?? ""}`,
    () => isSubjectKnown,
  );
  const watchCache = createCacheEvents({ client, queryClient, scopeKey, emit, report });

  session.subscribe(() => {
    const state = session.getState();
    if (state.status !== "active") return;
    subjectOfSession = state.subject;
    isSubjectKnown = true;
    drafts.clear();
  });
  // Until `connect`, calls are rejected and nothing is asked of the page.
  if (beginning.isSignedOut) void session.signOut();
  isOver = false;

  function onClientEvent(event: ClientEvent): void {
    const isSignedOut = event.type === "session_signed_out";
    if (isSignedOut || event.type === "session_subject_changed") {
      if (isOver) return;
      end();
      onEnd(isSignedOut ? { isSignedOut } : { session: arrived });
    }
    if (event.type === "session_expired") report(event.error);
    callHost(host().onEvent, event, report);
  }

  function emit(event: Parameters<OnEvent>[0]): void {
    if (!isOver) callHost(host().onEvent, event, report);
  }

  function open(): () => void {
    clearTimeout(closing);
    if (mistake) report(mistake);
    if (!beginning.isSignedOut) client.connect();
    stops = [watchCache(), drafts.hold(), refetchOnRenewal(client, queryClient, scopeKey)];
    if (hostsClient === undefined) {
      queryClient.mount();
      stops = [...stops, () => queryClient.unmount()];
    }
    return () => {
      stop();
      // StrictMode opens, closes and opens again at once; what is under way then goes on.
      closing = setTimeout(dispose);
    };
  }

  function stop(): void {
    for (const each of stops) each();
    stops = [];
  }

  function dispose(): void {
    client.dispose();
    removeScope(queryClient, scopeKey);
  }

  function end(): void {
    isOver = true;
    drafts.forget();
    stop();
    dispose();
  }

  return {
    client,
    queryClient,
    scopeKey,
    polling: createPolling(Date.now),
    timeLeft,
    idempotencyKeys: new Map(),
    emit,
    report,
    drafts,
    signOut: () => (revoked ??= session.signOut()),
    refetch: () => void refetchStale(queryClient, scopeKey),
    open,
    end,
  };
}

/** A page can give the function later than the provider. */
function sessionFrom({ getSession }: Host): Promise<Session> {
  if (typeof getSession === "function") return getSession();
  return Promise.reject(setUpError("`getSession` is no function."));
}

/** What fails is tried again for a while, but within the time that a person waits without a word. */
const maxRetryMs = 7000;

/** Creates a client; where the page gives what cannot work, one whose calls all reject with what that is. */
function createClientOrFail(options: ClientOptions): Client {
  try {
    return createClient(options);
  } catch (error) {
    const failure = setUpError((error as Error).message);
    return createClient({ ...options, baseUrl: "/", getSession: () => Promise.reject(failure) });
  }
}

/** Fetches everything again once a session that had ended is there again; returns how to stop. */
function refetchOnRenewal({ session }: Client, queryClient: QueryClient, scopeKey: ScopeKey): () => void {
  const hasEnded = () => ["expired", "signed_out"].includes(session.getState().status);
  let hadEnded = hasEnded();
  return session.subscribe(() => {
    const { status } = session.getState();
    if (status === "active" && hadEnded) {
      // What could not be read without a session has not failed: no page says so before it is read again.
      const unread = { queryKey: scopeKey, predicate: ({ state }: Query) => state.data === undefined };
      for (const query of queryClient.getQueryCache().findAll(unread)) query.reset();
      void refetchStale(queryClient, scopeKey);
    }
    if (status !== "starting") hadEnded = hasEnded();
  });
}

/** Leaves nothing of one provider on a client that others use too. */
function removeScope(queryClient: QueryClient, scopeKey: ScopeKey): void {
  queryClient.removeQueries({ queryKey: scopeKey });
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.findAll({ mutationKey: scopeKey })) mutations.remove(mutation);
}
