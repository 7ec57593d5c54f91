import { useContext, useSyncExternalStore } from "react";
import type { FullPrices } from "./full-prices.ts";
import { ThemeContext } from "./theme-context.ts";

/** Whether the reader sees full prices instead of what they pay, and how that is set. */
export function useFullPrices(): readonly [boolean, FullPrices["set"]] {
  const { fullPrices } = useContext(ThemeContext);
  const { subscribe, isOn, set } = fullPrices ?? nowhere;
  return [useSyncExternalStore(subscribe, isOn, isOn), set];
}

/** Of blocks without any settings around. */
const nowhere: FullPrices = { isOn: () => false, set: () => {}, subscribe: () => () => {} };
