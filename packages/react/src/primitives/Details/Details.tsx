"use client";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { replaceable } from "../replaceable.tsx";
import { chevron } from "../Icon/drawings.ts";

export interface DetailsProps {
  /** The words that unfold it. */
  summary: ReactNode;
  /** What is unfolded. */
  children: ReactNode;
  /** Open from the start. */
  open?: boolean | undefined;
}

function OwnDetails({ summary, children, open }: DetailsProps): ReactNode {
  return (
    <details className="ek-details" open={open}>
      <summary className="ek-details-summary">
        <Icon path={chevron} />
        <span className="ek-details-title">{summary}</span>
      </summary>
      <div className="ek-details-body">{children}</div>
    </details>
  );
}

/** More, for those who want it. */
export const Details = /* @__PURE__ */ replaceable("Details", OwnDetails);
