import type { TextLink } from "@enrolkit/rules";
import { cleanup, screen } from "@testing-library/react";
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import cases from "../../../rules/cases/token-text.json" with { type: "json" };
import { renderIn } from "../testing/render-in.tsx";
import { TokenText } from "./TokenText.tsx";

const link = (token: string, url = "https://docs.example/x"): TextLink => ({
  token,
  label: `the ${token}`,
  url,
});
const pieces = fc.constantFrom(
  "{",
  "}",
  "{a}",
  "{b_2}",
  "{gone}",
  "  ",
  "\n",
  "\t",
  "<b>",
  "</p><script>",
  "&amp;",
  "\u202e",
  "\u0000",
  "é",
  "e\u0301",
  "😀",
  "العربية",
);
const texts = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));

function shown(text: string, links: readonly TextLink[], onError?: (problem: string) => void): string {
  const { container } = renderIn(<TokenText text={text} links={links} onError={onError} />);
  const verbatim = container.querySelector(".ek-verbatim")?.textContent ?? "";
  cleanup();
  return verbatim;
}

describe("a text of law or insurer", () => {
  it("is shown character for character, whatever is in it", () => {
    const links = [link("a"), link("b_2", "http://docs.example/x")];
    fc.assert(
      fc.property(texts, (text) => {
        const expected = text.replaceAll("{a}", "the a").replaceAll("{b_2}", "the b_2");
        expect(shown(text, links)).toBe(expected);
      }),
      { numRuns: 150 },
    );
  });

  it.each(cases.cases.map((one) => [one.name, one] as const))(
    "as the case says: %s",
    (_, { input, expect: right }) => {
      const heard: string[] = [];
      const { container } = renderIn(<TokenText {...input} onError={(problem) => heard.push(problem)} />);
      const text = right.segments
        .map((segment) => ("text" in segment ? segment.text : segment.label))
        .join("");
      expect(container.querySelector(".ek-verbatim")?.textContent).toBe(text);
      const anchors = right.segments.flatMap((segment) => ("link" in segment ? [segment.label] : []));
      expect(screen.queryAllByRole("link").map((anchor) => anchor.textContent)).toEqual(anchors);
      expect(new Set(heard)).toEqual(new Set(right.problems));
    },
  );

  it("never becomes HTML", () => {
    const { container } = renderIn(
      <TokenText
        text={'<img src=x onerror="alert(1)"> {a}'}
        links={[{ ...link("a"), label: "<b>bold</b>" }]}
      />,
    );
    expect(container.querySelector("img, b")).toBeNull();
    expect(screen.getByRole("link", { name: "<b>bold</b>" })).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("reports a problem once for each text, not on each rendering", () => {
    const onError = vi.fn<(problem: string) => void>();
    const text = <TokenText text="{no} {" links={[]} onError={onError} />;
    const { show } = renderIn(text);
    show(<TokenText text="{no} {" links={[]} onError={onError} />);
    expect(onError.mock.calls).toEqual([["unknown_token:no"], ["unbalanced_brace"]]);
  });
});
