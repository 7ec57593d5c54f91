import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ConsentStatements } from "../components/ConsentStatements/index.ts";
import { Disclosures } from "../components/Disclosures/index.ts";
import { quoteEn } from "../messages/en/quote.ts";
import { QuoteTexts } from "../messages/PartTexts.tsx";
import { healthPlan } from "../testing/catalogue.ts";
import { noService, renderPage } from "../testing/render-page.tsx";
import { TokenText } from "./TokenText.tsx";

const text = "Conditions you had before are not covered.";
const problem = (why: string) =>
  `A text that must be shown is ${why} by the page's CSS: "${text.slice(0, 40)}…"`;

describe("a text that must be shown", () => {
  it.each<[Record<string, string>, string]>([
    [{ display: "none" }, 'hidden (display: none on <div class="host">)'],
    [{ visibility: "hidden" }, 'hidden (visibility: hidden on <bdi class="ek-verbatim">)'],
    [{ opacity: "0" }, 'hidden (opacity: 0 on <div class="host">)'],
    [{ fontSize: "1px" }, "too small to read (font-size: 1px)"],
    [{ color: "transparent" }, "hidden (color: rgba(0, 0, 0, 0))"],
  ])("is reported to the host's developers where CSS hides it: %o", (style, why) => {
    const { errors } = renderPage(
      <div className="host" style={style}>
        <TokenText text={text} links={[]} />
      </div>,
      noService,
    );
    expect(errors[0]?.message).toBe(problem(why));
  });

  it("is reported where CSS cuts it off, though it comes later", () => {
    let check = () => undefined as void;
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(callback: () => void) {
          check = callback;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const { errors } = renderPage(
      <div className="host" style={{ maxWidth: "40em", overflow: "hidden" }}>
        <TokenText text={text} links={[]} />
      </div>,
      noService,
    );
    expect(errors).toEqual([]);
    const around = document.querySelector(".host");
    if (around === null) throw new Error("The host is gone.");
    Object.defineProperties(around, { scrollHeight: { value: 80 }, clientHeight: { value: 40 } });
    check();
    check();
    expect(errors.map(({ message }) => message)).toEqual([
      problem('cut off (overflow: hidden hidden on <div class="host">)'),
    ]);
    vi.unstubAllGlobals();
  });

  it.each([
    ["scrolled out of view in a box of the host", "auto", { top: -700, left: 20 }, []],
    ["scrolled sideways out of view", "scroll", { top: 20, left: -900 }, []],
    ["scrolled out of view from right to left", "auto", { top: 20, left: 900 }, [], "rtl"],
    ["above the beginning of such a box", "auto", { top: -2000, left: 20 }, ["moved off the page"]],
    ["left of the beginning of such a box", "auto", { top: 20, left: -9999 }, ["moved off the page"]],
    [
      "in a box that is itself off the page",
      "auto",
      { top: -700, left: 20 },
      ["moved off the page"],
      "ltr",
      -5000,
    ],
  ])("%s is known for what it is", (_, overflow, at, why, direction = "ltr", boxTop = 0) => {
    const rects = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
      this: Element,
    ) {
      const isBox = this.className === "host";
      return isBox ? new DOMRect(0, boxTop, 300, 400) : new DOMRect(at.left, boxTop + at.top, 280, 40);
    });
    const scrolled = direction === "rtl" ? -1000 : 1000;
    vi.spyOn(Element.prototype, "scrollTop", "get").mockReturnValue(1000);
    vi.spyOn(Element.prototype, "scrollLeft", "get").mockReturnValue(scrolled);
    const { errors } = renderPage(
      <div className="host" style={{ overflow, direction: direction as "ltr" | "rtl" }}>
        <TokenText text={text} links={[]} />
      </div>,
      noService,
    );
    expect(rects).toHaveBeenCalled();
    expect(errors.map(({ message }) => message)).toEqual(why.map(problem));
    vi.restoreAllMocks();
  });

  it("is watched wherever it is: statements to accept, and what the law says", () => {
    const { errors } = renderPage(
      <div hidden>
        <QuoteTexts messages={quoteEn}>
          <ConsentStatements statements={healthPlan.consent_statements.slice(0, 1)} />
        </QuoteTexts>
        <Disclosures disclosures={healthPlan.disclosures.slice(0, 1)} />
      </div>,
      noService,
    );
    const reported = errors.map(({ message }) => message).join("\n");
    for (const one of [healthPlan.consent_statements[0], healthPlan.disclosures[0]])
      expect(reported).toContain(one?.text.slice(0, 16));
  });

  it("is not reported where it can be read", () => {
    const { errors } = renderPage(<TokenText text={text} links={[]} />, noService);
    expect(screen.getByText(text)).toBeVisible();
    expect(errors).toEqual([]);
  });
});
