import { QuoteConsentFlow, type QuoteConsentFlowProps } from "@enrolkit/react";
import quoteStyles from "@enrolkit/react/quote.css?inline";
import type { FlowHost, ShownFlow } from "../elements/part.ts";
import { type Asked, knownNavigation, openFlow } from "./open-flow.tsx";

export const open = (host: FlowHost<QuoteConsentFlowProps & Asked<QuoteConsentFlowProps>>): ShownFlow =>
  openFlow(
    host,
    ({ groupId, quoteIntentId, initialStep, navigation, prefill, beforeSubmit }) => (
      <QuoteConsentFlow
        {...{ groupId, initialStep, prefill, onBeforeSubmit: beforeSubmit }}
        navigation={knownNavigation(navigation)}
        // An attribute cannot be null.
        quoteIntentId={quoteIntentId === "new" ? null : quoteIntentId}
      />
    ),
    [quoteStyles],
  );
