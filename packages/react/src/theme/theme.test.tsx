import { act, render, screen } from "@testing-library/react";
import { join } from "node:path";
import { bundle } from "lightningcss";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ar } from "../messages/ar/core.ts";
import { QuoteRoot } from "../components/PartRoot/PartRoot.tsx";
import { en } from "../messages/en/core.ts";
import { quoteEn } from "../messages/en/quote.ts";
import { useFormat, useMessages } from "../messages/hooks.ts";
import { QuoteTexts } from "../messages/PartTexts.tsx";
import type { Messages } from "../messages/messages.ts";
import { noService, renderPage } from "../testing/render-page.tsx";
import { EkRoot, Heading, Section } from "./index.ts";
import { EkSettings, type EkSettingsProps } from "../provider/EkSettings.tsx";

function Says() {
  const { action } = useMessages();
  return <p className="ek-text">{`${action.start} ${useFormat().date("2027-01-01")}`}</p>;
}
const page = (settings: Omit<EkSettingsProps, "children">) => (
  <EkSettings {...settings}>
    <EkRoot>
      <Says />
    </EkRoot>
  </EkSettings>
);
const root = (container: HTMLElement) => container.querySelector(".ek-root") as HTMLElement;

describe("a root", () => {
  it("carries language, direction, scheme and the host's class", () => {
    const { container } = render(page({ messages: ar, locale: "ar-KW", scheme: "dark", className: "brand" }));
    expect(root(container)).toHaveAttribute("lang", "ar-KW");
    expect(root(container)).toHaveAttribute("dir", "rtl");
    expect(root(container)).toHaveAttribute("data-ek-scheme", "dark");
    expect(root(container)).toHaveClass("ek-root", "brand");
  });

  it("has its own theme, set and taken back through the CSSOM", () => {
    const { container, rerender } = render(
      page({ messages: en, theme: { accent: "#123", onAccent: "white" } }),
    );
    expect(root(container).style.getPropertyValue("--ek-accent")).toBe("#123");
    expect(root(container).style.getPropertyValue("--ek-on-accent")).toBe("white");
    rerender(page({ messages: en, theme: { radius: "0" } }));
    expect(root(container).style.getPropertyValue("--ek-accent")).toBe("");
    expect(root(container).style.getPropertyValue("--ek-radius")).toBe("0");
  });

  it("may have other colours in the dark, beside what holds for both", () => {
    const { container } = render(
      page({ messages: en, theme: { radius: "0", light: { accent: "#123" }, dark: { onAccent: "#fff" } } }),
    );
    const { style } = root(container);
    expect(Array.from(style).toSorted()).toEqual(["--ek-dark-on-accent", "--ek-light-accent", "--ek-radius"]);
    expect(style.getPropertyValue("--ek-light-accent")).toBe("#123");
  });

  it("is one, however deep blocks are nested", () => {
    const { container } = render(
      <EkSettings messages={en}>
        <EkRoot>
          <EkRoot>
            <Says />
          </EkRoot>
        </EkRoot>
      </EkSettings>,
    );
    expect(container.querySelectorAll(".ek-root")).toHaveLength(1);
  });

  it("says where messages are missing", () => {
    expect(() => render(<Says />)).toThrow(/EnrolkitProvider or EkSettings/);
  });
});

describe("languages", () => {
  it("switch while the page is shown", () => {
    const { rerender } = render(page({ messages: en }));
    expect(screen.getByText("Start 1 January 2027")).toBeVisible();
    rerender(page({ messages: ar, locale: "ar" }));
    expect(screen.getByText("ابدأ 1 يناير 2027")).toBeVisible();
  });

  it("load by themselves, by their chain, and the one before stays until they are here", async () => {
    let arrive: (messages: Messages) => void = () => undefined;
    const loaders = {
      en: async () => en,
      ar: () => new Promise<Messages>((resolve) => (arrive = resolve)),
    };
    const { container, rerender } = render(page({ loaders, locale: "en-IE" }));
    expect(root(container)).toHaveAttribute("aria-busy", "true");
    expect(await screen.findByText("Start 1 January 2027")).toBeVisible();
    rerender(page({ loaders, locale: "ar-KW" }));
    expect(screen.getByText(/^Start/)).toBeVisible();
    await act(async () => arrive(ar));
    expect(screen.getByText(/^ابدأ/)).toBeVisible();
  });

  it("stay where one does not arrive", async () => {
    const loaders = { en: async () => en, ar: () => Promise.reject(new Error("offline")) };
    const { rerender } = render(page({ loaders }));
    await screen.findByText(/^Start/);
    rerender(page({ loaders, locale: "ar" }));
    await act(async () => undefined);
    expect(screen.getByText(/^Start/)).toBeVisible();
  });

  it("take own wording for one part of a page", () => {
    render(
      <EkSettings messages={en}>
        <EkRoot>
          <Says />
          <EkSettings overrides={{ action: { start: "Begin" } }} headingLevel={4}>
            <Says />
            <Heading>Four</Heading>
          </EkSettings>
        </EkRoot>
      </EkSettings>,
    );
    expect(screen.getByText(/^Start/)).toBeVisible();
    expect(screen.getByText(/^Begin/)).toBeVisible();
    expect(screen.getByRole("heading", { level: 4 })).toBeVisible();
  });
});

