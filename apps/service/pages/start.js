// Runs in the API pages: shows the API description of this service with the guides beside it, and puts the reader's test key
// into the samples. The key stays in this page: it is neither stored nor sent.

/** @typedef {{ lang: string, label: string, source: string }} Sample */
/** @typedef {{ "x-codeSamples": Sample[] }} Operation */
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
  show(withGuides(description, guides));
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

/** @param {Description} description */
function show(description) {
  const reference = Scalar.createApiReference("#reference", settings(description, ""));
  const form = document.querySelector("#key-form");
  if (!form) return;
  const field = element("#key", HTMLInputElement);
  const state = element("#key-state", HTMLElement);
  let shown = "";
  const update = () => {
    const key = field.value.trim();
    const isWhole = /^pk_test_[\w-]{20,}$/.test(key);
    state.textContent =
      key === "" ? "" : isWhole ? "In every sample of an operation." : "A test key starts with pk_test_.";
    field.setAttribute("aria-invalid", String(key !== "" && !isWhole));
    const next = isWhole ? key : "";
    if (next === shown) return;
    shown = next;
    reference.updateConfiguration(settings(description, next));
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("input", update);
  update(); // a key may have been entered while the pages loaded
}

/** @param {Description} description @param {string} key */
function settings(description, key) {
  return {
    content: { ...withSamples(description, key), servers: [{ url: address }] },
    authentication: {
      preferredSecurityScheme: "bearer",
      securitySchemes: { bearer: { token: key } },
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
 * The samples with this service's address, and the key where there is one.
 * @param {Description} description @param {string} key @returns {Description}
 */
function withSamples(description, key) {
  const fill = (/** @type {Sample} */ sample) => ({ ...sample, source: filled(sample.source, key) });
  const paths = mapValues(description.paths, (path) =>
    mapValues(path, (operation) => ({ ...operation, "x-codeSamples": operation["x-codeSamples"].map(fill) })),
  );
  return { ...description, paths };
}

/** @param {string} source @param {string} key */
function filled(source, key) {
  const placed = source
    .replaceAll("$ENROLKIT_URL", address)
    .replaceAll("process.env.ENROLKIT_URL", JSON.stringify(address));
  if (key === "") return placed;
  return placed
    .replaceAll("$ENROLKIT_API_KEY", key)
    .replaceAll("process.env.ENROLKIT_API_KEY", JSON.stringify(key));
}

/**
 * @template Value, Result
 * @param {Record<string, Value>} record @param {(value: Value) => Result} change @returns {Record<string, Result>}
 */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
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
