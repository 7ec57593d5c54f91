import type { ConsentStatement } from "@enrolkit/types";
import { cleanup, screen } from "@testing-library/react";
import * as fc from "fast-check";
import { createRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { catalogue, healthPlan } from "../../testing/catalogue.ts";
import { renderQuote } from "../../testing/render-quote.tsx";
import { ConsentStatements, type ConsentStatementsProps } from "./ConsentStatements.tsx";
import { openStatements, takenOver } from "./open-statements.ts";

const statements = healthPlan.consent_statements;
const ids = statements.map(({ id }) => id);
const statement = (id: string, text: string, links: ConsentStatement["links"] = []): ConsentStatement => ({
  id: `cst_${id}`,
  text,
  links,
});
const link = (token: string, more: Partial<ConsentStatement["links"][number]> = {}) => ({
  token,
  type: "terms_of_business" as const,
  label: `the ${token}`,
  url: "https://legal.example/x",
  version: "1",
  ...more,
});
const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox");
const ticked = () => boxes().map(({ checked }) => checked);
const shown = (container: HTMLElement) =>
  Array.from(container.querySelectorAll(".ek-verbatim"), ({ textContent }) => textContent);
const listener = () => vi.fn<(accepted: readonly string[]) => void>();

describe("statements to accept", () => {
  it.each(catalogue.plans.map((plan) => [plan.name, plan.consent_statements] as const))(
    "of %s have a box each, in their order, none ticked, and say nothing but themselves",
    (_, listed) => {
      const onError = vi.fn<NonNullable<ConsentStatementsProps["onError"]>>();
      const { container } = renderQuote(<ConsentStatements statements={listed} onError={onError} />);
      expect(ticked()).toEqual(listed.map(() => false));
      const words = listed.map(({ text, links }) =>
        links.reduce((said, { token, label }) => said.replace(`{${token}}`, label), text),
      );
      expect(shown(container)).toEqual(words);
      // The name of a box is its statement, not a word more.
      boxes().forEach((box, index) => expect(box).toHaveAccessibleName(words[index]?.replace(/\s+/g, " ")));
      expect(onError).not.toHaveBeenCalled();
    },
  );

  it("stand there character for character, whatever is in them", () => {
    const pieces = fc.constantFrom(
      "{a}",
      "{gone}",
      "{",
      "}",
      "<b>",
      "</label>",
      "  ",
      "\n",
      "\u202e",
      "é",
      "😀",
      "ع",
    );
    const texts = fc.array(
      fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join("")),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(texts, (all) => {
        const listed = all.map((text, index) => statement(`${index}`, text, [link("a")]));
        const { container } = renderQuote(<ConsentStatements statements={listed} />);
        expect(shown(container)).toEqual(all.map((text) => text.replaceAll("{a}", "the a")));
        expect(container.querySelectorAll("b")).toHaveLength(0);
        cleanup();
      }),
      { numRuns: 60 },
    );
  });

  it("are reported whenever a box changes, all that are ticked, in their order", async () => {
    const onChange = listener();
    const { user } = renderQuote(<ConsentStatements statements={statements} onChange={onChange} />);
    expect(screen.getByText("3 of 3 still to tick.")).toBeVisible();
    await user.click(boxes()[2]!);
    await user.click(boxes()[0]!);
    await user.click(boxes()[2]!);
    await user.click(boxes()[1]!);
    expect(onChange.mock.calls.map(([accepted]) => accepted)).toEqual([
      [ids[2]],
      [ids[0], ids[2]],
      [ids[0]],
      [ids[0], ids[1]],
    ]);
    expect(screen.getByText("1 of 3 still to tick.")).toBeVisible();
    await user.click(boxes()[2]!);
    expect(screen.getByText("All statements are ticked.")).toBeVisible();
  });

  it("are ticked with a key or a click on their words, but not by following a link", async () => {
    const { user } = renderQuote(<ConsentStatements statements={statements} />);
    await user.tab();
    await user.keyboard(" ");
    expect(ticked()).toEqual([true, false, false]);
    await user.click(screen.getByText(/We confirm that the number of employees/));
    expect(ticked()).toEqual([true, false, true]);
    const anchor = screen.getByRole("link", { name: "privacy notice" });
    anchor.addEventListener("click", (event) => event.preventDefault());
    await user.click(anchor);
    expect(ticked()).toEqual([true, false, true]);
  });

  it("follow the host where it holds the ticks", async () => {
    const onChange = listener();
    const { user } = renderQuote(
      <ConsentStatements statements={statements} value={[ids[1]!]} onChange={onChange} />,
    );
    await user.click(boxes()[0]!);
    expect(onChange).toHaveBeenCalledExactlyOnceWith([ids[0], ids[1]]);
    expect(ticked()).toEqual([false, true, false]);
  });

  it("link to https alone, in a new tab, whatever kind of document it is", () => {
    const onError = vi.fn<NonNullable<ConsentStatementsProps["onError"]>>();
    const listed = statement("1", "See {a}, {b} and {c}.", [
      link("a", { type: "hologram" as never }),
      link("b", { url: "javascript:alert(1)" }),
      link("c", { url: "http://plain.example" }),
    ]);
    renderQuote(<ConsentStatements statements={[listed]} onError={onError} />);
    const anchors = screen.getAllByRole("link");
    expect(anchors.map(({ textContent }) => textContent)).toEqual(["the a"]);
    expect(anchors[0]).toHaveAttribute("target", "_blank");
    expect(anchors[0]).toHaveAttribute("rel", "noopener noreferrer");
    expect(onError.mock.calls.map(([{ problem }]) => problem)).toEqual(["unsafe_url:b", "unsafe_url:c"]);
    expect(onError.mock.calls[0]?.[0].statement).toBe(listed);
  });

  it("keep what turns the writing direction to themselves", () => {
    const { container } = renderQuote(
      <ConsentStatements
        statements={[statement("1", "We \u202eaccept {a}", [link("a", { label: "\u202eterms" })])]}
      />,
    );
    expect(container.querySelector(".ek-verbatim")?.tagName).toBe("BDI");
    expect(screen.getByRole("link").firstElementChild?.tagName).toBe("BDI");
  });

  it("may be as long as they are", () => {
    const text = "We have informed every employee. ".repeat(180);
    const { container } = renderQuote(<ConsentStatements statements={[statement("1", text)]} />);
    expect(text.length).toBeGreaterThan(5000);
    expect(shown(container)).toEqual([text]);
  });

  it("say what stops the person from going on, and lead to the first that is open", () => {
    const box = createRef<HTMLInputElement>();
    renderQuote(
      <ConsentStatements
        statements={statements}
        defaultValue={[ids[0]!]}
        problem="Tick each statement"
        inputRef={box}
      />,
    );
    const [ticked, ...open] = boxes();
    expect(ticked).not.toHaveAttribute("aria-invalid");
    expect(ticked).not.toHaveAccessibleDescription(/Tick each statement/);
    for (const one of open) {
      expect(one).toBeInvalid();
      expect(one).toHaveAccessibleDescription(/^Tick each statement/);
    }
    expect(box.current).toBe(boxes()[1]);
  });

  it("show nothing where there are none, and speak Arabic", () => {
    const { container, show } = renderQuote(<ConsentStatements statements={[]} />, "ar");
    expect(container.querySelector(".ek-consents")).toBeNull();
    show(<ConsentStatements statements={statements} />);
    expect(screen.getByText("ما توافق عليه")).toBeVisible();
  });
});

