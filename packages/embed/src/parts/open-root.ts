import hostStyles from "./host.css?inline";
import styles from "@enrolkit/react/styles.css?inline";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Host, Shown } from "../elements/part.ts";

/** Renders into the shadow root of an element, under our style sheets and no other. */
export function openRoot(host: Host, render: () => ReactNode): Shown {
  const { root } = host;
  const container = root.ownerDocument.createElement("div");
  root.adoptedStyleSheets = [hostStyles, styles].map((text) => sheetOf(root.ownerDocument, text));
  root.replaceChildren(container);
  const report = (error: unknown): void => host.dispatch("error", error);
  const reactRoot = createRoot(container, { onUncaughtError: report });
  const update = (): void => reactRoot.render(render());
  update();
  return { update, close: () => reactRoot.unmount() };
}

/** A style sheet of a document, constructed, so that no style policy concerns it. */
function sheetOf({ defaultView }: Document, text: string): CSSStyleSheet {
  const sheet = new (defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
