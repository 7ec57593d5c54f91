"use client";
import type { ComponentProps, ReactNode } from "react";
import { Frame } from "../../components/Frame/Frame.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Problem } from "./Problem.tsx";

/** In place of a flow that is on its way. */
export function Loading(): ReactNode {
  return (
    <Frame aside={<Skeleton shapes={["panel"]} />}>
      <Skeleton shapes={["title", "text", "text", "choice", "choice"]} />
    </Frame>
  );
}

/** In place of a flow that could not be read. */
export function Unreadable(props: ComponentProps<typeof Problem>): ReactNode {
  return (
    <Frame>
      <Problem {...props} />
    </Frame>
  );
}