describe("a new wording", () => {
  const [first, second, third] = statements as [ConsentStatement, ConsentStatement, ConsentStatement];
  const amended = { ...second, id: "cst_amended", text: `${second.text} Amended.` };

  it("is open again, says so at the statement, and the host hears of it", async () => {
    const onChange = listener();
    const consents = (listed: ConsentStatement[]) => (
      <ConsentStatements statements={listed} defaultValue={ids} onChange={onChange} />
    );
    const { user, show } = renderQuote(consents(statements));
    show(consents([first, amended, third]));
    expect(ticked()).toEqual([true, false, true]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith([first.id, third.id]);
    expect(boxes()[1]).toHaveAccessibleDescription(
      "Changed since you ticked it. Read it again, then tick it.",
    );
    expect(screen.getByRole("status")).toHaveTextContent("A statement has changed and needs ticking again.");
    await user.click(boxes()[1]!);
    expect(boxes()[1]).not.toHaveAccessibleDescription();
    expect(onChange).toHaveBeenLastCalledWith([first.id, "cst_amended", third.id]);
    expect(screen.getByRole("status")).toHaveTextContent("All statements are ticked.");
  });

  it("is open again where the host holds the ticks", () => {
    function Host({ listed }: { listed: ConsentStatement[] }) {
      const [value, setValue] = useState<readonly string[]>(ids);
      return (
        <>
          <ConsentStatements statements={listed} value={value} onChange={setValue} />
          <output className="ek-text" data-testid="value">
            {value.join(" ")}
          </output>
        </>
      );
    }
    const { show } = renderQuote(<Host listed={statements} />);
    show(<Host listed={[first, amended, third]} />);
    expect(ticked()).toEqual([true, false, true]);
    expect(screen.getByTestId("value")).toHaveTextContent(`${first.id} ${third.id}`);
  });

  it("needs nothing of a person who had not ticked it", () => {
    const onChange = listener();
    const consents = (listed: ConsentStatement[]) => (
      <ConsentStatements statements={listed} defaultValue={[first.id]} onChange={onChange} />
    );
    const { show } = renderQuote(consents(statements));
    show(consents([first, amended, third]));
    expect(onChange).not.toHaveBeenCalled();
    expect(boxes()[1]).not.toHaveAccessibleDescription();
  });

  it("is said in all where it came before the page", () => {
    const onChange = listener();
    renderQuote(
      <ConsentStatements statements={statements} value={["cst_old", first.id]} onChange={onChange} />,
    );
    expect(ticked()).toEqual([true, false, false]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith([first.id]);
    expect(screen.getByRole("status")).toHaveTextContent("A statement has changed and needs ticking again.");
  });
});

describe("what is open", () => {
  it("is what is not accepted, in order, and unknown ids open and close nothing", () => {
    const someIds = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"));
    fc.assert(
      fc.property(someIds, someIds, (all, accepted) => {
        const open = openStatements(
          all.map((id) => ({ id })),
          accepted,
        ).map(({ id }) => id);
        expect(open).toEqual(all.filter((id) => !accepted.includes(id)));
      }),
    );
  });

  it("pairs new wordings with old ones in order", () => {
    expect(takenOver(["a", "b", "c"], ["a", "x", "c"], ["b"])).toEqual(["x"]);
    expect(takenOver(["a", "b"], ["x", "y"], ["b"])).toEqual(["y"]);
    expect(takenOver(["a"], ["a", "x"], ["a"])).toEqual([]);
    expect(takenOver(["a", "b"], ["b"], ["a"])).toEqual([]);
  });
});
