"use client";
import { type TextLink, parseTokenText } from "@enrolkit/rules";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Isolated } from "./Isolated.tsx";
import { useHiddenTextWatch } from "./useHiddenTextWatch.ts";

export interface TokenTextProps {
  /** A statement or disclosure, with `{token}` placeholders. */
  text: string;
  /** What the placeholders lead to; only https addresses become links. */
  links: readonly TextLink[];
  /** Called with `unknown_token:<token>`, `unsafe_url:<token>` and `unbalanced_brace`, once for each text. */
  onError?: ((problem: string) => void) | undefined;
}

/**
 * A text of law, insurer or intermediary, character for character: never as HTML, placeholders as anchors with their
 * label (decisions §6, "Text"). What is wrong with it goes to `onError`; the text is shown all the same.
 */
export function TokenText({ text, links, onError }: TokenTextProps): ReactNode {
  const { segments, problems } = useMemo(() => parseTokenText(text, links), [text, links]);
  const report = useRef(onError);
  useEffect(() => {
    report.current = onError;
  });

  const found = problems.join(" ");
  useEffect(() => {
    for (const problem of found.split(" ").filter(Boolean)) report.current?.(problem);
  }, [found, text]);

  const shown = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/rules-of-hooks -- a build is for production or not: no hook comes or goes
  if (process.env.NODE_ENV !== "production") useHiddenTextWatch(shown);

  return (
    <bdi ref={shown} className="ek-verbatim" translate="no">
      {segments.map((segment, index) =>
        segment.kind === "text" ? (
          segment.text
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- a segment has no identity but its index
            key={index}
            className="ek-link"
            href={segment.link.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Isolated>{segment.link.label}</Isolated>
          </a>
        ),
      )}
    </bdi>
  );
}
