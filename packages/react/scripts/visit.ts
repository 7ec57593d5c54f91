import type { SessionOf } from "@enrolkit/testing";
import type { Browser } from "playwright-core";
import type { HostPage } from "./host-page.ts";

/** A flow to render on a page, and the session that renders it. */
export interface FlowOnPage {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly sessionOf: SessionOf;
  readonly serviceUrl: string;
  /** The text of a button that is there once the first step can be used. */
  readonly firstButton: string;
}

/** What a browser received, in kilobytes (1000 bytes). */
export interface Received {
  /** At once, or until the first step of a flow could be used: files whose loading had begun by then. */
  readonly atOnce: number;
  /** With every part that loads later. */
  readonly whole: number;
  readonly styles: number;
  /** The paths of the files in `atOnce`. */
  readonly pathsAtOnce: readonly string[];
}

/** What the page's script and the observer of buttons put on the window. */
interface HostWindow extends Window {
  firstButton?: string;
  firstButtonAt?: number;
  host?: Record<string, unknown> & {
    createElement: (type: unknown, props: object, child?: unknown) => object;
    createRoot: (element: Element | null) => { render: (child: object) => void };
  };
}

/**
 * Opens a page and counts the bodies of the SDK's files as they arrived, compressed, without headers: what the browser
 * itself reports. Languages and what is outside are not counted.
 */
export async function visit(
  browser: Browser,
  address: string,
  { files }: HostPage,
  flow?: FlowOnPage,
): Promise<Received> {
  const page = await browser.newPage({ locale: "en-GB" });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(observeButtons, flow?.firstButton ?? "");
  await page.goto(address);
  await page.waitForFunction(() => (window as HostWindow).host !== undefined);
  if (flow !== undefined) {
    await page.evaluate(render, flow);
    await page.waitForFunction(() => (window as HostWindow).firstButtonAt !== undefined);
  }
  const counted = [...files].flatMap(([path, { isCounted }]) => (isCounted ? [path] : []));
  const received = await page.evaluate(receive, counted);
  await page.close();
  const missing = counted.filter((path) => !received.some((file) => file.path === path && file.bytes > 0));
  if (errors.length > 0 || missing.length > 0)
    throw new Error(`${address} failed: ${[...errors, ...missing].join(", ")}`);

  const sum = (of: typeof received): number => of.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  const scripts = received.filter(({ path }) => counted.includes(path));
  const atOnce = scripts.filter(({ isLate }) => !isLate);
  return {
    atOnce: sum(atOnce),
    whole: sum(scripts),
    styles: sum(received.filter(({ path }) => path.endsWith(".css"))),
    pathsAtOnce: atOnce.map(({ path }) => path),
  };
}

/** Opens a page with an element and counts every script that arrived until its first step could be used. */
export async function visitElement(browser: Browser, address: string, firstButton: string): Promise<number> {
  const page = await browser.newPage({ locale: "en-GB" });
  await page.addInitScript(observeButtons, firstButton);
  await page.goto(address);
  await page.waitForFunction(() => (window as HostWindow).firstButtonAt !== undefined);
  const received = await page.evaluate(receive, []);
  await page.close();
  return received
    .filter(({ path, isLate }) => path.endsWith(".js") && !isLate)
    .reduce((total, { bytes }) => total + bytes / 1000, 0);
}

/** Remembers the moment at which a button came, in the page or in an element of it. */
function observeButtons(text: string): void {
  const roots: (Document | ShadowRoot)[] = [];
  const observer = new MutationObserver(() => {
    const isThere = roots
      .flatMap((root) => Array.from(root.querySelectorAll("button")))
      .some((button) => button.textContent === text && !button.disabled);
    if (!isThere) return;
    (window as HostWindow).firstButtonAt = performance.now();
    observer.disconnect();
  });
  const observe = <Root extends Document | ShadowRoot>(root: Root): Root => {
    roots.push(root);
    if (text !== "") observer.observe(root, { subtree: true, childList: true, attributes: true });
    return root;
  };
  Element.prototype.attachShadow = new Proxy(Reflect.get(Element.prototype, "attachShadow"), {
    apply: (attachShadow, element, init) => observe(Reflect.apply(attachShadow, element, init)),
  });
  observe(document);
}

function render({ name, props, sessionOf, serviceUrl }: FlowOnPage): void {
  const { host } = window as HostWindow;
  if (host === undefined) return;
  const getSession = async (): Promise<unknown> =>
    (await fetch("/session", { method: "POST", body: JSON.stringify(sessionOf) })).json();
  const flow = host.createElement(host[name], props);
  const provider = host.createElement(host["EnrolkitProvider"], { baseUrl: serviceUrl, getSession }, flow);
  host.createRoot(document.querySelector("#root")).render(provider);
}

/** Loads what is not there yet, and says what was received. `isLate` is what began after the first step could be used. */
async function receive(paths: string[]): Promise<{ path: string; bytes: number; isLate: boolean }[]> {
  const usableAt = (window as HostWindow).firstButtonAt ?? performance.now();
  // What is on its way already is not fetched twice.
  await Promise.all(paths.map((path) => import(path)));
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return entries.map(({ name, encodedBodySize, startTime }) => ({
    path: new URL(name).pathname,
    bytes: encodedBodySize,
    isLate: startTime > usableAt,
  }));
}
