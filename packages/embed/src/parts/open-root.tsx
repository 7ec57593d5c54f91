import sdkStyles from "@enrolkit/react/styles.css?inline";
import { WaitingSince } from "@enrolkit/react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Host, Shown } from "../elements/part.ts";
import hostStyles from "./host.css?inline";

interface RootOptions {
  /** Renders what the settings say now. */
  readonly render: () => ReactNode;
  /** Style sheets beside those of every page. */
  readonly styles?: readonly string[];
  /** Called with errors that a boundary inside has caught. */
  readonly onCaughtError: (error: unknown) => void;
}

/** Renders into the shadow root of an element, under our style sheets and no other. */
export function openRoot(host: Host, { render, styles = [], onCaughtError }: RootOptions): Shown {
  const { root, since } = host;
  const { ownerDocument } = root;
  const container = ownerDocument.createElement("div");
  root.adoptedStyleSheets = [hostStyles, sdkStyles, ...styles].map((text) => sheetOf(ownerDocument, text));
  root.replaceChildren(container);
  const reactRoot = createRoot(container, {
    onCaughtError,
    onUncaughtError: (error) => host.dispatch("error", error),
  });
  const update = (): void => reactRoot.render(<WaitingSince time={since}>{render()}</WaitingSince>);
  update();
  return { update, close: () => reactRoot.unmount() };
}

/** Constructed, so that no style policy concerns it; for the document that the element is in. */
function sheetOf({ defaultView }: Document, text: string): CSSStyleSheet {
  const sheet = new (defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
