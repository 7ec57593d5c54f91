"use client";
import type { ReactNode } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";

/** A moment in universal time, the same for everybody who reads a receipt; as it came where it is none. */
export function Instant({ at }: { at: string }): ReactNode {
  const { receipt } = useQuoteMessages();
  const format = useFormat();
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return at;
  const [date = "", time = ""] = moment.toISOString().split("T");
  return (
    <time className="ek-instant" dateTime={at}>
      {receipt.at(format.date(date), time.slice(0, 5))}
    </time>
  );
}
