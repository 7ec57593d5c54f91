import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { en } from "../messages/en/core.ts";
import { EkSettings } from "../provider/EkSettings.tsx";
import { EkRoot } from "../theme/EkRoot.tsx";
import { later } from "./later.tsx";

afterEach(() => vi.restoreAllMocks());

describe("a part whose code another root of the page has loaded", () => {
  it("hydrates without a word where a server has rendered it, and is there at once", async () => {
    const load = vi.fn(async () => () => <p className="ek-text">There it is.</p>);
    const Later = later(load, ["text"]);
    const page = (
      <EkSettings messages={en}>
        <EkRoot>
          <Later />
        </EkRoot>
      </EkSettings>
    );
    const html = renderToString(page);
    expect(html).toContain("ek-skeleton");
    const first = render(page);
    expect(await screen.findByText("There it is.")).toBeVisible();
    first.unmount();

    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const recovered = vi.fn();
    const second = document.body.appendChild(document.createElement("main"));
    second.innerHTML = html;
    const root = await act(async () => hydrateRoot(second, page, { onRecoverableError: recovered }));
    expect(second).toHaveTextContent("There it is.");
    expect(complaints.mock.calls).toEqual([]);
    expect(recovered).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    second.remove();
  });
});
