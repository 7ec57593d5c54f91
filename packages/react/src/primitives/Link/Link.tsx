"use client";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { isHttpsUrl } from "@enrolkit/rules";
import { Isolated } from "../../text/Isolated.tsx";
import { localPhone } from "../../text/local-phone.ts";

export interface LinkProps {
  /** Where it leads: a link only where this is an https address. */
  href: string;
  /** Its words. */
  children: ReactNode;
}

/** Leads to another page, in a new tab. An address that is not https leaves its label as plain text. */
export function Link({ href, children }: LinkProps): ReactNode {
  const { common } = useMessages();
  if (!isHttpsUrl(href)) return <span className="ek-plain">{children}</span>;
  return (
    <a className="ek-link" part="link" href={href} target="_blank" rel="noopener noreferrer">
      <Isolated>{children}</Isolated> <span className="ek-hidden">{`(${common.newTab})`}</span>
    </a>
  );
}

export interface PhoneLinkProps {
  /** In E.164, or as the insurer writes it. */
  number: string;
  /** The reader's country, a lowercase ISO 3166-1 code: the number is written as people do there. */
  country?: string | null | undefined;
  /** Its words; by default to call the number. */
  children?: ReactNode | undefined;
}

/** A telephone number to call. */
export function PhoneLink({ number, country, children }: PhoneLinkProps): ReactNode {
  const { action } = useMessages();
  return (
    <a className="ek-link ek-phone" href={`tel:${number.replaceAll(/[^+\d]/g, "")}`}>
      {children ?? action.call(localPhone(number, country))}
    </a>
  );
}
