"use client";
import { type ReactNode, useContext, useRef } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { StandIn, ThemeContext } from "../../theme/theme-context.ts";
import { useIsHeard } from "../../theme/useIsHeard.ts";

export interface SkeletonProps {
  /** What will be there, from top to bottom: each has the size of the real thing. */
  shapes: readonly ("title" | "text" | "field" | "choice" | "person" | "panel")[];
}

/**
 * Stands in for what is loading, in its size, so that nothing jumps when it arrives; the host's own where it has one. Of
 * several in one root only the first is said.
 */
export function Skeleton({ shapes }: SkeletonProps): ReactNode {
  const { common } = useMessages();
  const { fallback } = useContext(ThemeContext);
  const box = useRef<HTMLDivElement>(null);
  const isHeard = useIsHeard(box);
  if (fallback?.loading !== undefined) {
    return (
      <>
        <span className="ek-hidden" data-ek-loading="" />
        <StandIn of={fallback.loading} input={[]} />
      </>
    );
  }
  return (
    <div className="ek-skeleton" data-ek-loading="" ref={box}>
      <output form="" className="ek-hidden">
        {isHeard && common.loading}
      </output>
      {shapes.map((shape, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- shapes have no identity but their index
        <div key={index} className="ek-bone" data-ek-shape={shape} aria-hidden="true" />
      ))}
    </div>
  );
}
