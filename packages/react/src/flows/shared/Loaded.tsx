"use client";
import type { ReactNode } from "react";
import type { EnrolkitQueryResult } from "../../hooks/useRead.ts";
import { Skeleton, type SkeletonProps } from "../../primitives/Skeleton/Skeleton.tsx";
import { Problem } from "./Problem.tsx";

interface LoadedProps<Value> extends SkeletonProps {
  of: EnrolkitQueryResult<Value>;
  children: (value: Value) => ReactNode;
}

/** What is made of something once it is there; until then its place is kept, or what went wrong is said. */
export function Loaded<Value>({ of, shapes, children }: LoadedProps<Value>): ReactNode {
  if (of.data !== undefined) return children(of.data);
  // Without a session the page says so, once for all.
  if (of.error === null || of.error.code === "session_expired") return <Skeleton shapes={shapes} />;
  return <Problem error={of.error} again={() => void of.refetch()} />;
}
