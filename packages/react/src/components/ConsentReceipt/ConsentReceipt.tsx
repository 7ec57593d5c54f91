"use client";
import type { ReactNode } from "react";
import type { EndedPolicy } from "../../cost/ended-policy.ts";
import { QuoteRoot } from "../PartRoot/PartRoot.tsx";
import { EndedPolicies } from "./EndedPolicies.tsx";
import { Proof, type ProofProps } from "./Proof.tsx";

export interface ConsentReceiptProps extends ProofProps {
  /** What of it is no longer in force (`useEndedPolicies`): said first of all. */
  ended?: readonly EndedPolicy[] | undefined;
  /** The page's own link to the receipt of what replaced it. */
  renderLink?: ((ended: EndedPolicy) => ReactNode) | undefined;
}

/** The proof of an acceptance: who agreed, when, to which exact words and documents, and how it is sealed (decisions §7). */
export function ConsentReceipt({ ended = [], renderLink, ...props }: ConsentReceiptProps): ReactNode {
  return (
    <QuoteRoot shapes={["title", "panel"]}>
      <Proof {...props} notice={<EndedPolicies ended={ended} renderLink={renderLink} />} />
    </QuoteRoot>
  );
}
