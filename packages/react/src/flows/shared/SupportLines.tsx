"use client";
import type { ReactNode } from "react";
import { PhoneLink } from "../../primitives/Link/Link.tsx";
import { Isolated } from "../../text/Isolated.tsx";

/** An insurer as support lines name it. */
export interface Insurer {
  readonly id: string;
  /** As it is written inside a sentence. */
  readonly name: string;
  readonly phone: string | null | undefined;
  /** The reader's: the number is written as people do there. */
  readonly country: string | null | undefined;
}

interface SupportLinesProps {
  insurers: readonly Insurer[];
  say: (insurer: string) => string;
}

/** A line for each insurer that can help, with its number where there is one. */
export function SupportLines({ insurers, say }: SupportLinesProps): ReactNode {
  return insurers.map(({ id, name, phone, country }) => (
    <p className="ek-text" key={id}>
      <Isolated>{`${say(name)} `}</Isolated>
      {phone && <PhoneLink number={phone} country={country} />}
    </p>
  ));
}
