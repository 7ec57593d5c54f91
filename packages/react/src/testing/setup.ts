import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { accessibilityProblems } from "./axe.ts";

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

/** Whatever a test left on the page is held to WCAG 2.2 AA before it is taken away. */
afterEach(async () => {
  const problems = await accessibilityProblems(document.body);
  cleanup();
  if (problems.length > 0) throw new Error(problems.join("\n"));
});
