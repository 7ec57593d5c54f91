import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { en } from "../messages/en/core.ts";
import { EkSettings } from "../provider/EkSettings.tsx";
import { everyBlock } from "../testing/every-block.tsx";

const block = (
  <EkSettings messages={en}>
    {everyBlock["CoverageSelection"]}
    {everyBlock["RequirementForm"]}
  </EkSettings>
);

it("keeps two roots of one page apart, also where a server rendered both with the same ids", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const html = renderToString(block);
  expect(renderToString(block), "a server renders the same each time").toBe(html);
  const pages = [html, html].map((html) => {
    const page = document.body.appendChild(document.createElement("div"));
    page.innerHTML = html;
    return page;
  });
  const roots = await act(async () => pages.map((page) => hydrateRoot(page, block)));
  const [one, two] = pages.map((page) =>
    ["id", "name", "for"].map(
      (attribute) =>
        new Set(Array.from(page.querySelectorAll(`[${attribute}]`), (one) => one.getAttribute(attribute))),
    ),
  );
  for (const [index, values] of one?.entries() ?? []) {
    expect(values.size).toBeGreaterThan(0);
    expect([...values].filter((value) => two?.[index]?.has(value))).toEqual([]);
  }
  const chosen = pages.map((page) => page.querySelectorAll(":checked").length);
  expect(chosen[0]).toBeGreaterThan(0);
  expect(chosen[0]).toBe(chosen[1]);
  expect(complaints.mock.calls).toEqual([]);
  await act(async () => {
    for (const root of roots) root.unmount();
  });
  for (const page of pages) page.remove();
  complaints.mockRestore();
});

it("is the only source of ids", () => {
  const source = join(import.meta.dirname, "..");
  const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter((file) =>
    /\buseId\b/.test(readFileSync(join(source, file), "utf8")),
  );
  expect(files).toEqual(["theme/useUniqueId.ts"]);
});
