import type { ParticipationCounts } from "@enrolkit/types";
import { screen, within } from "@testing-library/react";
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { accessibilityProblems } from "../../testing/axe.ts";
import { languageOf } from "../../testing/languages.ts";
import { noOne } from "../../testing/participation.ts";
import { renderIn } from "../../testing/render-in.tsx";
import { ParticipationTexts } from "../../messages/PartTexts.tsx";
import { ParticipationBar, type ParticipationBarProps } from "./ParticipationBar.tsx";
import { segmentsOf, sharesOf } from "./shares.ts";

const eleven: ParticipationCounts = {
  covered: 1,
  ending: 1,
  invited: 3,
  waiting: 1,
  not_invited: 2,
  deadline_missed: 1,
  declined: 1,
  not_covered: 1,
};

function show(counts: ParticipationCounts, props: Partial<ParticipationBarProps> = {}, locale = "en") {
  return renderIn(
    <ParticipationTexts messages={languageOf(locale).participation}>
      <ParticipationBar counts={counts} {...props} />
    </ParticipationTexts>,
    { locale },
  );
}

/** The cells of each row. */
const rows = () =>
  screen
    .getAllByRole("row")
    .map((row) => Array.from(row.children, ({ textContent }) => textContent).join(" | "));
const statesDrawn = (container: HTMLElement) =>
  Array.from(container.querySelectorAll(".ek-participation-bar > .ek-segment"), (segment) =>
    segment.getAttribute("data-ek-state"),
  );

describe("the bar of who takes part", () => {
  it("says how many are covered, and how many are in each state, in the order of the bar", async () => {
    const { container } = show(eleven, { onOpen: vi.fn<() => void>() });
    expect(screen.getByRole("heading", { name: "Who is covered", level: 2 })).toBeVisible();
    expect(screen.getByText("2 of 11 employees covered")).toBeVisible();
    expect(rows()).toEqual([
      "Status | Employees | Share",
      "Covered | 1 | 9%",
      "Cover ending | 1 | 9%",
      "Choosing | 3 | 27%",
      "In progress | 1 | 9%",
      "Not started | 2 | 18%",
      "Deadline missed | 1 | 9%",
      "Declined | 1 | 9%",
      "Not covered | 1 | 9%",
    ]);
    expect(statesDrawn(container)).toEqual([
      "covered",
      "ending",
      "invited",
      "waiting",
      "not_invited",
      "deadline_missed",
      "declined",
      "not_covered",
    ]);
    const drawing = screen.getByRole("img");
    expect(drawing).toHaveAccessibleName(
      /^2 of 11 employees covered\. Covered: 1 employee, Cover ending: 1 employee, Choosing: 3 employees,/,
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("gives each segment a texture of its own, which the row beside its name repeats", () => {
    const { container } = show(eleven);
    const fills = (part: string) =>
      Array.from(container.querySelectorAll(`${part} .ek-segment-texture`), (texture) =>
        texture.getAttribute("fill"),
      );
    expect(new Set(fills(".ek-participation-bar")).size).toBe(8);
    expect(fills(".ek-swatch")).toEqual(fills(".ek-participation-bar"));
    for (const fill of fills(".ek-swatch")) {
      const id = /^url\(#(.*)\)$/.exec(fill ?? "")?.[1] ?? "";
      expect(container.querySelector(`pattern[id="${id}"]`)).not.toBeNull();
    }
    const drawn = Array.from(container.querySelectorAll("pattern > path"), (path) => path.getAttribute("d"));
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(7);
  });

  it("says so where the group has no one", async () => {
    const { container } = show(noOne);
    expect(screen.getByText(/^No one is in this group yet/)).toBeVisible();
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("is right for one employee", () => {
    show({ ...noOne, invited: 1 });
    expect(screen.getByText("0 of 1 employee covered")).toBeVisible();
    expect(rows().slice(1)).toEqual(["Choosing | 1 | 100%"]);
  });

  it("is right for 100,000, and shows one among them", () => {
    show({ ...noOne, covered: 99_999, declined: 1 });
    expect(screen.getByText("99,999 of 100,000 employees covered")).toBeVisible();
    expect(rows().slice(1)).toEqual(["Covered | 99,999 | 99%", "Declined | 1 | 1%"]);
  });

  it("opens one state at a time, by its name or in the bar", async () => {
    const onOpen = vi.fn<(state: string | null) => void>();
    const { user, container } = show(eleven, { open: "invited", onOpen, children: "Bea Novak" });
    const choosing = screen.getByRole("button", { name: "Choosing: 3 employees" });
    expect(choosing).toHaveAttribute("aria-expanded", "true");
    const opened = document.getElementById(choosing.getAttribute("aria-controls") ?? "");
    expect(opened).toHaveTextContent("Bea Novak");
    await user.click(choosing);
    await user.click(screen.getByRole("button", { name: "Declined: 1 employee" }));
    const missed = container.querySelector(".ek-participation-bar > [data-ek-state=deadline_missed]");
    if (missed !== null) await user.click(missed);
    expect(onOpen.mock.calls).toEqual([[null], ["declined"], ["deadline_missed"]]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("opens nothing where no one asks for it", () => {
    show(eleven);
    expect(screen.queryByRole("button")).toBeNull();
    expect(within(screen.getByRole("table")).getByText("Choosing")).toBeVisible();
  });

  it("has a word for a state that is not known yet", () => {
    const counts = { ...eleven, on_leave: 4 } as ParticipationCounts;
    show(counts);
    expect(rows().at(-1)).toBe("Other | 4 | 27%");
    expect(screen.getByText("2 of 15 employees covered")).toBeVisible();
  });

  it("speaks Arabic and Dutch", () => {
    const { unmount } = show(eleven, {}, "ar");
    expect(screen.getByText("المشمولون بالتغطية: 2 من أصل 11 موظفًا")).toBeVisible();
    unmount();
    show(eleven, {}, "nl");
    expect(screen.getByText("2 van 11 medewerkers verzekerd")).toBeVisible();
  });
});

describe("the segments", () => {
  const counts = fc.record(
    Object.fromEntries(
      Object.keys(noOne).map((state) => [state, fc.oneof(fc.constant(0), fc.nat(5), fc.nat(100_000))]),
    ),
  ) as unknown as fc.Arbitrary<ParticipationCounts>;

  it("fill the bar from end to end, each wide enough to be seen, longer where there are more", () => {
    fc.assert(
      fc.property(counts, (each) => {
        const shares = sharesOf(each);
        const segments = segmentsOf(shares);
        let end = 0;
        for (const [index, { start, length }] of segments.entries()) {
          expect(start).toBeCloseTo(end);
          expect(length).toBeGreaterThan(1.99);
          end = start + length;
          for (const [other, share] of shares.entries())
            if (share.count > (shares[index]?.count ?? 0))
              expect(segments[other]?.length).toBeGreaterThanOrEqual(length - 1e-9);
        }
        if (segments.length > 0) expect(end).toBeCloseTo(100);
        const all = Object.values(each).reduce((sum, count) => sum + count, 0);
        expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(all);
      }),
    );
  });
});
