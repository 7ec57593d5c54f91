import { type ReactNode, useRef } from "react";
import { describe, expect, it } from "vitest";
import { noService, renderPage } from "../testing/render-page.tsx";
import { useHiddenTextWatch } from "./useHiddenTextWatch.ts";

function Text({ style }: { style: Record<string, string> }): ReactNode {
  const around = useRef<HTMLDivElement>(null);
  useHiddenTextWatch(around);
  return (
    <div ref={around} style={style}>
      <span className="ek-verbatim">Conditions you had before are not covered.</span>
    </div>
  );
}

describe("a text that must be shown", () => {
  it.each([{ display: "none" }, { visibility: "hidden" }, { opacity: "0" }] as Record<string, string>[])(
    "is reported to the host's developers where CSS hides it: %o",
    (style) => {
      const { errors } = renderPage(<Text style={style} />, noService);
      expect(errors[0]?.message).toContain("is hidden by the page's CSS: \"Conditions you had");
    },
  );

  it("is not reported where it can be read", () => {
    const { errors } = renderPage(<Text style={{ maxWidth: "40em" }} />, noService);
    expect(errors).toEqual([]);
  });
});
