"use client";
import type { ReactNode } from "react";
import { replaceable } from "../replaceable.tsx";
import { Cards, type CardsProps } from "./Cards.tsx";

export interface RadioCardsProps extends CardsProps {
  /** The chosen option's value; null when none is. */
  value: string | null;
  /** Called with the value of the option that was chosen. */
  onChange: (value: string) => void;
}

function OwnRadioCards({ value, onChange, ...cards }: RadioCardsProps): ReactNode {
  return <Cards {...cards} type="radio" chosen={[value]} onChoose={(chosen) => onChange(chosen)} />;
}

/** One of several, each with room to explain itself. */
export const RadioCards = /* @__PURE__ */ replaceable("RadioCards", OwnRadioCards);
