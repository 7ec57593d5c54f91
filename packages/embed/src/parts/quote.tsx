import { QuoteConsentFlow, type QuoteConsentFlowProps } from "@enrolkit/react";
import quoteStyles from "@enrolkit/react/quote.css?inline";
import type { FlowHost, ShownFlow } from "../elements/part.ts";
import { openFlow } from "./open-flow.tsx";

export const open = (host: FlowHost<QuoteConsentFlowProps>): ShownFlow =>
  openFlow(
    host,
    ({ groupId, quoteIntentId }) => (
      // An attribute cannot be null.
      <QuoteConsentFlow groupId={groupId} quoteIntentId={quoteIntentId === "new" ? null : quoteIntentId} />
    ),
    [quoteStyles],
  );
