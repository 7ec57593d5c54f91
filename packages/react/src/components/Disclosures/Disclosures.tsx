"use client";
import type { Disclosure } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { Details } from "../../primitives/Details/Details.tsx";
import { TokenText } from "../../text/TokenText.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Heading, Section } from "../../theme/heading-level.tsx";

export interface DisclosuresProps {
  /** In the order in which they are to be read. */
  disclosures: readonly Disclosure[];
  /** Leaves what the law says open, and collapses what others say under whose texts they are and how many. */
  collapsed?: boolean | undefined;
  /** What the insurer is called, where there is one alone. */
  insurer?: string | undefined;
  /** Called with what is wrong with a text: unknown placeholders, addresses that are not https, stray braces. */
  onError?: ((problem: { disclosure: Disclosure; problem: string }) => void) | undefined;
}

const sources = ["regulatory", "provider", "intermediary"];

/** Texts that must be shown, word for word, under who says them: the law, the insurer, the intermediary. */
export function Disclosures(props: DisclosuresProps): ReactNode {
  return (
    <EkRoot>
      <Sources {...props} />
    </EkRoot>
  );
}

function Sources({ disclosures, collapsed = false, insurer, onError }: DisclosuresProps): ReactNode {
  const { source, plan } = useMessages();
  const format = useFormat();
  const groups = [...sources, "other"].map((name) => ({
    name,
    texts: disclosures.filter(({ category }) => (sources.includes(category) ? category : "other") === name),
  }));
  if (disclosures.length === 0) return null;
  return (
    <section className="ek-disclosures">
      <Heading>{source.title}</Heading>
      <Section>
        {groups.map(({ name, texts }) => {
          if (texts.length === 0) return null;
          const said = name === "provider" && insurer ? plan.textsFrom(insurer) : messageFor(source, name);
          const list = (
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
          );
          return collapsed && name !== "regulatory" ? (
            <Details
              key={name}
              summary={<Heading size="small">{`${said} (${format.number(texts.length)})`}</Heading>}
            >
              {list}
            </Details>
          ) : (
            <div className="ek-disclosure-source" key={name}>
              <Heading size="small">{said}</Heading>
              {list}
            </div>
          );
        })}
      </Section>
    </section>
  );
}
