import { act, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { later } from "../../primitives/later.tsx";
import { noService, renderPage } from "../../testing/render-page.tsx";
import { CurrentStep, type StepMemory, useStepMemory } from "./CurrentStep.tsx";
import { FlowProvider } from "./FlowContext.tsx";
import { FlowPage } from "./FlowPage.tsx";
import { PendingPage, pageShapes } from "./Loaded.tsx";

interface Flow {
  readonly memory: StepMemory;
  readonly failure: null;
  readonly refusal: null;
  readonly hasMovedOn: false;
  readonly isBusy: false;
}

/** A flow of two pages; the code of the second arrives when the test says so. */
function twoPages(): { show: (step: "opening" | "cover") => ReactNode; arrive: () => void } {
  let arrive = (): void => {};
  const code = new Promise<(props: { flow: Flow }) => ReactNode>((resolve) => {
    arrive = () => resolve(({ flow }) => <FlowPage flow={flow} title="Choose your cover" />);
  });
  const pages = {
    opening: ({ flow }: { flow: Flow }) => <FlowPage flow={flow} title="Your benefits" />,
    cover: later(() => code, pageShapes, PendingPage),
  };
  function Pages({ step }: { step: "opening" | "cover" }): ReactNode {
    const memory = useStepMemory();
    const flow: Flow = { memory, failure: null, refusal: null, hasMovedOn: false, isBusy: false };
    return <CurrentStep flow={flow} page={step} pages={pages} names={{}} intentId={null} memory={memory} />;
  }
  const show = (step: "opening" | "cover") => (
    <FlowProvider id="" settings={{}}>
      <Pages step={step} />
    </FlowProvider>
  );
  return { show, arrive };
}

describe("a page whose code has not arrived", () => {
  it("is a skeleton of a page, and takes focus once it is there", async () => {
    const { show, arrive } = twoPages();
    const { rerender, container } = renderPage(show("opening"), noService);
    rerender(show("cover"));
    expect(container.querySelectorAll(".ek-frame-aside .ek-bone")).toHaveLength(1);
    expect(container.querySelectorAll(".ek-frame-main .ek-bone")).toHaveLength(pageShapes.length);
    await act(async () => arrive());
    expect(await screen.findByRole("heading", { name: "Choose your cover" })).toHaveFocus();
  });

  it("is there at once the next time", async () => {
    const { show, arrive } = twoPages();
    const { rerender } = renderPage(show("cover"), noService);
    await act(async () => arrive());
    rerender(show("opening"));
    rerender(show("cover"));
    expect(screen.getByRole("heading", { name: "Choose your cover" })).toHaveFocus();
  });
});
