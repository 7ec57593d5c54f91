"use client";
import type { ReactNode } from "react";
import { replaceable } from "../replaceable.tsx";
import { Cards, type CardsProps } from "./Cards.tsx";

export interface CheckboxCardsProps extends CardsProps {
  /** The values of the chosen options. */
  values: readonly string[];
  /** Called with the values of all options that are chosen now, in the order of the options. */
  onChange: (values: string[]) => void;
}

function OwnCheckboxCards({ values, onChange, ...cards }: CheckboxCardsProps): ReactNode {
  const toggle = (value: string, chosen: boolean): void =>
    onChange(chosen ? [...values, value] : values.filter((other) => other !== value));
  return <Cards {...cards} type="checkbox" chosen={values} onChoose={toggle} />;
}

/** Any of several, each with room to explain itself. */
export const CheckboxCards = /* @__PURE__ */ replaceable("CheckboxCards", OwnCheckboxCards);
