import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { typeErrorsOf } from "../../client/src/testing/type-errors.ts";

// Code that a README shows, as a host's strict TypeScript reads it. Files of guides, which have names, are run by tests of
// their own.

const root = join(import.meta.dirname, "../../..");

/** What examples take from packages without saying so. */
const packages = ["react", "@tanstack/react-query", "@enrolkit/react"];
const exportsOf = await Promise.all(
  packages.map(async (name) => [name, Object.keys((await import(name)) as object)] as const),
);
exportsOf.push(["@testing-library/react", ["render"]]);

/** What examples refer to as the reader's own. */
const readersOwn = `
import type { QueryClient } from "@tanstack/react-query";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReactNode } from "react";
declare global {
  const baseUrl: string;
  const employeeId: string;
  const groupId: string;
  const planId: string;
  const getSession: () => Promise<{ token: string; expiry: string }>;
  const queryClient: QueryClient;
  const router: { push: (path: string) => void };
  const track: (step: string) => void;
  const remind: (dueBy: string) => void;
  const Spinner: (props: { label: string }) => ReactNode;
  const Sorry: (props: { code: string; onRetry: () => void }) => ReactNode;
  const app: { post: (path: string, handler: (request: IncomingMessage, response: ServerResponse) => unknown) => void };
  const isSigned: (intentId: string) => Promise<boolean>;
  const useSearchParams: () => [URLSearchParams, (params: object, options: { replace: boolean }) => void];
  const signedIn: (request: unknown) => { employer_id: string; employee_id: string } | null;
}
`;

test("the code of every README is strict TypeScript", async () => {
  const pages = globSync(
    ["packages/{client,react,testing,types}/README.md", "docs/guides/colours-and-shapes.md"],
    {
      cwd: root,
    },
  );
  const examples = pages.flatMap((page) => examplesOf(page));
  expect(examples.length).toBeGreaterThan(10);
  const wrong = { name: "wrong.tsx", code: "useEnrolment({ employeeId });" };
  expect(await errorsOf([...examples, wrong])).toEqual([expect.stringMatching(/^wrong\.tsx.*groupId/)]);
}, 120_000);

function examplesOf(page: string) {
  const text = readFileSync(join(root, page), "utf8");
  return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(({ 1: code = "", index }) => ({
    name: `${basename(join(page, ".."))}-${text.slice(0, index).split("\n").length}.tsx`,
    code,
  }));
}

/** What TypeScript says of examples, each a module, as in a package that has ours and their peers. */
async function errorsOf(examples: readonly { name: string; code: string }[]): Promise<string[]> {
  const folder = mkdtempSync(join(root, "packages/react/docs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { name, code } of examples) writeFileSync(join(folder, name), importsFor(code) + code);
  writeFileSync(join(folder, "readers-own.d.ts"), readersOwn);
  // As bundlers declare them.
  writeFileSync(join(folder, "styles.d.ts"), 'declare module "*.css";\n');
  const files = [...examples.map(({ name }) => name), "readers-own.d.ts", "styles.d.ts"];
  return typeErrorsOf(folder, files, { bundled: true });
}

/** The names of packages that code uses and does not import. */
function importsFor(code: string): string {
  const imported = [...code.matchAll(/import (?:type )?\{([^}]*)\}/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
  const words = new Set(code.match(/\b[A-Za-z]\w+\b/g));
  const lines = exportsOf.map(([name, exported]) => {
    const used = exported.filter((one) => words.has(one) && !imported.includes(one));
    return used.length > 0 ? `import { ${used.join(", ")} } from "${name}";\n` : "";
  });
  return `${lines.join("")}export {};\n`;
}
