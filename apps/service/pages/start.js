// Runs in the API pages: shows the API description of this service with the guides beside it, and puts the reader's test key
// and ids of the sandbox into the samples. The key stays in this page: it is neither stored nor sent.
import { filledDescription } from "./samples.js";

/** @typedef {import("./samples.js").Operation} Operation */
/** @typedef {{ name: string, description?: string }} Tag */
/** @typedef {{ name: string, tags: string[] }} Group */
/** @typedef {{ tags: Tag[], "x-tagGroups": Group[], paths: Record<string, Record<string, Operation>> }} Description */
/** @typedef {{ name: string, title: string, text: string }} Guide */

const main = element("#reference", HTMLElement);
const mountPath = main.dataset.mountPath ?? "";
const address = location.origin + mountPath;

/** Languages in which no backend calls an API like this one, and those that our own samples stand for. */
const hiddenTargets = Object.fromEntries(
  [
    "c",
    "clojure",
    "dart",
    "fsharp",
    "http",
    "js",
    "julia",
    "node",
    "objc",
    "ocaml",
    "powershell",
    "r",
    "shell",
    "swift",
  ].map((target) => [target, true]),
);

try {
  const [description, guides] = await Promise.all([
    /** @type {Promise<Description>} */ (read("/openapi.json")),
    /** @type {Promise<Guide[]>} */ (read("/docs/guides.json")),
  ]);
  await show(withGuides(description, guides));
  followChosenSection();
} catch (error) {
  main.textContent = "The API description could not be loaded. Reload the page to try again.";
  throw error;
}

/** @param {string} path */
async function read(path) {
  const response = await fetch(mountPath + path);
  if (!response.ok) throw new Error(`${path} is a ${response.status}.`);
  return response.json();
}

/**
 * The guides stand first, as sections of their own.
 * @param {Description} description @param {Guide[]} guides @returns {Description}
 */
function withGuides(description, guides) {
  return {
    ...description,
    tags: [
      ...guides.map(({ name, title, text }) => ({ name, "x-displayName": title, description: text })),
      ...description.tags,
    ],
    "x-tagGroups": [{ name: "Guides", tags: guides.map(({ name }) => name) }, ...description["x-tagGroups"]],
  };
}

/**
 * The renderer scrolls to where a chosen section was before those above it took their height: it stays in view while they
 * do, until the reader scrolls.
 */
function followChosenSection() {
  let isFollowing = false;
  const stop = () => (isFollowing = false);
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"])
    addEventListener(type, stop, { capture: true, passive: true });
  addEventListener("click", ({ target }) => {
    isFollowing = target instanceof Element && target.closest("aside, [role=dialog]") !== null;
  });
  new ResizeObserver(() => {
    if (!isFollowing) return;
    const end = `/${decodeURIComponent(location.hash.slice(1))}`;
    [...document.querySelectorAll("section[id]")].find(({ id }) => id.endsWith(end))?.scrollIntoView();
  }).observe(document.body);
}

/** @param {Description} description */
async function show(description) {
  const form = document.querySelector("#key-form");
  // A live service has neither a field for a key nor a sandbox.
  const filling = { address, key: "", ids: form ? await readIds() : {} };
  const reference = Scalar.createApiReference("#reference", settings(description, filling));
  if (!form) return;
  const field = element("#key", HTMLInputElement);
  const state = element("#key-state", HTMLElement);
  const update = () => {
    const key = field.value.trim();
    const isWhole = /^pk_test_[\w-]{20,}$/.test(key);
    state.textContent =
      key === "" ? "" : isWhole ? "In every sample of an operation." : "A test key starts with pk_test_.";
    field.setAttribute("aria-invalid", String(key !== "" && !isWhole));
    fill({ key: isWhole ? key : "" });
  };
  const fill = (/** @type {Partial<typeof filling>} */ change) => {
    const before = JSON.stringify(filling);
    if (JSON.stringify(Object.assign(filling, change)) === before) return;
    reference.updateConfiguration(settings(description, filling));
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("input", update);
  update(); // a key may have been entered while the pages loaded
  // Back from a terminal where a sample has created something, the next samples have its id.
  addEventListener("focus", () => void readIds(filling.ids).then((ids) => fill({ ids })));
}

/**
 * Ids of the sandbox by their prefix; those before where they cannot be read.
 * @param {Record<string, string>} before @returns {Promise<Record<string, string>>}
 */
async function readIds(before = {}) {
  try {
    return await read("/docs/ids.json");
  } catch {
    return before;
  }
}

/** @param {Description} description @param {import("./samples.js").Filling} filling */
function settings(description, filling) {
  return {
    content: { ...filledDescription(description, filling), servers: [{ url: address }] },
    authentication: {
      preferredSecurityScheme: "bearer",
      securitySchemes: { bearer: { token: filling.key } },
    },
    // Nothing is fetched from elsewhere, and nothing is sent from here: a secret key is rejected from a browser.
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: "never",
    hideTestRequestButton: true,
    hideClientButton: true,
    persistAuth: false,
    documentDownloadType: "none",
    hideModels: true,
    hiddenClients: hiddenTargets,
  };
}

/**
 * @template {Element} Kind
 * @param {string} selector @param {new () => Kind} kind @returns {Kind}
 */
function element(selector, kind) {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return found;
}
