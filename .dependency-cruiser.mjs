// Which folder may import which (CONTRIBUTING.md). scripts/imports.test.ts plants a violation of each rule.

export const tests = String.raw`(\.test\.tsx?$|/testing/|^packages/[^/]+/(scripts|gallery)/)`;

/** In the house: of the other packages, `from` may import these alone, and only `testing` imports an app. */
const mayImport = (/** @type {string} */ from, /** @type {string[]} */ ...allowed) => ({
  name: `${from} imports ${allowed.length > 0 ? `only ${allowed.join(", ")}` : "no package"}`,
  severity: "error",
  from: { path: `^${from}/` },
  to: { path: "^(packages|apps|e2e)/", pathNot: [from, ...allowed].map((folder) => `^${folder}/`) },
});

/** In the service: a layer imports only the layers below it. */
const forbidUpward = (/** @type {string} */ layer, /** @type {string[]} */ ...above) => ({
  name: `service: ${layer} knows nothing of ${above.join(", ")}`,
  severity: "error",
  from: { path: `^apps/service/src/(${layer})/`, pathNot: tests },
  to: { path: `^apps/service/src/(${above.join("|")})/` },
});

/** The folders of the service that move state. */
const domain = "intents|policies|quotes|contributions|receipts|people|requirements|catalogue|due-work";

/** In the SDK: from the lowest to the highest, a folder imports only those before it (packages/react/README.md). */
const sdkLayers = [
  "cost",
  "messages",
  "theme",
  "text",
  "primitives",
  "query",
  "provider",
  "session|draft|hooks",
  "components",
  "flows",
];
const forbidUpwardInSdk = sdkLayers.slice(0, -1).map((layer, index) => {
  const above = sdkLayers.slice(index + 1).join("|");
  return {
    name: `react: ${layer} knows nothing of ${above.replaceAll("|", ", ")}`,
    severity: "error",
    from: { path: `^packages/react/src/(${layer})/`, pathNot: tests },
    to: { path: `^packages/react/src/(index\\.ts$|(${above})/)` },
  };
});

/** Forbids an import that package.json would allow. */
const forbidImport = (/** @type {string} */ name, /** @type {string} */ from, /** @type {string} */ to) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: tests },
  to: { path: to },
});

const modules = (/** @type {string[]} */ ...names) => `(^|/)node_modules/(${names.join("|")})/`;

export const options = {
  parser: "swc", // TypeScript 7 has no parser that this tool could use
  tsPreCompilationDeps: true, // types count too
  exclude: { path: "(^|/)dist/" },
  doNotFollow: { path: "node_modules" },
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["enrolkit-source", "import", "node", "default"],
    extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
  },
};

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    mayImport("packages/contract"),
    mayImport("packages/types", "packages/contract"),
    mayImport("packages/rules", "packages/types", "packages/contract"),
    mayImport("packages/client", "packages/types", "packages/contract", "packages/testing"),
    mayImport(
      "packages/react",
      "packages/client",
      "packages/rules",
      "packages/types",
      "packages/contract",
      "packages/testing",
    ),
    mayImport("packages/embed", "packages/react", "packages/client", "packages/rules", "packages/types"),
    mayImport("packages/testing", "apps/service", "packages/contract"),
    mayImport("apps/service", "packages/contract", "packages/rules"),
    mayImport("apps/hr-demo", "packages/client", "packages/react", "packages/testing"),
    forbidImport(
      "embed: the script defines elements without React",
      "^packages/embed/src/(elements/|script\\.ts$)",
      "^packages/(react|rules)/|(^|/)node_modules/(react|react-dom|@tanstack/react-query)/|^packages/embed/src/parts/",
    ),
    forbidImport(
      "only tests start the service",
      "^(packages/(client|react|embed)|apps/hr-demo)/",
      "^packages/testing/",
    ),
    forbidImport(
      "browser packages know the contract only in tests",
      "^packages/(types|rules|client|react|embed)/",
      "^packages/contract/",
    ),
    {
      name: "a package is entered by its door",
      severity: "error",
      from: { path: "^(packages/[^/]+|apps/[^/]+|e2e)/", pathNot: tests },
      to: { path: "^packages/", pathNot: "^$1/", dependencyTypes: ["local"] },
    },
    forbidImport("no zod in a browser", "^packages/(types|rules|client|react|embed)/", modules("zod")),
    forbidImport(
      "webhooks are verified on servers",
      "^packages/(rules|react|embed|client/src/(?!server/))",
      modules("standardwebhooks"),
    ),
    {
      name: "no Node in a browser",
      severity: "error",
      from: { path: "^packages/(types|rules|client|react|embed)/src/", pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },

    forbidUpward("store", "http", "operations", domain, "insurer", "test-mode", "webhooks", "cli"),
    forbidUpward(domain, "http", "operations", "test-mode", "cli"),
    forbidUpward("insurer", "http", "operations", "test-mode", "cli"),
    forbidUpward("operations", "http", "cli"),
    forbidUpward("http", "cli"),
    forbidImport(
      "service: only http knows requests",
      `^apps/service/src/(operations|${domain}|store|insurer|cli)/`,
      modules("express", "cors", "helmet", "@types/express"),
    ),
    forbidImport(
      "service: only the store knows SQL",
      "^apps/service/src/(http|operations|insurer|cli)/",
      modules("kysely", "pg", "better-sqlite3"),
    ),

    forbidImport(
      "service: main.ts alone loads OpenTelemetry's SDK",
      "^apps/service/src/(?!observability/sdk\\.ts$)",
      modules("@opentelemetry/(?!api/)[^/]+"),
    ),
    forbidImport(
      "service: main.ts alone starts tracing",
      "^apps/service/src/(?!main\\.ts$)",
      "^apps/service/src/observability/sdk\\.ts$",
    ),

    ...forbidUpwardInSdk,
    forbidImport(
      "react: a component fetches nothing",
      "^packages/react/src/components/",
      "^packages/react/src/(query|provider|session|draft|hooks)/",
    ),
    {
      name: "no import leads back, not even for a type",
      severity: "error",
      from: { path: "^packages/", pathNot: tests },
      to: { circular: true },
    },

    {
      name: "every import leads somewhere",
      severity: "error",
      from: {},
      // A style sheet as text, known to Vite alone; an entry of types.
      to: { couldNotResolve: true, pathNot: "[.]css[?]inline$|^svelte/elements$" },
    },
  ],
  options,
};
