"use client";
import type { QuoteStep } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import type { LevelDraft } from "../../components/QuoteLevels/level-draft.ts";
import { Loading, Unreadable } from "../shared/Arriving.tsx";
import { useStepMemory } from "../shared/useStepChange.ts";
import { useNewestGroupQuote } from "../../hooks/useGroupQuote.ts";
import { Choosing } from "./NewQuote.tsx";
import { Reading } from "./RequestedQuote.tsx";
import { QuoteRoot } from "../../components/PartRoot/PartRoot.tsx";
import { EkSettings } from "../../provider/EkSettings.tsx";

export interface QuoteConsentFlowProps {
  /**
   * The quote to go on with. Absent: the newest one, of the group where one is named; where there is none a new one is
   * begun. Null: a new one, whatever there is.
   */
  readonly quoteIntentId?: string | null | undefined;
  /** The group that it is for. */
  readonly groupId?: string | undefined;
  /** The level of the first heading, 1 to 6; by default the provider's. */
  readonly headingLevel?: number | undefined;
}

/**
 * An employer's way from a choice of plans to group policies: plan, cost sharing, quote, disclosures, consents, receipt,
 * and a page for every other state. Needs the session of an employer. Moves on by itself, keeps what was entered
 * (consents never), tells the page around through `onEvent`.
 */
export function QuoteConsentFlow({ headingLevel, ...props }: QuoteConsentFlowProps): ReactNode {
  const flow = (
    <QuoteRoot shapes={["title", "text", "choice", "choice"]}>
      <Quoting key={props.groupId} {...props} />
    </QuoteRoot>
  );
  return headingLevel === undefined ? flow : <EkSettings headingLevel={headingLevel}>{flow}</EkSettings>;
}

/** Which quote is shown: null before one is asked for, undefined while it is not known. */
interface Shown {
  readonly given: string | null | undefined;
  readonly id: string | null | undefined;
  /** Choices of an earlier quote, to ask again with. */
  readonly from?: readonly LevelDraft[] | undefined;
}

function Quoting({ quoteIntentId, groupId }: Omit<QuoteConsentFlowProps, "headingLevel">): ReactNode {
  const [shown, setShown] = useState<Shown>({ given: quoteIntentId, id: quoteIntentId });
  const memory = useStepMemory<QuoteStep>();
  if (shown.given !== quoteIntentId) {
    // A page that follows what it was told of names the quote that is shown already.
    setShown(
      quoteIntentId === shown.id
        ? { ...shown, given: quoteIntentId }
        : { given: quoteIntentId, id: quoteIntentId },
    );
  }
  const show = (id: string | null, from?: readonly LevelDraft[]) =>
    setShown({ given: quoteIntentId, id, from });

  const render = (id: string | null) =>
    id === null ? (
      <Choosing groupId={groupId} from={shown.from} memory={memory} onAsked={(intent) => show(intent.id)} />
    ) : (
      <Reading key={id} id={id} memory={memory} onAgain={(from) => show(null, from)} />
    );
  return shown.id === undefined ? <Newest groupId={groupId}>{render}</Newest> : render(shown.id);
}

interface NewestProps {
  groupId: string | undefined;
  children: (id: string | null) => ReactNode;
}

/** Takes up the newest quote; one that comes later, from elsewhere, does not take its place under the person. */
function Newest({ groupId, children }: NewestProps): ReactNode {
  const newest = useNewestGroupQuote(groupId);
  const [found, setFound] = useState<string | null>();
  if (found === undefined && newest.data !== undefined) setFound(newest.data?.id ?? null);
  if (found !== undefined) return children(found);
  if (newest.isLoadingError) {
    return <Unreadable error={newest.error} again={() => void newest.refetch()} />;
  }
  return <Loading />;
}
