import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isHttpsUrl } from "./https-url.ts";
import { parseTokenText } from "./token-text.ts";
const link = (token: string, url = "https://docs.example/x") => ({ token, label: `the ${token}`, url });
const texts = fc
  .array(
    fc.constantFrom("{", "}", "{a}", "{b_2}", "{c}", "{C}", " ", "a", "1", "é", "\n", "<b>", "\u202E", "😀"),
  )
  .map((pieces) => pieces.join(""));

describe("a text with placeholders", () => {
  it("is shown character for character, known placeholders replaced by their labels", () => {
    const links = [link("a"), link("b_2", "http://docs.example/x")];
    fc.assert(
      fc.property(texts, (text) => {
        const { segments } = parseTokenText(text, links);
        const shown = segments.map((one) => (one.kind === "text" ? one.text : one.link.label)).join("");
        expect(shown).toBe(text.replaceAll("{a}", "the a").replaceAll("{b_2}", "the b_2"));
      }),
      { numRuns: 500 },
    );
  });

  it("has no empty segment and no two texts side by side", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { segments } = parseTokenText(text, [link("a")]);
        segments.forEach((segment, index) => {
          if (segment.kind !== "text") return;
          expect(segment.text).not.toBe("");
          expect(segments[index + 1]?.kind).not.toBe("text");
        });
      }),
    );
  });

  it("never searches a label, and is not fooled by what it left behind", () => {
    const tricky = { ...link("a"), label: "{b_2}" };
    expect(parseTokenText("{a}", [tricky, link("b_2")])).toEqual({
      segments: [{ kind: "link", link: tricky }],
      problems: [],
    });
    expect(parseTokenText("{x{a}}", [link("a")]).problems).toEqual([]);
    expect(parseTokenText("}{", []).problems).toEqual(["unbalanced_brace"]);
  });

  it("reports each problem once, and nothing about links that it does not use", () => {
    const { problems } = parseTokenText("{no} {no} {bad} {bad} {", [
      link("bad", "ftp://x.example"),
      link("unused", ""),
    ]);
    expect(problems).toEqual(["unknown_token:no", "unsafe_url:bad", "unbalanced_brace"]);
  });
});

describe("an address", () => {
  it("is safe only when it is an absolute https one", () => {
    for (const url of ["https://docs.example", "HTTPS://Docs.Example/x?y#z", "https://docs.example:8443/ü"]) {
      expect(isHttpsUrl(url)).toBe(true);
    }
    const unsafe = [
      "",
      "//docs.example",
      "docs.example",
      "https:",
      "https://",
      "https:///x",
      "https:docs.example",
    ];
    const worse = [
      " https://docs.example",
      "javascript:alert(1)//https://x",
      "data:text/html,x",
      "https://a b/",
      "http://x.example",
    ];
    for (const url of [...unsafe, ...worse]) expect(isHttpsUrl(url)).toBe(false);
  });
});
