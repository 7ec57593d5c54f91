"use client";
import type { EnrolkitError } from "@enrolkit/client";
import type { ComponentProps, ReactNode } from "react";
import { Frame } from "../../components/Frame/Frame.tsx";
import { Skeleton, type SkeletonProps } from "../../primitives/Skeleton/Skeleton.tsx";
import { Problem } from "./Problem.tsx";

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

/** What is made of data once it is there; until then a skeleton, or what went wrong. */
export function Loaded<Data>({ of, shapes, children }: LoadedProps<Data>): ReactNode {
  if (of.data !== undefined) return children(of.data);
  // Without a session the page says so, once for all.
  if (of.error === null || of.error.code === "session_expired") return <Skeleton shapes={shapes} />;
  return <Problem error={of.error} retry={() => void of.refetch()} />;
}

type ValuesOf<Reads extends readonly Read<unknown>[]> = {
  -readonly [Index in keyof Reads]: Reads[Index] extends Read<infer Data> ? Data : never;
};

interface FlowLoadedProps<Reads extends readonly Read<unknown>[]> {
  of: Reads;
  children: (...values: ValuesOf<Reads>) => ReactNode;
}

/** The same for a whole flow, once all of its values are there. */
export function FlowLoaded<const Reads extends readonly Read<unknown>[]>(
  props: FlowLoadedProps<Reads>,
): ReactNode {
  const { of, children } = props;
  const failed = of.find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined) return <Unreadable error={failed.error} retry={() => void failed.refetch()} />;
  if (of.some(({ data }) => data === undefined)) return <Loading />;
  return children(...(of.map(({ data }) => data) as ValuesOf<Reads>));
}

/** What stands for a page that is not there yet: as tall as most are on a narrow one, so that what follows it stays out of view. */
export const pageShapes = ["title", "text", "text", "choice", "choice", "choice"] as const;

/** Around what stands for a page that is not there yet. */
export function PendingPage({ children }: { children: ReactNode }): ReactNode {
  return <Frame aside={<Skeleton shapes={["panel"]} />}>{children}</Frame>;
}

/** Shown while a flow loads. */
export function Loading(): ReactNode {
  return (
    <PendingPage>
      <Skeleton shapes={pageShapes} />
    </PendingPage>
  );
}

/** Shown where a flow could not be read. */
export function Unreadable(props: ComponentProps<typeof Problem>): ReactNode {
  return (
    <Frame>
      <Problem {...props} />
    </Frame>
  );
}
