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
