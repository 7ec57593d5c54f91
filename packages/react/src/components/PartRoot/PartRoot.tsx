"use client";
import { type Context, type ReactNode, useContext, useMemo, useState } from "react";
import {
  AmendmentContext,
  LanguageContext,
  ParticipationContext,
  type PartSettings,
  PoliciesContext,
  QuoteContext,
} from "../../messages/hooks.ts";
import {
  builtInAmendmentLocales,
  builtInParticipationLocales,
  builtInPoliciesLocales,
  builtInQuoteLocales,
  type MessageLoaders,
} from "../../messages/locales.ts";
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
  return (
    <PartRoot of={QuoteContext} builtIn={builtInQuoteLocales} section="quoteSteps" isEmployers {...props} />
  );
}

/** The root of what changes a policy: its texts load with it. */
export function AmendmentRoot(props: PartRootProps): ReactNode {
  return (
    <PartRoot of={AmendmentContext} builtIn={builtInAmendmentLocales} section="amendmentSteps" {...props} />
  );
}

/** The root of what lists policies: its texts load with it. */
export function PoliciesRoot(props: PartRootProps): ReactNode {
  return <PartRoot of={PoliciesContext} builtIn={builtInPoliciesLocales} section="policies" {...props} />;
}

/** The root of what lists who takes part: its texts load with it. */
export function ParticipationRoot(props: PartRootProps): ReactNode {
  return (
    <PartRoot
      of={ParticipationContext}
      builtIn={builtInParticipationLocales}
      section="participation"
      isEmployers
      {...props}
    />
  );
}

interface PartProps<All extends object> extends PartRootProps {
  of: Context<PartSettings<All>>;
  /** The languages that come with the SDK. */
  builtIn: MessageLoaders<All>;
  /** One that its texts have. */
  section: keyof All;
  /** It needs the employer's sheet too. */
  isEmployers?: boolean | undefined;
}

function PartRoot<All extends object>(props: PartProps<All>): ReactNode {
  const { of: Part, builtIn, section, isEmployers = false, children } = props;
  const { shapes = ["title", "panel"] } = props;
  const language = useContext(LanguageContext);
  const { locale, messages: core } = language;
  const around = useContext(Part);
  const messages = around.locale === undefined || around.locale === locale ? around.messages : undefined;
  const [value, missing, found] = useLoadedMessages(
    locale,
    messages,
    around.loaders,
    core && builtIn,
    section,
  );
  // Until the texts of the part are there too, all is in the language before: words, direction, amounts.
  const isWhole = value === null || value.locale === found;
  const [whole, setWhole] = useState(language);
  if (isWhole && whole !== language) setWhole(language);
  const shown = isWhole ? language : whole;
  const settings = useMemo(
    () =>
      value && {
        ...around,
        locale: shown.locale,
        messages: withOverrides(value.messages, around.overrides),
      },
    [around, shown.locale, value],
  );
  const content = settings ? (
    <Part.Provider value={settings}>{children}</Part.Provider>
  ) : missing ? (
    <Failed {...missing} />
  ) : (
    <Skeleton shapes={shapes} />
  );
  // Once for each root: what is inside another part has its sheet.
  const isOutermost = around.locale === undefined;
  return (
    <LanguageContext.Provider value={shown}>
      <EkRoot>
        {process.env.NODE_ENV === "production" ? (
          content
        ) : (
          <SheetWatch isNeeded={isEmployers && isOutermost}>{content}</SheetWatch>
        )}
      </EkRoot>
    </LanguageContext.Provider>
  );
}

/** For development: inside the root, which it looks at. */
function SheetWatch({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }): ReactNode {
  useQuoteSheetWatch(isNeeded);
  return children;
}