describe("headings", () => {
  it("go down by one in each section, and never below six", () => {
    render(
      <EkSettings messages={en} headingLevel={5}>
        <EkRoot>
          <Heading>a</Heading>
          <Section>
            <Heading>b</Heading>
            <Section>
              <Heading>c</Heading>
            </Section>
          </Section>
        </EkRoot>
      </EkSettings>,
    );
    expect(screen.getAllByRole("heading").map(({ tagName }) => tagName)).toEqual(["H5", "H6", "H6"]);
  });
});

describe("a missing style sheet", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is reported in development once the page has had time to load it, and where it is there nothing is", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    // A browser has one, which a simulated DOM lacks.
    vi.stubGlobal(
      "OffscreenCanvas",
      class {
        getContext = () => null;
      },
    );
    const block = (
      <EkRoot>
        <Says />
      </EkRoot>
    );
    const bare = renderPage(block, noService);
    expect(bare.errors).toEqual([]);
    act(() => void vi.advanceTimersByTime(3000));
    expect(bare.errors).toMatchObject([
      {
        code: "wrong_setup",
        message: expect.stringContaining('import "@enrolkit/react/styles.css"') as string,
      },
    ]);
    bare.unmount();

    const styled = renderPage(block, noService);
    root(styled.container).style.setProperty("--_ink", "black");
    act(() => void vi.advanceTimersByTime(3000));
    expect(styled.errors).toEqual([]);
  });

  it("of the employer's side is reported once for each root, wherever that side begins", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal(
      "OffscreenCanvas",
      class {
        getContext = () => null;
      },
    );
    const errorsOf = (block: ReactNode, sheet = "") => {
      const page = renderPage(
        <QuoteTexts messages={quoteEn}>
          <style>{sheet}</style>
          {block}
        </QuoteTexts>,
        noService,
      );
      root(page.container).style.setProperty("--_ink", "black");
      act(() => void vi.advanceTimersByTime(3000));
      page.unmount();
      return page.errors.map(({ message }) => message);
    };
    const inside = (
      <QuoteRoot>
        <QuoteRoot>
          <Says />
        </QuoteRoot>
      </QuoteRoot>
    );
    const missing = [expect.stringMatching(/import "@enrolkit\/react\/quote.css" once.*"Wrong set-up"/)];
    expect(errorsOf(inside)).toEqual(missing);
    expect(errorsOf(<EkRoot>{inside}</EkRoot>)).toEqual(missing);
    expect(errorsOf(inside, ".ek-root .ek-quote-all { display: grid }")).toEqual([]);
    expect(
      errorsOf(
        <EkRoot>
          <Says />
        </EkRoot>,
      ),
    ).toEqual([]);
  });

  it("is known by what each sheet really says, and no other", () => {
    const read = (file: string) =>
      bundle({ filename: join(import.meta.dirname, "../styles", file) }).code.toString();
    const [styles, quote] = [read("styles.css"), read("quote.css")];
    expect(styles).toMatch(/\.ek-root \{[^}]*--_ink:/);
    expect(styles).not.toMatch(/\.ek-quote-all/);
    expect(quote).not.toContain("--_ink:");
    expect(quote).toMatch(/\.ek-root:not\(#ek#ek#ek\) \.ek-quote-all \{[^}]*display: grid;/);
  });
});
