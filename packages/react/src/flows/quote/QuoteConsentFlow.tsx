"use client";
import { type ReactNode, useState } from "react";
import { useStepMemory } from "../shared/CurrentStep.tsx";
import { FlowProvider } from "../shared/FlowContext.tsx";
import type { FlowSettings, QuotePrefill } from "../shared/flow-settings.ts";
import { FlowLoaded } from "../shared/Loaded.tsx";
import { useNewestGroupQuote } from "../../hooks/useGroupQuote.ts";
import type { EarlierChoices } from "./new-quote-draft.ts";
import { NewQuote } from "./NewQuote.tsx";
import { laterPage } from "./later.ts";
import { QuoteRoot } from "../../components/PartRoot/PartRoot.tsx";
import { EkSettings } from "../../provider/EkSettings.tsx";

export interface QuoteConsentFlowProps extends FlowSettings {
  /**
   * The quote to go on with. Absent: the newest one, of the group where one is named; where there is none a new one is
   * begun. Null: a new one, whatever there is.
   */
  readonly quoteIntentId?: string | null | undefined;
  /** The group that it is for. */
  readonly groupId?: string | undefined;
  /** The level of the first heading, 1 to 6; by default the provider's. */
  readonly headingLevel?: number | undefined;
  /** What a new quote begins with, where the person has chosen nothing yet. */
  readonly prefill?: QuotePrefill | undefined;
}

/**
 * From an employer's choice of plans to group policies: plan, cost sharing, quote, disclosures, consents, receipt,
 * and a page for every other state. Needs the session of an employer. Moves on by itself, saves what was entered
 * (consents never), notifies the page around through `onEvent`.
 */
export function QuoteConsentFlow(props: QuoteConsentFlowProps): ReactNode {
  const { headingLevel, quoteIntentId, groupId, ...settings } = props;
  const flow = (
    <QuoteRoot shapes={["title", "text", "choice", "choice"]}>
      <FlowProvider id={`quote ${groupId ?? ""}`} settings={settings}>
        <Quotes quoteIntentId={quoteIntentId} groupId={groupId} />
      </FlowProvider>
    </QuoteRoot>
  );
  return headingLevel === undefined ? flow : <EkSettings headingLevel={headingLevel}>{flow}</EkSettings>;
}

const RequestedQuote = /* @__PURE__ */ laterPage("requested");

/** Which quote is shown: null before one is requested, undefined while it is not known. */
interface Shown {
  /** As the page around has it. */
  readonly quoteIntentId: string | null | undefined;
  readonly id: string | null | undefined;
  /** Choices of an earlier quote, to ask again with. */
  readonly from?: EarlierChoices | undefined;
}

function Quotes({
  quoteIntentId,
  groupId,
}: Pick<QuoteConsentFlowProps, "quoteIntentId" | "groupId">): ReactNode {
  const [shown, setShown] = useState<Shown>({ quoteIntentId, id: quoteIntentId });
  const memory = useStepMemory();
  if (shown.quoteIntentId !== quoteIntentId) {
    // A page that follows `intent_changed` names the quote that is shown already.
    setShown(quoteIntentId === shown.id ? { ...shown, quoteIntentId } : { quoteIntentId, id: quoteIntentId });
  }
  const show = (id: string | null, from?: EarlierChoices) => setShown({ quoteIntentId, id, from });

  const { from } = shown;
  const render = (id: string | null) =>
    id === null ? (
      <NewQuote
        groupId={groupId}
        from={from}
        memory={memory}
        onRequested={(intent) => show(intent.id)}
        onReturn={from && (() => show(from.of))}
      />
    ) : (
      <RequestedQuote
        key={id}
        id={id}
        memory={memory}
        onAgain={(from) => show(null, from)}
        onShow={(other) => show(other)}
      />
    );
  return shown.id === undefined ? <Newest groupId={groupId}>{render}</Newest> : render(shown.id);
}

interface NewestProps {
  groupId: string | undefined;
  children: (id: string | null) => ReactNode;
}

/** Goes on with the newest quote; one that comes later, from elsewhere, does not replace it. */
function Newest({ groupId, children }: NewestProps): ReactNode {
  const newest = useNewestGroupQuote(groupId);
  const [found, setFound] = useState<string | null>();
  if (found === undefined && newest.data !== undefined) setFound(newest.data?.id ?? null);
  return found === undefined ? <FlowLoaded of={[newest]}>{() => null}</FlowLoaded> : children(found);
}
