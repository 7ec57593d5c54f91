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
    expect(screen.getByRole("alert")).toHaveTextContent("This part can’t be shown right now.");
    expect(screen.getByText(/receives a commission/)).toBeVisible();
    expect(errors.map(({ message }) => message)).toContain("no text");
    fails = false;
    await act(async () => screen.getByRole("button", { name: "Try again" }).click());
    expect(screen.getByText("All is well.")).toBeVisible();
    quiet.mockRestore();
  });

  it("says so in plain words where what the host shows instead fails too", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const Broken = (): never => {
      throw new Error("no block");
    };
    const broken = {
      ...healthPlan.disclosures[0],
      get text(): string {
        return Broken();
      },
    };
    const { errors } = renderPage(<Disclosures disclosures={[broken as never]} />, noService, {
      fallback: { error: () => Broken() },
    });
    expect(screen.getByRole("alert")).toHaveTextContent("We couldn’t load your benefits.");
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(errors.map(({ message }) => message)).toContain("no block");
    quiet.mockRestore();
  });
});
