import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Disclosures } from "../components/Disclosures/Disclosures.tsx";
import { healthPlan } from "../testing/catalogue.ts";
import { noService, renderPage } from "../testing/render-page.tsx";

describe("a block that fails to render", () => {
  it("leaves the others as they are, notifies the page's monitoring, and can be tried again", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const [disclosure] = healthPlan.disclosures;
    const broken = {
      ...disclosure,
      get text(): string {
        if (fails) throw new Error("no text");
        return "All is well.";
      },
    } as NonNullable<typeof disclosure>;
    let fails = true;
    const { errors } = renderPage(
      <>
        <Disclosures disclosures={[broken]} />
        <Disclosures disclosures={healthPlan.disclosures.slice(1, 2)} />
      </>,
      noService,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("This part cannot be shown at the moment.");
    expect(screen.getByText(/receives a commission/)).toBeVisible();
    expect(errors.map(({ message }) => message)).toContain("no text");
    fails = false;
    await act(async () => screen.getByRole("button", { name: "Try again" }).click());
    expect(screen.getByText("All is well.")).toBeVisible();
    quiet.mockRestore();
  });
});
