"use client";
import type { ReactNode } from "react";
import { SupportLine } from "../../shared/SupportLine.tsx";
import { useFormat } from "../../../messages/hooks.ts";
import type { Insurers } from "../useInsurers.ts";

/** Whom to call: one line for each insurer, with its number. */
export function SupportLines({ of, say }: { of: Insurers; say: (insurer: string) => string }): ReactNode {
  const { isolate } = useFormat();
  return of.providers.map(({ id, name, support_phone }) => (
    <SupportLine key={id} text={say(isolate(name))} phone={support_phone} />
  ));
}
