"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { PhoneLink } from "../../primitives/Link/Link.tsx";
import { Logo } from "../../primitives/Logo/Logo.tsx";
import { Isolated, Name } from "../../text/Isolated.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Heading } from "../../theme/heading-level.tsx";

export interface PlanHeaderProps {
  /** `health_insurance`, `life_assurance`, or what comes later. */
  type: string;
  /** Its name, and what it is for: what is written for employees where there is that. */
  plan: { name: string; description?: string; description_for_employees?: string | undefined };
  /** The insurer, with logo and telephone number where it has them. */
  provider: { name: string; logo_url?: string | null; support_phone_number?: string | null | undefined };
  /** The first day of cover. */
  effectiveFrom?: string | undefined;
  /** The reader's country, a lowercase ISO 3166-1 code: telephone numbers are written as people do there. */
  country?: string | null | undefined;
  /** Below the description: what it costs. */
  children?: ReactNode | undefined;
}

/** The plan, its insurer, its first day, and who can help. */
export function PlanHeader(props: PlanHeaderProps): ReactNode {
  return (
    <EkRoot>
      <Header {...props} />
    </EkRoot>
  );
}

function Header({ type, plan, provider, effectiveFrom, country, children }: PlanHeaderProps): ReactNode {
  const { benefit, plan: texts } = useMessages();
  const format = useFormat();
  const description = plan.description_for_employees ?? plan.description;
  return (
    <div className="ek-plan">
      <Logo name={provider.name} src={provider.logo_url} />
      <div className="ek-plan-text">
        <p className="ek-quiet">
          {`${messageFor(benefit, type)} ${texts.by(format.isolate(provider.name))}`}
        </p>
        <Heading>
          <Name>{plan.name}</Name>
        </Heading>
        {description && (
          <p className="ek-text">
            <Isolated>{description}</Isolated>
          </p>
        )}
        {children}
        <p className="ek-plan-facts">
          {effectiveFrom && <span className="ek-strong">{texts.from(format.date(effectiveFrom))}</span>}
          {provider.support_phone_number && (
            <PhoneLink number={provider.support_phone_number} country={country} />
          )}
        </p>
      </div>
    </div>
  );
}
