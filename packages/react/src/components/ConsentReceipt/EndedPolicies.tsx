"use client";
import type { ReactNode } from "react";
import type { EndedPolicy } from "../../cost/ended-policy.ts";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import { Notice } from "../../primitives/Notice/Notice.tsx";

export interface EndedPoliciesProps {
  ended: readonly EndedPolicy[];
  /** A link to what replaced it, shown behind it. */
  renderLink?: ((ended: EndedPolicy) => ReactNode) | undefined;
}

/** That what was bought is no longer in force, since when and what replaced it; nothing where all of it is. */
export function EndedPolicies({ ended, renderLink }: EndedPoliciesProps): ReactNode {
  const { receipt: texts } = useQuoteMessages();
  const { date, isolate } = useFormat();
  return (
    ended.length > 0 && (
      <Notice tone="warning">
        {ended.map((one) => (
          <p className="ek-strong" key={one.id}>
            <span className="ek-plain">
              {one.replacedBy
                ? texts.replaced(date(one.replacedBy.on), isolate(one.replacedBy.plan), isolate(one.group))
                : texts.ended(isolate(one.group))}
            </span>{" "}
            {renderLink?.(one)}
          </p>
        ))}
        <p className="ek-text">{texts.record}</p>
      </Notice>
    )
  );
}
