import { isHttpsUrl } from "./https-url.ts";

/** The link for a placeholder; disclosure links and consent links have this shape. */
export interface TextLink {
  token: string;
  label: string;
  url: string;
}

/** A piece of text, or a link to show as an anchor with its label. */
export type TextSegment<Link extends TextLink = TextLink> =
  | { kind: "text"; text: string }
  | { kind: "link"; link: Link };

/** The segments of a text and its problems: `unknown_token:<token>`, `unsafe_url:<token>`, `unbalanced_brace`, each once. */
export interface TokenText<Link extends TextLink = TextLink> {
  segments: TextSegment<Link>[];
  problems: string[];
}

const placeholder = /\{([a-z][a-z0-9_]*)\}/g;

/**
 * Splits a consent or disclosure text into segments without changing a character. A link that is not https becomes its
 * label as plain text; a placeholder without a link and unbalanced braces stay as they are. Each of these is a problem
 * (decisions §6, "Text").
 */
export function parseTokenText<Link extends TextLink>(text: string, links: readonly Link[]): TokenText<Link> {
  const segments: TextSegment<Link>[] = [];
  const problems = new Set<string>();
  let end = 0;

  for (const match of text.matchAll(placeholder)) {
    const [whole, token = ""] = match;
    const link = links.find((candidate) => candidate.token === token);
    append(segments, text.slice(end, match.index));
    if (link === undefined) {
      problems.add(`unknown_token:${token}`);
      append(segments, whole);
    } else if (isHttpsUrl(link.url)) {
      segments.push({ kind: "link", link });
    } else {
      problems.add(`unsafe_url:${token}`);
      append(segments, link.label);
    }
    end = match.index + whole.length;
  }
  append(segments, text.slice(end));
  if (!bracesPair(text.replaceAll(placeholder, ""))) problems.add("unbalanced_brace");
  return { segments, problems: [...problems] };
}

/** Adds a text; adjacent texts are one segment, and no segment is empty. */
function append<Link extends TextLink>(segments: TextSegment<Link>[], text: string): void {
  if (text === "") return;
  const last = segments.at(-1);
  if (last?.kind === "text") segments[segments.length - 1] = { kind: "text", text: last.text + text };
  else segments.push({ kind: "text", text });
}

function bracesPair(text: string): boolean {
  let open = 0;
  for (const character of text) {
    if (character === "{") open += 1;
    if (character === "}") open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
