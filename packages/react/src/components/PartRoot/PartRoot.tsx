"use client";
import { type Context, type ReactNode, useContext, useMemo } from "react";
import { AmendmentContext, type PartSettings, QuoteContext, useFormat } from "../../messages/hooks.ts";
import { builtInAmendmentLocales, builtInQuoteLocales, type MessageLoaders } from "../../messages/locales.ts";
import { withOverrides } from "../../messages/messages.ts";
import { Skeleton, type SkeletonProps } from "../../primitives/Skeleton/Skeleton.tsx";
import { useQuoteSheetWatch } from "../../theme/useAppearanceWatch.ts";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Failed } from "../../theme/Failed.tsx";
import { useLoadedMessages } from "../../theme/useLoadedMessages.ts";

interface PartRootProps {
  children: ReactNode;
  /** What is shown while the texts load. */
  shapes?: SkeletonProps["shapes"] | undefined;
}

/**
 * The root of what belongs to the employer's side: it is inside a root like every block, and its texts load with it.
 * Inside another one they are there at once.
 */
export function QuoteRoot(props: PartRootProps): ReactNode {
  return <PartRoot of={QuoteContext} builtIn={builtInQuoteLocales} {...props} />;
}

/** The root of what changes a policy: its texts load with it. */
export function AmendmentRoot(props: PartRootProps): ReactNode {
  return <PartRoot of={AmendmentContext} builtIn={builtInAmendmentLocales} {...props} />;
}

interface PartProps<All extends object> extends PartRootProps {
  of: Context<PartSettings<All>>;
  /** The languages that come with the SDK. */
  builtIn: MessageLoaders<All>;
}

function PartRoot<All extends object>(props: PartProps<All>): ReactNode {
  return (
    <EkRoot>
      <WithTexts {...props} />
    </EkRoot>
  );
}

function WithTexts<All extends object>(props: PartProps<All>): ReactNode {
  const { of: Part, builtIn, shapes = ["title", "panel"], children } = props;
  const { locale } = useFormat();
  const around = useContext(Part);
  const messages = around.locale === undefined || around.locale === locale ? around.messages : undefined;
  const [value, missing] = useLoadedMessages(locale, messages, around.loaders, builtIn);
  const settings = useMemo(
    () => value && { ...around, locale, messages: withOverrides(value.messages, around.overrides) },
    [around, locale, value],
  );

  // Once for each root: what is inside another part has its sheet.
  const isEmployersRoot = (Part as unknown) === QuoteContext && around.locale === undefined;
  // oxlint-disable-next-line react/rules-of-hooks -- a build is for production or not: no hook comes or goes
  if (process.env.NODE_ENV !== "production") useQuoteSheetWatch(isEmployersRoot);

  if (settings === null) return missing ? <Failed {...missing} /> : <Skeleton shapes={shapes} />;
  return <Part.Provider value={settings}>{children}</Part.Provider>;
}
