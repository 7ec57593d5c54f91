"use client";
import { type ReactNode, useEffect, useRef } from "react";

interface ShareBarProps {
  employer: number;
  total: number;
  /** The total of the longest bar, where there are several. */
  most?: number | undefined;
}

/** How the total is shared, as a picture of the figures beside it: the employer's part is filled. */
export function ShareBar({ employer, total, most = total }: ShareBarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const part = total > 0 ? employer / total : 0;
  const length = most > 0 ? total / most : 1;
  // Through the CSSOM: a `style` attribute would break a strict CSP.
  useEffect(() => {
    bar.current?.style.setProperty("--_part", `${part * 100}%`);
    bar.current?.style.setProperty("--_length", `${length * 100}%`);
  }, [part, length]);
  return <div ref={bar} className="ek-share-bar" aria-hidden="true" />;
}
