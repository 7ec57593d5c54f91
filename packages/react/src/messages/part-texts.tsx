"use client";
import { type Context, type ReactNode, useContext, useMemo } from "react";
import { Skeleton, type SkeletonProps } from "../primitives/Skeleton/Skeleton.tsx";
import { useFormat } from "./hooks.ts";
import type { MessageLoaders } from "./locales.ts";
import { type OverridesOf, withOverrides } from "./messages.ts";
import { useLoadedMessages } from "./use-loaded-messages.ts";

/** The texts of a part of the SDK that not every page needs. */
export interface PartSettings<All extends object> {
  messages?: All | undefined;
  /** What the messages were loaded for; any locale when absent. */
  locale?: string | undefined;
  loaders?: MessageLoaders<All> | undefined;
  overrides?: OverridesOf<All> | undefined;
}

export interface WithTextsProps<All extends object> {
  of: Context<PartSettings<All>>;
  /** The languages that come with the SDK. */
  builtIn: MessageLoaders<All>;
  shapes: SkeletonProps["shapes"];
  children: ReactNode;
}

/** Loads the texts of a part for what stands in it; inside another one they are there at once. */
export function WithTexts<All extends object>({
  of: Part,
  builtIn,
  shapes,
  children,
}: WithTextsProps<All>): ReactNode {
  const { locale } = useFormat();
  const around = useContext(Part);
  const given = around.locale === undefined || around.locale === locale ? around.messages : undefined;
  const loaded = useLoadedMessages(locale, given, around.loaders ?? builtIn);
  const settings = useMemo(
    () => loaded && { ...around, locale, messages: withOverrides(loaded, around.overrides) },
    [around, locale, loaded],
  );
  if (settings === null) return <Skeleton shapes={shapes} />;
  return <Part.Provider value={settings}>{children}</Part.Provider>;
}
