import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { filesOf } from "../lib/guide.mjs";
import { root } from "../lib/root.mjs";
import { freePort } from "../lib/free-port.mjs";
import { assertSilent } from "./assert-silent.mjs";
import { followEmbedGuide } from "./follow-embed-guide.mjs";
import { Host } from "./host.mjs";

/**
 * One of other people's set-ups: what it is made of, and what is done with it.
 * @typedef {import("./host.mjs").Parts & { title: string, walk: (host: Host) => Promise<void> }} HostPlan
 */

const react19 = {
  react: "19.3.1",
  "react-dom": "19.3.1",
  "@types/react": "19.3.3",
  "@types/react-dom": "19.3.0",
};
const react18 = {
  react: "18.3.1",
  "react-dom": "18.3.1",
  "@types/react": "18.3.32",
  "@types/react-dom": "18.3.7",
};
const peers = { "@tanstack/react-query": "5.108.4" };
const backend = { express: "5.3.0" };
const typescript7 = { typescript: "7.0.2" };
const typescript5 = { typescript: "5.9.3" };
const esbuild = { esbuild: "0.28.2" };

const testingLibrary = {
  "@testing-library/react": "16.3.3",
  "@testing-library/dom": "10.4.2",
  "@testing-library/user-event": "14.6.13",
};

const ours = ["client", "react"];
const guide = "embed-in-five-minutes";
const route = filesOf(guide, ["session.js", "your-sign-in.js"]);
const pages = {
  ...route,
  ...filesOf(guide, ["server.js", "Benefits.tsx"]),
  "main.tsx": readFileSync(join(root, "hosts/shared/main.tsx"), "utf8"),
};
const plainFiles = filesOf(guide, ["dist/index.html", "dist/benefits.js"], "Without React");
const plainPage = {
  ...route,
  ...filesOf(guide, ["server.js"]),
  ...plainFiles,
  "dist/index.html": underPolicy(plainFiles["dist/index.html"] ?? ""),
};
const server = [process.execPath, "server.js"];
const page = ["main.tsx", "index.html", "--loader:.html=copy", "--jsx=automatic", "--minify"];
const bundled = ["--bundle", "--splitting", "--format=esm", "--outdir=dist", "--log-level=warning"];

/** @param {string} title @param {Record<string, string>} others @returns {HostPlan} */
const viteHost = (title, others) => ({
  title,
  sources: "vite",
  files: pages,
  ours,
  others: { ...peers, ...backend, ...others },
  async walk(host) {
    await host.run("tsc");
    await host.run("tsc", "--module", "nodenext", "--moduleResolution", "nodenext");
    assertSilent(await host.run("vite", "build"));
    await host.start(server);
    await host.visit();
    await host.stop();

    await host.newEmployee();
    const port = await freePort();
    const BACKEND = `http://127.0.0.1:${port}`;
    await host.start(server, { port });
    const dev = ["vite", "--host", "127.0.0.1", "--strictPort", "--port", String(host.port)];
    await host.start(dev, { env: { BACKEND } });
    await host.visit();
  },
});

/** @param {string} title @param {import("./visit.mjs").Browser} browser @returns {HostPlan} */
const esbuildHost = (title, browser) => ({
  title,
  browser,
  sources: "esbuild",
  files: pages,
  ours,
  others: { ...peers, ...backend, ...esbuild, ...react19 },
  async walk(host) {
    assertSilent(await host.run("esbuild", ...page, ...bundled));
    await host.start(server);
    await host.visit();
  },
});

/** @param {string} title @param {import("./visit.mjs").Browser} browser @returns {HostPlan} */
const plainHost = (title, browser) => ({
  title,
  browser,
  files: plainPage,
  ours: ["client", "embed"],
  others: backend,
  async walk(host) {
    host.copy("node_modules/@enrolkit/embed/dist", "dist/enrolkit");
    await host.start(server);
    await host.visit("enrolled");
  },
});

/** @param {string} title @param {Record<string, string>} react @returns {HostPlan} */
const serverRenderingHost = (title, react) => ({
  title,
  sources: "server-rendering",
  files: route,
  ours,
  others: { ...peers, ...backend, ...esbuild, ...react },
  async walk(host) {
    // React reports what does not hydrate in its development build alone.
    const development = `--define:process.env.NODE_ENV="development"`;
    assertSilent(await host.run("esbuild", "browser.js", development, ...bundled));
    await host.start(server);
    const html = await (await fetch(host.url)).text();
    assert.match(html, /<div class="ek-root".*ek-skeleton/, "the server renders nothing of the flow");
    await host.visit();
  },
});

