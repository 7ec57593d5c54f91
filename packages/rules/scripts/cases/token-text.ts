import { type TextLink, parseTokenText } from "../../src/index.ts";

export function answerTokenText({ text, links }: { text: string; links: TextLink[] }): unknown {
  const { segments, problems } = parseTokenText(text, links);
  return {
    segments: segments.map((segment) =>
      segment.kind === "text"
        ? { text: segment.text }
        : { link: segment.link.token, label: segment.link.label },
    ),
    problems,
  };
}
