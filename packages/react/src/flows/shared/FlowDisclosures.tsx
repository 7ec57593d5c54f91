"use client";
import type { Disclosure } from "@enrolkit/types";
import type { ReactNode } from "react";
import { Disclosures } from "../../components/Disclosures/Disclosures.tsx";
import { useEnrolkit } from "../../provider/context.ts";

interface FlowDisclosuresProps {
  disclosures: readonly Disclosure[];
  /** Further regulated texts below them. */
  children?: ReactNode | undefined;
}

/** What the law and the insurer say. Reports texts that are broken. */
export function FlowDisclosures({ disclosures, children }: FlowDisclosuresProps): ReactNode {
  const { report } = useEnrolkit();
  return (
    <div className="ek-stack">
      <Disclosures
        disclosures={disclosures}
        onError={({ disclosure, problem }) => report(new Error(`Disclosure ${disclosure.type}: ${problem}`))}
      />
      {children}
    </div>
  );
}
