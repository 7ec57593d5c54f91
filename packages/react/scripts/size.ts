// What a browser receives of the SDK, against its budgets: pages of a host, built for production and served with gzip, are
// opened in Chromium, the flows against the real service. Exits 1 when something is over, or when a part brings in another.
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { startService } from "@enrolkit/testing";
import { chromium } from "playwright-core";
import { findChromium } from "../../../scripts/lib/chromium.mjs";
import { locales } from "../src/messages/locales.ts";
import { blocks, budgets, flows, ownBudgets } from "./budgets.ts";
import { buildElementFiles } from "./element-files.ts";
import { buildHostPage, type HostPage } from "./host-page.ts";
import { HostServer } from "./host-server.ts";
import { type FlowOnPage, type Received, visit, visitElement } from "./visit.ts";

const packages = join(import.meta.dirname, "../..");
const sdk = join(packages, "react/src/index.ts");
/** Of schemas, and of what is for servers alone. */
const neverInBrowsers = /ZodError|No one is signed in|whsec_/;

const flowMarkers = Object.fromEntries(Object.entries(flows).map(([name, { marker }]) => [name, marker]));

const figures: { name: string; size: number; budget: number }[] = [];
const failures: string[] = [];

const host = await HostServer.open();
const service = await startService({ pagePort: host.port });
const world = await service.world();
host.mint = (of) => service.session(world, of);
const browser = await chromium.launch(await findChromium());
try {
  const client = await open("client", join(packages, "client/src/index.ts"), "all");
  figures.push({ name: "client", size: client.received.atOnce, budget: budgets.client });

  const provider = await open("provider", sdk, ["EnrolkitProvider"]);
  figures.push({ name: "style sheets", size: provider.received.styles, budget: budgets.styles });
  for (const name of Object.keys(blocks)) {
    const { page, received } = await open(name, sdk, ["EnrolkitProvider", name]);
    const size = received.atOnce - provider.received.atOnce;
    const budget = ownBudgets[name] ?? budgets.block;
    figures.push({ name: `${name} over the provider`, size, budget });
    // A part of one that comes later may hold others.
    assertAlone(name, codeOf(page, received.pathsAtOnce), { ...blocks, ...flowMarkers });
  }

  const elementFiles = buildElementFiles();
  const loader = gzipSync(elementFiles.get("enrolkit.js") ?? "", { level: 9 }).length / 1000;
  figures.push({ name: "loader", size: loader, budget: budgets.loader });

  for (const [name, { element, firstButton, firstStep, whole }] of Object.entries(flows)) {
    const occasion = await occasionOf(name);
    const flow = { name, firstButton, serviceUrl: service.url, ...occasion };
    const { page, received } = await open(name, sdk, ["EnrolkitProvider", name], flow);
    figures.push({ name: `${name} until its first step`, size: received.atOnce, budget: firstStep });
    figures.push({ name: `${name} with every step`, size: received.whole, budget: whole });
    const onRequest = Array.from(page.files.values(), (file) => (file.isOnRequest ? file.gzip.length : 0));
    figures.push({
      name: `${name}, what a host can ask for`,
      size: onRequest.reduce((sum, bytes) => sum + bytes) / 1000,
      budget: budgets.onRequest,
    });
    assertAlone(name, codeOf(page), flowMarkers);

    const attributes = { "base-url": service.url, ...attributesOf(occasion.props) };
    const address = host.addElement(elementFiles, { name: element, attributes, session: occasion.sessionOf });
    const size = await visitElement(browser, address, firstButton);
    figures.push({ name: `<${element}> until its first step`, size, budget: budgets.element });
  }

  for (const [locale, parts] of Object.entries(locales)) {
    for (const part of Object.keys(parts)) {
      const file = join(packages, `react/src/messages/${locale}/${part}.ts`);
      const { received } = await open(`messages-${locale}-${part}`, file, "all");
      figures.push({ name: `messages ${locale}/${part}`, size: received.atOnce, budget: budgets.messages });
    }
  }
  report(provider.received.atOnce);
} finally {
  await browser.close();
  await host.close();
  await service.close();
}

async function open(
  name: string,
  file: string,
  exported: readonly string[] | "all",
  flow?: FlowOnPage,
): Promise<{ page: HostPage; received: Received }> {
  const page = await buildHostPage(name, file, exported);
  if (codeOf(page).match(neverInBrowsers)) failures.push(`${name} brings in what is for servers.`);
  return { page, received: await visit(browser, host.add(page), page, flow) };
}

function codeOf({ files }: HostPage, paths: readonly string[] = [...files.keys()]): string {
  return paths.map((path) => (files.get(path)?.isCounted ? files.get(path)?.code : "")).join("\n");
}

/** The code of a part holds its own marker, and of the others none. */
function assertAlone(name: string, code: string, markers: Readonly<Record<string, string>>): void {
  const { [name]: own, ...foreign } = markers;
  if (own === undefined || !code.includes(own))
    failures.push(`The marker of ${name} (${own}) is not in its own code: correct it.`);
  for (const [other, marker] of Object.entries(foreign))
    if (code.includes(marker)) failures.push(`${name} brings in ${other}.`);
}

/** Who opens a flow, and for what. */
async function occasionOf(name: string): Promise<Pick<FlowOnPage, "props" | "sessionOf">> {
  const [insured = "", employee = ""] = world.employee_ids;
  const { group_id } = world;
  switch (name) {
    case "EnrolmentFlow":
      return { props: { employeeId: employee, groupId: group_id }, sessionOf: { employeeId: employee } };
    case "QuoteConsentFlow":
      return { props: {}, sessionOf: { as: "employer" } };
    default: {
      const body = { employee_id: insured, group_id };
      const { id } = await service.call(world, "CreateEnrolmentIntent", { body });
      await service.force(world, id, "enrolled");
      const { items } = await service.call(world, "ListPolicies", { query: { employee_id: insured } });
      // Of several changes one is chosen before going on; cover for the employee alone has one.
      const health = items.find(({ benefit_type }) => benefit_type === "health_insurance");
      return { props: { policyId: health?.id }, sessionOf: { employeeId: insured } };
    }
  }
}

/** Attributes for the props of their names. */
function attributesOf(props: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(props).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    String(value),
  ]);
  return Object.fromEntries(entries);
}

function report(provider: number): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, size, budget } of figures) {
    const isOver = size > budget;
    const verdict = isOver ? "OVER" : "ok";
    process.stdout.write(
      `${name.padEnd(width)} ${size.toFixed(2).padStart(6)} kB of ${budget} kB  ${verdict}\n`,
    );
    if (isOver) failures.push(`${name} is ${(size - budget).toFixed(2)} kB over its budget of ${budget} kB.`);
  }
  process.stdout.write(`The provider itself: ${provider.toFixed(2)} kB.\n`);
  for (const failure of failures) process.stdout.write(`${failure}\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
