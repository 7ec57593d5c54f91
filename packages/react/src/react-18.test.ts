import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { TestService } from "./testing/test-service.ts";

type Page = typeof import("./testing/react-18-page.tsx");

let folder: string;
let page: Page;

/** The whole SDK bundled with React 18 in place of the React of this workspace. */
beforeAll(async () => {
  const root = join(import.meta.dirname, "..");
  // Among the modules, so that Node itself imports it.
  folder = await mkdtemp(join(root, "node_modules", ".react-18-"));
  const script = join(root, "scripts/bundle-with-react-18.ts");
  const { stdout: entry } = await promisify(execFile)(process.execPath, [script, folder]);
  page = (await import(/* @vite-ignore */ pathToFileURL(join(folder, entry)).href)) as Page;
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

describe("React 18.3", () => {
  it("hydrates and shows the enrolment without a warning", async () => {
    expect(page.version).toMatch(/^18\.3/);
    const service = await TestService.start();
    vi.stubGlobal("fetch", service.network.fetch);
    const container = document.body.appendChild(document.createElement("div"));
    const { url: baseUrl, employeeId, groupId, getSession } = service;
    const recovered = vi.fn();
    const options = { baseUrl, employeeId, groupId, getSession };
    // Here there is a document, which React 18 does not expect around its server renderer.
    const warned = vi.spyOn(console, "error").mockImplementation(() => {});
    container.innerHTML = page.renderOnServer(options);
    warned.mockClear();
    const unmount = page.hydrate(container, options, recovered);
    await screen.findByText("Cover starts on 1 January 2027");
    screen.getByRole("button", { name: "Start" }).click();
    await screen.findByRole("heading", { name: /^Choose your cover/ });
    expect(recovered).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
    unmount();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    container.remove();
  });
});
