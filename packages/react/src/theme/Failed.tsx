"use client";
import type { EnrolkitError } from "@enrolkit/client";
import { type ReactNode, useContext } from "react";
import { type BlockFailure, LanguageContext, QuoteContext } from "../messages/hooks.ts";
import { PlainBox } from "./PlainBox.tsx";
import { StandIn, ThemeContext } from "./theme-context.ts";

interface FailedProps extends BlockFailure {
  /** What is said of it; by default that it could not be loaded. */
  children?: ReactNode | undefined;
}

/** What needs no language, and nothing of the host. */
export function PlainWords({ retry }: Pick<BlockFailure, "retry">): ReactNode {
  return (
    <div lang="en" dir="ltr">
      <PlainBox role="alert" action="Try again" onAction={retry}>
        We couldn’t load your benefits. Reload the page, or ask your HR team.
      </PlainBox>
    </div>
  );
}

/** Stands where a block or a flow failed: the host's own words for it, else ours, in English where a language is missing. */
export function Failed({ error, retry, children }: FailedProps): ReactNode {
  const { messages } = useContext(LanguageContext);
  // Inside a block of the employer's side it has a locale.
  const { locale, messages: employers } = useContext(QuoteContext);
  const { fallback } = useContext(ThemeContext);
  if (fallback?.error !== undefined) return <StandIn of={fallback.error} input={[{ error, retry }]} />;
  if (messages === null) return <PlainWords retry={retry} />;
  const { traceId } = error as Partial<EnrolkitError>;
  return (
    <PlainBox
      role="alert"
      action={messages.action.retry}
      onAction={retry}
      note={traceId && messages.common.trace(traceId)}
    >
      {children ?? ((locale && employers) || messages).error.load}
    </PlainBox>
  );
}
