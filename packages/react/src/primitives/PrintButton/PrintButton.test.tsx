import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderIn } from "../../testing/render-in.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { PrintButton } from "./PrintButton.tsx";

const button = () => screen.getByRole("button", { name: "Print or save as PDF" });
const waiting = (onPrint: () => void) => (
  <>
    <PrintButton onPrint={onPrint} />
    <Skeleton shapes={["text"]} />
  </>
);

describe("the button that prints", () => {
  it.each([
    ["our own", undefined],
    ["the host’s own", { loading: "Bitte warten" }],
  ])("waits while something is still to come, for which %s stands", async (_, fallback) => {
    const onPrint = vi.fn<() => void>();
    const { user, show } = renderIn(waiting(onPrint), { fallback });
    await vi.waitFor(() => expect(button()).toHaveAttribute("aria-disabled", "true"));
    await user.click(button());
    expect(onPrint).not.toHaveBeenCalled();
    show(
      <>
        <PrintButton onPrint={onPrint} />
        <p>Costs</p>
      </>,
    );
    await vi.waitFor(() => expect(button()).not.toHaveAttribute("aria-disabled"));
    await user.click(button());
    expect(onPrint).toHaveBeenCalledOnce();
  });

  it("prints the page where the host says nothing else", async () => {
    const printed = vi.spyOn(window, "print").mockImplementation(() => undefined);
    const { user } = renderIn(<PrintButton />);
    await user.click(button());
    expect(printed).toHaveBeenCalledOnce();
    printed.mockRestore();
  });
});
