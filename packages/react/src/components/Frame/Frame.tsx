"use client";
import type { ReactNode } from "react";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { onEnter } from "../../theme/on-enter.ts";

export interface FrameProps {
  /** The page itself. */
  children: ReactNode;
  /** What stays in view: beside the text where there is room, else at the bottom. Made for `CostPreview`. */
  aside?: ReactNode | undefined;
  /** Above both, across the whole width: the steps. */
  head?: ReactNode | undefined;
  /** Enter in a field of the text does this, as in a form. */
  onEnter?: (() => void) | undefined;
}

/** The frame of a page: one column of text, and beside or below it what stays in sight. Follows its container. */
export function Frame({ children, aside, head, onEnter: enter }: FrameProps): ReactNode {
  return (
    <EkRoot>
      <div className="ek-frame">
        {head && <div className="ek-frame-head">{head}</div>}
        <div className="ek-frame-main" {...(enter && onEnter(enter))}>
          {children}
        </div>
        {aside && (
          <aside className="ek-frame-aside" part="aside">
            {aside}
          </aside>
        )}
      </div>
    </EkRoot>
  );
}
