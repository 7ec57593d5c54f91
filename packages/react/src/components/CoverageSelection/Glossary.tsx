"use client";
import type { GlossaryEntry } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Details } from "../../primitives/Details/Details.tsx";
import { Isolated } from "../../text/Isolated.tsx";
import { Definitions } from "./Definitions.tsx";

/** Words of the trade to unfold, with what they mean; nothing where there are none. */
export function Glossary({ terms }: { terms: readonly GlossaryEntry[] }): ReactNode {
  const { glossary: texts } = useMessages();
  const { isolate } = useFormat();
  const [first, ...others] = terms;
  if (first === undefined) return null;
  if (others.length === 0) {
    return (
      <Details summary={<Isolated>{texts.one(isolate(first.term))}</Isolated>}>
        <p className="ek-text">
          <Isolated>{first.explanation}</Isolated>
        </p>
      </Details>
    );
  }
  return (
    <Details summary={<Isolated>{texts.several}</Isolated>}>
      <Definitions
        entries={terms.map(({ term, explanation }) => ({ name: term, description: explanation }))}
      />
    </Details>
  );
}
