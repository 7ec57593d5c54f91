"use client";
import type { EnrolkitError } from "@enrolkit/client";
import { type ReactNode, useContext, useState } from "react";
import { Frame } from "../../components/Frame/Frame.tsx";
import type { BlockFailure } from "../../messages/hooks.ts";
import { Skeleton, type SkeletonProps } from "../../primitives/Skeleton/Skeleton.tsx";
import { useSession } from "../../session/useSession.ts";
import { ThemeContext } from "../../theme/theme-context.ts";
import { Unread } from "./Unread.tsx";
import { waitsForSession } from "./useFlowMutations.ts";

/** What of a query's result a page needs. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: EnrolkitError | null;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> extends SkeletonProps {
  of: Read<Data>;
  children: (data: Data) => ReactNode;
}

/** What is made of data once it is there, until then a skeleton. Where it could not be read, the page says so (`Problem`). */
export function Loaded<Data>({ of, shapes, children }: LoadedProps<Data>): ReactNode {
  if (of.data !== undefined) return children(of.data);
  // Without a session nothing has failed yet.
  return of.error === null || waitsForSession(of.error) ? <Skeleton shapes={shapes} /> : null;
}

type ValuesOf<Reads extends readonly Read<unknown>[]> = {
  -readonly [Index in keyof Reads]: Reads[Index] extends Read<infer Data> ? Data : never;
};

interface FlowLoadedProps<Reads extends readonly Read<unknown>[]> {
  of: Reads;
  children: (...values: ValuesOf<Reads>) => ReactNode;
}

/** What is made of a whole flow's values once they are there; until then skeletons, or what went wrong. */
export function FlowLoaded<const Reads extends readonly Read<unknown>[]>(
  props: FlowLoadedProps<Reads>,
): ReactNode {
  const { of, children } = props;
  const failed = of.find(({ data, error }) => data === undefined && error !== null);
  if (failed?.error) return <Unreadable error={failed.error} retry={() => void failed.refetch()} />;
  if (of.some(({ data }) => data === undefined)) return <Loading />;
  return children(...(of.map(({ data }) => data) as ValuesOf<Reads>));
}

/** What stands for a page that is not there yet: as tall as most are on a narrow one, so that what follows it stays out of view. */
export const pageShapes = ["title", "text", "text", "choice", "choice", "choice"] as const;

/** Around what stands for a page that is not there yet. What the host shows instead is there once. */
export function PendingPage({ children }: { children: ReactNode }): ReactNode {
  const { fallback } = useContext(ThemeContext);
  return <Frame aside={fallback?.loading === undefined && <Skeleton shapes={["panel"]} />}>{children}</Frame>;
}

/** Shown while a flow loads. */
export function Loading(): ReactNode {
  return (
    <PendingPage>
      <Skeleton shapes={pageShapes} />
    </PendingPage>
  );
}

/** Shown where a flow could not be read, also for want of a session. */
export function Unreadable({ error, retry }: BlockFailure): ReactNode {
  const { status } = useSession();
  // With a session all is read again: what failed without one is said no more.
  const [past, setPast] = useState<Error>();
  if (status === "starting" && past !== error) setPast(error);
  if (status === "starting" || (status === "active" && past === error)) return <Loading />;
  return (
    <Frame>
      <Unread error={error} retry={retry} />
    </Frame>
  );
}
