"use client";
import type { ReactNode } from "react";
import { PhoneLink } from "../../primitives/Link/Link.tsx";

/** Whom to call, with the number where there is one. */
export function SupportLine({ text, phone }: { text: string; phone: string | null | undefined }): ReactNode {
  return (
    <p className="ek-text">
      {text} {phone && <PhoneLink number={phone} />}
    </p>
  );
}
