import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { type Connection, connectService } from "@enrolkit/testing/connect";
import { afterEach, inject } from "vitest";
import { accessibilityProblems } from "./axe.ts";
import { setService } from "./service.ts";
import { fragileTexts } from "./translator.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The service of `service.setup.ts`. */
    enrolkit: Connection;
  }
}

setService(connectService(inject("enrolkit")));

// The service responds in its own time, longer on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has dialogs, but cannot open them.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

// axe would draw letters to see whether a font shows icons.
HTMLCanvasElement.prototype.getContext = () => null;

/** Whatever a test left on the page is held to WCAG 2.2 AA, and can be translated, before it is taken away. */
afterEach(async () => {
  const problems = await accessibilityProblems(document.body);
  for (const text of fragileTexts(document.body)) problems.push(`a page translator breaks ${text}`);
  cleanup();
  if (problems.length > 0) throw new Error(problems.join("\n"));
});
