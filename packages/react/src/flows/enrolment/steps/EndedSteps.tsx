"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { Isolated } from "../../../text/Isolated.tsx";
import { earliestStart } from "../earliest-start.ts";
import { Page } from "../Page.tsx";
import { SupportLines } from "../SupportLines.tsx";
import type { Flow } from "../useEnrolmentFlow.ts";

interface PageOf {
  flow: Flow;
}

/** It opens later, by itself. */
export function Scheduled({ flow }: PageOf): ReactNode {
  const { scheduled } = useMessages();
  const format = useFormat();
  return (
    <Page flow={flow} title={scheduled.title}>
      <p className="ek-text">{scheduled.body}</p>
      <p className="ek-text">{scheduled.date(format.date(earliestStart(flow.intent)))}</p>
    </Page>
  );
}

/** Why not, in the service's own words, and whom to ask. */
export function Ineligible({ flow }: PageOf): ReactNode {
  const { ineligible } = useMessages();
  return (
    <Page flow={flow} title={ineligible.title}>
      <p className="ek-text">
        <Isolated>{flow.intent.ineligibility_reason?.reason}</Isolated>
      </p>
      <p className="ek-text">{ineligible.ask}</p>
    </Page>
  );
}

/** The insurer said no. */
export function Rejected({ flow }: PageOf): ReactNode {
  const { rejected } = useMessages();
  return (
    <Page flow={flow} title={rejected.title}>
      <p className="ek-text">{rejected.body}</p>
      <SupportLines intent={flow.intent} say={rejected.call} />
    </Page>
  );
}

/** Declined, or too late. */
export function NotUndertaken({ flow }: PageOf): ReactNode {
  const { not_undertaken } = useMessages();
  return (
    <Page flow={flow} title={not_undertaken.title}>
      <p className="ek-text">{not_undertaken.body}</p>
    </Page>
  );
}

/** A state that this version does not know. */
export function Unknown({ flow }: PageOf): ReactNode {
  const { unknown } = useMessages();
  return (
    <Page flow={flow} title={unknown.title}>
      <SupportLines intent={flow.intent} say={unknown.body} />
    </Page>
  );
}
