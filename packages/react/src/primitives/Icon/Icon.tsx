import type { ReactNode } from "react";

/** A small drawing (a path on a field of 20 by 20) that says nothing by itself: the words are beside it. */
export function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg className="ek-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
