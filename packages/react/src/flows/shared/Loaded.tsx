"use client";
import type { ReactNode } from "react";
import type { Resource } from "../../hooks/resource.ts";
import { Skeleton, type SkeletonProps } from "../../primitives/Skeleton/Skeleton.tsx";
import { Problem } from "./Problem.tsx";

interface LoadedProps<Value> extends SkeletonProps {
  of: Resource<Value>;
  children: (value: Value) => ReactNode;
}

/** What is made of something once it is there; until then its place is kept, or what went wrong is said. */
export function Loaded<Value>({ of, shapes, children }: LoadedProps<Value>): ReactNode {
  if (of.status === "ready") return children(of.value);
  // Without a session the page says so, once for all.
  if (of.status === "loading" || of.error.code === "session_expired") return <Skeleton shapes={shapes} />;
  return <Problem error={of.error} again={() => void of.refresh()} />;
}
