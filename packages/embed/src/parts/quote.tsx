import { QuoteConsentFlow, type QuoteConsentFlowProps } from "@enrolkit/react";
import quoteStyles from "@enrolkit/react/quote.css?inline";
import type { FlowHost, ShownFlow } from "../elements/part.ts";
import { openFlow } from "./open-flow.tsx";

export const open = (host: FlowHost<QuoteConsentFlowProps>): ShownFlow =>
  openFlow(
    host,
    ({ groupId, quoteIntentId, initialStep, navigation, prefill, onBeforeSubmit }) => (
      <QuoteConsentFlow
        {...{ groupId, initialStep, navigation, prefill, onBeforeSubmit }}
        // An attribute cannot be null.
        quoteIntentId={quoteIntentId === "new" ? null : quoteIntentId}
      />
    ),
    [quoteStyles],
  );
