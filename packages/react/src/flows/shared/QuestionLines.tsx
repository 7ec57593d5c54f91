"use client";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { PhoneLink } from "../../primitives/Link/Link.tsx";
import { Isolated } from "../../text/Isolated.tsx";
import { localPhone } from "../../text/local-phone.ts";
import type { Insurer } from "./SupportLines.tsx";

/** The number to call with questions about cover: a line for each insurer that has one. */
export function QuestionLines({ insurers }: { insurers: readonly Insurer[] }): ReactNode {
  const { done } = useMessages();
  return insurers.map(
    ({ id, name, phone, country }) =>
      phone && (
        <p className="ek-text" key={id}>
          <Isolated>{`${done.call(name)} `}</Isolated>
          <PhoneLink number={phone}>
            <bdi dir="ltr">{localPhone(phone, country)}</bdi>
          </PhoneLink>
        </p>
      ),
  );
}
