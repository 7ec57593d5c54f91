import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { everyBlock } from "../testing/every-block.tsx";
import { healthPlan } from "../testing/catalogue.ts";
import { renderIn } from "../testing/render-in.tsx";
import { renderQuote } from "../testing/render-quote.tsx";
import { fragileTexts, translatePage } from "../testing/translator.ts";
import { Button } from "../primitives/index.ts";
import { ConsentStatements } from "./ConsentStatements/index.ts";
import { Disclosures } from "./Disclosures/index.ts";
import { PlanHeader } from "./PlanHeader/index.ts";

vi.stubGlobal("print", () => undefined);

/** Some blocks have more controls after each press. */
const maxPresses = 60;

/** Chooses, types and presses all there is, one after the other, and notes what the page says after each. */
async function useAll(block: ReactElement, after: (page: HTMLElement) => void): Promise<string[]> {
  const { container, unmount } = renderIn(block);
  const said: string[] = [];
  const controls = 'input:enabled, select, button:not([aria-label*="Download"]), summary';
  const isMore = (index: number) => index < Math.min(maxPresses, container.querySelectorAll(controls).length);
  for (let index = 0; isMore(index); index += 1) {
    after(container);
    const control = container.querySelectorAll<HTMLElement>(controls)[index];
    if (control === undefined) break;
    await act(async () => {
      if (control.matches("input:not([type=radio], [type=checkbox])"))
        fireEvent.input(control, { target: { value: "7" } });
      else if (control.matches("input, button, summary")) control.click();
    });
    said.push(container.textContent);
  }
  after(container);
  unmount();
  return said;
}

describe.each(Object.entries(everyBlock))("%s on a page that is translated", (name, block) => {
  it("has no text that React holds beside others", () => {
    expect(fragileTexts(renderIn(block).container)).toEqual([]);
  });

  it("goes on working and says the same", async () => {
    if (name === "ConsentReceipt") URL.createObjectURL = () => "blob:receipt";
    if (name === "ConsentReceipt") URL.revokeObjectURL = () => undefined;
    const plain = await useAll(block, () => undefined);
    expect(await useAll(block, translatePage)).toEqual(plain);
  });
});

describe("on a page that is translated", () => {
  it("statements are counted as they are ticked", async () => {
    const [statement] = healthPlan.consent_statements;
    if (statement === undefined) throw new Error("The plan has no statement.");
    const two = [statement, { ...statement, id: "second", text: "I agree to the second." }];
    const { container, user } = renderQuote(<ConsentStatements statements={two} />);
    const open = screen.getByRole("status");
    expect(open).toHaveTextContent("2 of 2 still to tick");
    for (const left of ["1 of 2 still to tick", "All statements are ticked"]) {
      translatePage(container);
      await user.click(screen.getAllByRole("checkbox", { checked: false })[0] as HTMLElement);
      expect(open).toHaveTextContent(left);
    }
  });

  it("a button changes its words", () => {
    const { container, show } = renderIn(<Button>Start</Button>);
    translatePage(container);
    show(<Button>Continue</Button>);
    expect(screen.getByRole("button")).toHaveTextContent("Continue");
  });

  it("statements, disclosures and names stay as they are", () => {
    const [disclosure] = healthPlan.disclosures;
    if (disclosure === undefined) throw new Error("The plan has no disclosure.");
    const { container } = renderIn(
      <>
        <Disclosures disclosures={[disclosure]} />
        <PlanHeader type="health_insurance" plan={healthPlan} provider={{ name: "Harbour Mutual" }} />
      </>,
    );
    for (const text of [disclosure.text.slice(0, 30), healthPlan.name]) {
      const element = Array.from(container.querySelectorAll("[translate=no]")).find(({ textContent }) =>
        textContent.includes(text),
      );
      expect(element?.textContent).toContain(text);
    }
    translatePage(container);
    expect(container.querySelectorAll("[translate=no] font")).toHaveLength(0);
    expect(container.querySelectorAll("font").length).toBeGreaterThan(0);
  });
});
