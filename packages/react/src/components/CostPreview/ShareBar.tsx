"use client";
import { type ReactNode, useEffect, useRef } from "react";

/** How the total is shared, as a picture of the figures beside it. */
export function ShareBar({ employer, total }: { employer: number; total: number }): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const part = total > 0 ? employer / total : 0;
  // Through the CSSOM: a `style` attribute would break a strict CSP.
  useEffect(() => {
    bar.current?.style.setProperty("--_part", `${part * 100}%`);
  }, [part]);
  return <div ref={bar} className="ek-share-bar" aria-hidden="true" />;
}
