"use client";
import type { ReactNode } from "react";
import { useUniqueId } from "../../theme/useUniqueId.ts";
import { useIsHeard } from "../../theme/useIsHeard.ts";

/** Something is being done, of unknown duration. `children` say what, and are announced as they change. */
export function Progress({ children }: { children: ReactNode }): ReactNode {
  const id = useUniqueId();
  const isHeard = useIsHeard();
  return (
    <div className="ek-progress">
      <output form="" className="ek-progress-label" id={id}>
        {isHeard && children}
      </output>
      <progress className="ek-hidden" aria-labelledby={id} />
      <div className="ek-progress-track" aria-hidden="true" />
    </div>
  );
}
