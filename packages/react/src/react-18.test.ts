import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { build, type Rolldown } from "vite";
import { createFakeService } from "./testing/fake-service.ts";

type Page = typeof import("./testing/react-18-page.tsx");

let folder: string;
let page: Page;

/** The whole SDK bundled with React 18 in place of the React of this workspace. */
beforeAll(async () => {
  const root = join(import.meta.dirname, "..");
  // Among the modules, so that Node itself imports it.
  folder = await mkdtemp(join(root, "node_modules", ".react-18-"));
  const output = (await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"development"' },
    resolve: {
      conditions: ["enrolkit-source"],
      alias: ["react-dom", "react"].map((name) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: join(root, "node_modules", `${name}-18`),
      })),
    },
    build: {
      write: false,
      minify: false,
      lib: { entry: "src/testing/react-18-page.tsx", formats: ["es"], fileName: "page" },
    },
  })) as Rolldown.RolldownOutput[];
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  let entry = "";
  for (const chunk of output.flatMap((part) => part.output)) {
    if (chunk.type !== "chunk") continue;
    if (chunk.isEntry) entry = chunk.fileName;
    await writeFile(join(folder, chunk.fileName), chunk.code);
  }
  page = (await import(/* @vite-ignore */ pathToFileURL(join(folder, entry)).href)) as Page;
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

describe("React 18.3", () => {
  it("hydrates and shows the enrolment without a warning", async () => {
    expect(page.version).toMatch(/^18\.3/);
    const service = createFakeService();
    vi.stubGlobal("fetch", service.fetch);
    const container = document.body.appendChild(document.createElement("div"));
    const { employee, groupId } = service.world;
    const recovered = vi.fn();
    const options = { employeeId: employee.id, groupId, getSession: async () => service.mint() };
    // Here there is a document, which React 18 does not expect around its server renderer.
    const warned = vi.spyOn(console, "error").mockImplementation(() => {});
    container.innerHTML = page.renderOnServer(options);
    warned.mockClear();
    const unmount = page.hydrate(container, options, recovered);
    await screen.findByRole("heading", { name: "Your benefits" });
    screen.getByRole("button", { name: "See what is offered" }).click();
    await screen.findByText("Cover starts on 1 January 2027");
    expect(recovered).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
    unmount();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    container.remove();
  });
});
