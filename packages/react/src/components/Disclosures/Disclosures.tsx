"use client";
import type { Disclosure } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { TokenText } from "../../text/TokenText.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Heading, Section } from "../../theme/heading-level.tsx";

export interface DisclosuresProps {
  /** In the order in which they are to be read. */
  disclosures: readonly Disclosure[];
  /** Called with what is wrong with a text: unknown placeholders, addresses that are not https, stray braces. */
  onError?: ((problem: { disclosure: Disclosure; problem: string }) => void) | undefined;
}

const sources = ["regulatory", "provider", "intermediary"];

/** Texts that must be shown, word for word, under who says them: the law, the insurer, the intermediary. */
export function Disclosures({ disclosures, onError }: DisclosuresProps): ReactNode {
  return (
    <EkRoot>
      <Sources disclosures={disclosures} onError={onError} />
    </EkRoot>
  );
}

function Sources({ disclosures, onError }: DisclosuresProps): ReactNode {
  const { source } = useMessages();
  const groups = [...sources, "other"].map((name) => ({
    name,
    texts: disclosures.filter(({ category }) => (sources.includes(category) ? category : "other") === name),
  }));
  if (disclosures.length === 0) return null;
  return (
    <section className="ek-disclosures">
      <Heading>{source.title}</Heading>
      <Section>
        {groups.map(
          ({ name, texts }) =>
            texts.length > 0 && (
              <div className="ek-disclosure-source" key={name}>
                <Heading size="small">{messageFor(source, name)}</Heading>
                <ul className="ek-list">
                  {texts.map((disclosure) => (
                    <li className="ek-disclosure" key={`${disclosure.type} ${disclosure.text}`}>
                      <TokenText
                        text={disclosure.text}
                        links={disclosure.links}
                        onError={onError && ((problem) => onError({ disclosure, problem }))}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </Section>
    </section>
  );
}
