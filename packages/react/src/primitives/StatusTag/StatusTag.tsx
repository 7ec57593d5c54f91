"use client";
import type { ReactNode } from "react";
import { replaceable } from "../replaceable.tsx";

export type Tone = "neutral" | "info" | "success" | "warning" | "danger";

export interface StatusTagProps {
  /** The status in a word or two. */
  children: ReactNode;
  /** Its colour; `neutral` when absent. */
  tone?: Tone | undefined;
}

function OwnStatusTag({ children, tone = "neutral" }: StatusTagProps): ReactNode {
  return (
    <span className="ek-tag" part="tag" data-ek-tone={tone}>
      {children}
    </span>
  );
}

/** A status, in words. */
export const StatusTag = /* @__PURE__ */ replaceable("StatusTag", OwnStatusTag);