/** @type {Record<string, HostPlan>} */
const projects = {
  "next-16": {
    title: "Next.js 16, App Router",
    sources: "next",
    ours,
    others: { next: "16.4.6", ...peers, ...react19, ...typescript5, "@types/node": "24.19.4" },
    async walk(host) {
      assertSilent(await host.run("next", "build"));
      await host.start(["next", "start", "--hostname", "127.0.0.1", "--port", String(host.port)]);
      await host.visit();
    },
  },
  "vite-8": viteHost("Vite 8 and React 19, strict types, built and in development", {
    vite: "8.3.8",
    "@vitejs/plugin-react": "6.3.0",
    ...react19,
    ...typescript7,
  }),
  "vite-7": viteHost("Vite 7 and React 18.3, strict types, built and in development", {
    vite: "7.3.8",
    "@vitejs/plugin-react": "5.2.0",
    ...react18,
    ...typescript5,
  }),
  "webpack-5": {
    title: "webpack 5 under a strict policy with Trusted Types",
    sources: "webpack",
    files: pages,
    ours,
    others: {
      webpack: "5.113.0",
      "webpack-cli": "7.3.1",
      "css-loader": "7.1.5",
      "esbuild-loader": "4.5.0",
      "html-webpack-plugin": "5.6.8",
      "mini-css-extract-plugin": "2.10.2",
      ...peers,
      ...backend,
      ...react19,
    },
    async walk(host) {
      assertSilent(await host.run("webpack"));
      await host.start(server);
      await host.visit();
    },
  },
  esbuild: esbuildHost("esbuild under a strict policy with Trusted Types", "chromium"),
  firefox: esbuildHost("the same in Firefox", "firefox"),
  "server-rendering-19": serverRenderingHost("React 19 rendered on a server, under StrictMode", react19),
  "server-rendering-18": serverRenderingHost("React 18.3 rendered on a server, under StrictMode", react18),
  "no-react-query": {
    title: "esbuild names the peer that is missing",
    sources: "esbuild",
    files: pages,
    ours,
    others: { ...backend, ...esbuild, ...react19 },
    lacksPeers: true,
    async walk(host) {
      await assert.rejects(
        host.run("esbuild", ...page, ...bundled),
        /Could not resolve "@tanstack\/react-query"/,
      );
    },
  },
  plain: plainHost("A page of HTML under a strict policy, from start to enrolled", "chromium"),
  "plain-firefox": plainHost("A page of HTML in Firefox, from start to enrolled", "firefox"),
  "embed-module": {
    title: "Elements as a module: esbuild and Vite under a strict policy, types for Vue, Svelte and Angular",
    sources: "embed-module",
    files: {
      ...route,
      ...filesOf(guide, ["server.js"]),
      "index.html": underPolicy(readFileSync(join(root, "hosts/embed-module/index.html"), "utf8")),
    },
    ours: ["client", "embed"],
    others: { ...backend, ...esbuild, ...typescript7, vite: "8.3.8", vue: "3.5.45", svelte: "5.57.3" },
    async walk(host) {
      await host.run("tsc");
      await host.run("tsc", "--module", "nodenext", "--moduleResolution", "nodenext");
      assertSilent(await host.run("vite", "build"));
      await host.start(server);
      await host.visit();
      await host.stop();

      await host.newEmployee();
      host.write("index.html", host.read("index.html").replace("main.ts", "main.js"));
      assertSilent(
        await host.run("esbuild", "main.ts", "index.html", "--loader:.html=copy", "--minify", ...bundled),
      );
      await host.start(server);
      await host.visit();
    },
  },
  vitest: {
    title: "Test your page, with Vitest",
    sources: "vitest",
    files: filesOf("test-your-page", ["Benefits.tsx", "vitest.config.js", "Benefits.test.tsx"]),
    ours: ["react", "testing"],
    others: { vitest: "5.1.1", jsdom: "31.0.1", ...testingLibrary, ...peers, ...react19, ...typescript7 },
    async walk(host) {
      await host.run("tsc");
      await host.run("vitest", "run");
    },
  },
  jest: {
    title: "Test your page, with Jest",
    files: filesOf("test-your-page", [
      "Benefits.tsx",
      "start-service.mjs",
      "stop-service.mjs",
      "jest.config.mjs",
      "no-styles.js",
      "Benefits.jest.test.tsx",
    ]),
    ours: ["react", "testing"],
    others: {
      jest: "30.5.2",
      "jest-environment-jsdom": "30.5.2",
      "jest-fixed-jsdom": "0.0.11",
      "@babel/core": "8.1.3",
      "@babel/preset-env": "8.0.7",
      "@babel/preset-react": "8.0.1",
      "@babel/preset-typescript": "8.0.7",
      ...testingLibrary,
      ...peers,
      ...react19,
    },
    async walk(host) {
      await host.run("jest");
    },
  },
};

/** @type {Record<string, { title: string, browser?: import("./visit.mjs").Browser, run: () => Promise<void> }>} */
const guides = {
  "guide-react": {
    title: "Embed it in five minutes, word by word, with React",
    run: () => followEmbedGuide("With React"),
  },
  "guide-plain": {
    title: "Embed it in five minutes, word by word, without React",
    run: () => followEmbedGuide("Without React"),
  },
};

/** All that `npm run test:hosts` builds, starts and visits; those that take longest first. */
export const hosts = {
  ...Object.fromEntries(
    Object.entries(projects).map(([name, plan]) => [
      name,
      { title: plan.title, browser: plan.browser, run: () => walk(name, plan) },
    ]),
  ),
  ...guides,
};

/** Adds the policy that the guide names, without any style of the page's own. @param {string} html */
function underPolicy(html) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self' https://benefits.example.com",
    "img-src https:",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  return html.replace("<head>", `<head><meta http-equiv="Content-Security-Policy" content="${policy}" />`);
}

/** @param {string} name @param {HostPlan} plan */
async function walk(name, plan) {
  const host = await Host.open(name, plan);
  try {
    await plan.walk(host);
  } finally {
    await host.close();
  }
}
