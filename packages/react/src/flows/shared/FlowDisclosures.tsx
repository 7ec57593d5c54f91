"use client";
import type { ReactNode } from "react";
import { Disclosures, type DisclosuresProps } from "../../components/Disclosures/Disclosures.tsx";
import { useEnrolkit } from "../../provider/context.ts";
import type { Insurer } from "./SupportLines.tsx";

interface FlowDisclosuresProps extends Pick<DisclosuresProps, "disclosures" | "collapsed"> {
  /** Whose policies they are about. */
  insurers?: readonly Insurer[] | undefined;
  /** Further regulated texts below them. */
  children?: ReactNode | undefined;
}

/** What the law and the insurer say. Reports texts that are broken. */
export function FlowDisclosures({ insurers = [], children, ...texts }: FlowDisclosuresProps): ReactNode {
  const { report } = useEnrolkit();
  return (
    <div className="ek-stack" data-ek-gap={texts.collapsed ? "small" : undefined}>
      <Disclosures
        {...texts}
        insurer={insurers.length === 1 ? insurers[0]?.name : undefined}
        onError={({ disclosure, problem }) => report(new Error(`Disclosure ${disclosure.type}: ${problem}`))}
      />
      {children}
    </div>
  );
}
