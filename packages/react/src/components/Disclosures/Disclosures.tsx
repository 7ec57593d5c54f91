"use client";
import type { Disclosure, DisclosureType } from "@enrolkit/types";
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
  /**
   * Leaves open what limits the cover, first of all, and what the law says; collapses what others say under whose texts they
   * are and how many.
   */
  collapsed?: boolean | undefined;
  /** What the insurer is called, where there is one alone. */
  insurer?: string | undefined;
  /** Called with what is wrong with a text: unknown placeholders, addresses that are not https, stray braces. */
  onError?: ((problem: { disclosure: Disclosure; problem: string }) => void) | undefined;
}

const sources = ["regulatory", "provider", "intermediary"];

/** What is not covered, or not at first, decides for many people: it is never collapsed. */
const limiting: readonly string[] = [
  "pre_existing_conditions",
  "anti_selection_notice",
] satisfies DisclosureType[];

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
  const isLimit = ({ category, type }: Disclosure) =>
    collapsed && category !== "regulatory" && limiting.includes(type);
  const groupsOf = (some: readonly Disclosure[]) =>
    [...sources, "other"].flatMap((name) => {
      const texts = some.filter(({ category }) => (sources.includes(category) ? category : "other") === name);
      if (texts.length === 0) return [];
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
      return [{ name, said, count: texts.length, list }];
    });
  if (disclosures.length === 0) return null;
  return (
    <section className="ek-disclosures">
      <Heading>{source.title}</Heading>
      <Section>
        {groupsOf(disclosures.filter(isLimit)).map(({ name, said, list }) => (
          <div className="ek-disclosure-source" key={name}>
            <Heading size="small">
              <span className="ek-plain">{source.limits}</span> <span className="ek-quiet">{said}</span>
            </Heading>
            {list}
          </div>
        ))}
        {groupsOf(disclosures.filter((one) => !isLimit(one))).map(({ name, said, count, list }) =>
          collapsed && name !== "regulatory" ? (
            <Details
              key={name}
              summary={<Heading size="small">{`${said} (${format.number(count)})`}</Heading>}
            >
              {list}
            </Details>
          ) : (
            <div className="ek-disclosure-source" key={name} data-ek-small={collapsed ? "" : undefined}>
              <Heading size="small">{said}</Heading>
              {list}
            </div>
          ),
        )}
      </Section>
    </section>
  );
}
