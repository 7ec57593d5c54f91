"use client";
import type { ReactNode } from "react";
import { useFormat } from "../../messages/hooks.ts";
import { PhoneLink } from "../../primitives/Link/Link.tsx";
import type { Insurers } from "./use-insurers.ts";

/** Whom to call: one line for each insurer, with its number. */
export function SupportLines({ of, say }: { of: Insurers; say: (insurer: string) => string }): ReactNode {
  const { isolate } = useFormat();
  return of.providers.map(({ id, name, support_phone }) => (
    <p className="ek-text" key={id}>
      {say(isolate(name))} {support_phone && <PhoneLink number={support_phone} />}
    </p>
  ));
}
