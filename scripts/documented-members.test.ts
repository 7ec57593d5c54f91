import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as ast from "typescript/unstable/ast";
import {
  API,
  type NodeHandle,
  type Project,
  SymbolFlags,
  type Symbol as TypeSymbol,
} from "typescript/unstable/sync";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./lib/root.mjs";

// What an editor shows of a member while a host's developer writes: its name alone says no shape, unit or error.

const packages = ["client", "react", "embed", "testing"];

test("members of the interfaces that hosts meet have a comment", { timeout: 120_000 }, () => {
  const folders = packages.map((name) => join(root, "packages", name));
  const api = new API({ cwd: root });
  onTestFinished(() => api.close());
  const configs = folders.map((folder) => join(folder, "tsconfig.json"));
  const snapshot = api.updateSnapshot({ openProjects: configs });
  const interfaces = folders.flatMap((folder, index) => {
    const project = snapshot.getProject(configs[index] ?? "");
    return project ? interfacesReachedFrom(entriesOf(folder), project) : [];
  });
  expect(interfaces.length).toBeGreaterThan(100);
  // One that a block takes, one that is reached only through another, and one of each other package.
  expect(interfaces.map(({ name }) => name.text)).toEqual(
    expect.arrayContaining([
      "DependentsPickerProps",
      "ErrorDetails",
      "ClientOptions",
      "EnrolkitQuote",
      "Connection",
    ]),
  );
  expect([...new Set(interfaces.flatMap(membersWithoutComment))].toSorted()).toEqual([]);
});

/** The sources that a package's `exports` lead to. */
function entriesOf(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    exports: Record<string, { "enrolkit-source"?: string }>;
  };
  return Object.values(exports)
    .flatMap(({ "enrolkit-source": source = "" }) => globSync(source, { cwd: folder }))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** All interfaces of these packages that the types of some modules' exports lead to. */
function interfacesReachedFrom(entries: string[], { program, checker }: Project): ast.InterfaceDeclaration[] {
  const seen = new Set<TypeSymbol>();
  const reached: ast.InterfaceDeclaration[] = [];

  function reach(symbol: TypeSymbol): void {
    const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (seen.has(target)) return;
    seen.add(target);
    for (const node of target.declarations.filter(isOurs).map((handle) => handle.resolve())) {
      if (node === undefined) continue;
      if (ast.isInterfaceDeclaration(node)) reached.push(node);
      for (const symbol of checker.getSymbolAtLocation(typeNamesIn(node))) if (symbol) reach(symbol);
    }
  }

  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entry} exports nothing.`);
    for (const symbol of checker.getExportsOfModule(module)) reach(symbol);
  }
  return reached;
}

const isOurs = ({ path }: NodeHandle) => packages.some((name) => path.includes(`/packages/${name}/src/`));

/** What a declaration refers to, as far as its type shows it: nothing of what a function does. */
function typeNamesIn(declaration: ast.Node): ast.Node[] {
  const names: ast.Node[] = [];
  const visit = (node: ast.Node): void => {
    if (ast.isIdentifier(node)) names.push(node);
    const { body } = node as { body?: ast.Node };
    node.forEachChild((child) => {
      if (child !== body) visit(child);
    });
  };
  visit(declaration);
  return names;
}

function membersWithoutComment({ name, members }: ast.InterfaceDeclaration): string[] {
  return members
    .filter(({ jsDoc }) => !jsDoc?.length)
    .map((member) => `${name.text}: ${member.getText().replace(/\s+/g, " ")}`);
}
