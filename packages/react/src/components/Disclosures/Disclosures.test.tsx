import type { Disclosure } from "@enrolkit/types";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { catalogue } from "../../testing/catalogue.ts";
import { renderIn } from "../../testing/render-in.tsx";
import { Disclosures } from "./Disclosures.tsx";

const text = (category: string, words: string): Disclosure =>
  ({ category, type: "statutory_warning", text: words, links: [] }) as unknown as Disclosure;

describe("disclosures", () => {
  it.each(catalogue.plans.map((plan) => [plan.name, plan] as const))(
    "of %s are all there",
    (_, { disclosures }) => {
      const onError = vi.fn<(problem: { problem: string }) => void>();
      const { container } = renderIn(<Disclosures disclosures={disclosures} onError={onError} />);
      expect(container.querySelectorAll(".ek-disclosure")).toHaveLength(disclosures.length);
      expect(onError).not.toHaveBeenCalled();
    },
  );

  it("are grouped by source: law, insurer, intermediary, and sources that come later", () => {
    renderIn(
      <Disclosures
        disclosures={[
          text("ombudsman", "Fourth"),
          text("intermediary", "Third"),
          text("provider", "Second"),
          text("regulatory", "First"),
          text("toString", "Fifth"),
        ]}
      />,
    );
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      "Important to know",
      "What the law says",
      "From the insurer",
      "From the intermediary",
      "Further information",
    ]);
    const said = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(said).toEqual(["First", "Second", "Third", "Fourth", "Fifth"]);
  });

  it("collapsed leave the law open, and stay whole under whose they are and how many", () => {
    const disclosures = [
      text("regulatory", "Law"),
      text("provider", "First"),
      text("provider", "Second"),
      text("intermediary", "Third"),
    ];
    const { container, show } = renderIn(
      <Disclosures disclosures={disclosures} insurer="Harbour Mutual" collapsed />,
    );
    const isOpen = () => Array.from(container.querySelectorAll("details"), ({ open }) => open);
    const headings = screen.getAllByRole("heading").map((heading) => heading.textContent);
    expect(headings).toEqual([
      "Important to know",
      "What the law says",
      "From Harbour Mutual (2)",
      "From the intermediary (1)",
    ]);
    expect(isOpen()).toEqual([false, false]);
    expect(screen.getByText("Law")).toBeVisible();
    for (const words of ["First", "Second", "Third"]) {
      expect(screen.getByText(words)).not.toBeVisible();
      expect(screen.getByText(words)).toHaveAttribute("translate", "no");
    }
    show(<Disclosures disclosures={disclosures} />);
    expect(isOpen()).toEqual([]);
    expect(screen.getByText("Third")).toBeVisible();
  });

  it("collapsed show openly, first of all, what limits the cover, and who says so", () => {
    const limit = { ...text("provider", "Not covered for two years"), type: "pre_existing_conditions" };
    const late = { ...text("intermediary", "Who joins late waits"), type: "anti_selection_notice" };
    const ofLaw = { ...text("regulatory", "Not covered by law"), type: "pre_existing_conditions" };
    const { show } = renderIn(
      <Disclosures
        disclosures={[text("provider", "Underwritten"), late, ofLaw, limit] as Disclosure[]}
        insurer="Harbour Mutual"
        collapsed
      />,
    );
    const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(headings()).toEqual([
      "Important to know",
      "Limits on your cover From Harbour Mutual",
      "Limits on your cover From the intermediary",
      "What the law says",
      "From Harbour Mutual (1)",
    ]);
    for (const words of ["Not covered for two years", "Who joins late waits", "Not covered by law"])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText("Underwritten")).not.toBeVisible();
    show(<Disclosures disclosures={[limit] as Disclosure[]} collapsed />);
    expect(headings()).toEqual(["Important to know", "Limits on your cover From the insurer"]);
  });

  it("say which text has a problem", () => {
    const onError = vi.fn<(problem: { disclosure: Disclosure; problem: string }) => void>();
    const broken = text("provider", "See {nothing}");
    renderIn(<Disclosures disclosures={[broken]} onError={onError} />);
    expect(onError).toHaveBeenCalledExactlyOnceWith({ disclosure: broken, problem: "unknown_token:nothing" });
  });

  it("show nothing where there are none", () => {
    const { container } = renderIn(<Disclosures disclosures={[]} />);
    expect(container.querySelector(".ek-disclosures")).toBeNull();
  });

  it("keep the same text said twice, and their order inside a source", () => {
    const { container } = renderIn(
      <Disclosures
        disclosures={[text("provider", "Twice"), text("provider", "Once"), text("provider", "Once more")]}
      />,
    );
    const list = within(container).getByRole("list");
    expect(list).toHaveTextContent("TwiceOnceOnce more");
  });
});
