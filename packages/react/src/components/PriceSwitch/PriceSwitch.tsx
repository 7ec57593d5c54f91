"use client";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { useFullPrices } from "../../theme/useFullPrices.ts";

/** "What I pay" or "Full price", for all prices of options and people under one provider. */
export function PriceSwitch(): ReactNode {
  const { price } = useMessages();
  const [isFull, set] = useFullPrices();
  const side = (label: string, isFor: boolean): ReactNode => (
    <button
      className="ek-price-side"
      type="button"
      form=""
      aria-pressed={isFull === isFor}
      onClick={() => set(isFor)}
    >
      {label}
    </button>
  );
  return (
    <div className="ek-price-switch" role="group" aria-label={price.shown}>
      {side(price.mine, false)}
      {side(price.full, true)}
    </div>
  );
}
