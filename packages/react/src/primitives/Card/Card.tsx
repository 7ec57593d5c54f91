"use client";
import type { ReactNode } from "react";
import { replaceable } from "../replaceable.tsx";

export interface CardProps {
  /** What is on it. */
  children: ReactNode;
  /** `quiet` has no border of its own: for what is less important. */
  kind?: "plain" | "quiet" | undefined;
}

function OwnCard({ children, kind = "plain" }: CardProps): ReactNode {
  return (
    <div className="ek-card" part="card" data-ek-kind={kind}>
      {children}
    </div>
  );
}

/** Frames what belongs together. */
export const Card = /* @__PURE__ */ replaceable("Card", OwnCard);
