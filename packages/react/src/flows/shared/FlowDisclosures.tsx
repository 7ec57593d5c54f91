"use client";
import type { Disclosure } from "@enrolkit/types";
import { type ReactNode, useRef } from "react";
import { Disclosures } from "../../components/Disclosures/Disclosures.tsx";
import { useEnrolkit } from "../../provider/context.ts";
import { useHiddenTextWatch } from "../../provider/useHiddenTextWatch.ts";

interface FlowDisclosuresProps {
  disclosures: readonly Disclosure[];
  /** Further regulated texts below them. */
  children?: ReactNode;
}

/** What the law and the insurer say. Reports texts that are broken, or that the page's CSS hides. */
export function FlowDisclosures({ disclosures, children }: FlowDisclosuresProps): ReactNode {
  const { report } = useEnrolkit();
  const texts = useRef<HTMLDivElement>(null);
  useHiddenTextWatch(texts);
  return (
    <div className="ek-stack" ref={texts}>
      <Disclosures
        disclosures={disclosures}
        onError={({ disclosure, problem }) => report(new Error(`Disclosure ${disclosure.type}: ${problem}`))}
      />
      {children}
    </div>
  );
}
