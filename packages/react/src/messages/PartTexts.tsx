"use client";
import type { ReactNode } from "react";
import {
  AmendmentContext,
  ParticipationContext,
  type PartSettings,
  PoliciesContext,
  QuoteContext,
} from "./hooks.ts";
import type {
  AmendmentMessages,
  ParticipationMessages,
  PoliciesMessages,
  QuoteMessages,
} from "./messages.ts";

export interface QuoteTextsProps extends Omit<PartSettings<QuoteMessages>, "locale"> {
  /** What reads the texts. */
  children: ReactNode;
}

/**
 * A language for the employer's side that a page has already, other languages, or its own wording. Without it every
 * block of that side loads what comes with the SDK. Renders no element.
 */
export function QuoteTexts({ children, ...settings }: QuoteTextsProps): ReactNode {
  return <QuoteContext.Provider value={settings}>{children}</QuoteContext.Provider>;
}

export interface AmendmentTextsProps extends Omit<PartSettings<AmendmentMessages>, "locale"> {
  /** What reads the texts. */
  children: ReactNode;
}

/**
 * A language for changes to a policy that a page has already, other languages, or its own wording. Without it the flow
 * loads what comes with the SDK. Renders no element.
 */
export function AmendmentTexts({ children, ...settings }: AmendmentTextsProps): ReactNode {
  return <AmendmentContext.Provider value={settings}>{children}</AmendmentContext.Provider>;
}

export interface PoliciesTextsProps extends Omit<PartSettings<PoliciesMessages>, "locale"> {
  /** What reads the texts. */
  children: ReactNode;
}

/**
 * A language for the list of policies that a page has already, other languages, or its own wording. Without it the list
 * and each card load what comes with the SDK. Renders no element.
 */
export function PoliciesTexts({ children, ...settings }: PoliciesTextsProps): ReactNode {
  return <PoliciesContext.Provider value={settings}>{children}</PoliciesContext.Provider>;
}

export interface ParticipationTextsProps extends Omit<PartSettings<ParticipationMessages>, "locale"> {
  /** What reads the texts. */
  children: ReactNode;
}

/**
 * A language for the list of who takes part that a page has already, other languages, or its own wording. Without it the
 * list loads what comes with the SDK. Renders no element.
 */
export function ParticipationTexts({ children, ...settings }: ParticipationTextsProps): ReactNode {
  return <ParticipationContext.Provider value={settings}>{children}</ParticipationContext.Provider>;
}
