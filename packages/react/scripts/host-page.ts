import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const react = join(import.meta.dirname, "..");
/** With what the bundler itself brings: to take in CommonJS, which is React's, and to load code later. */
const outside =
  /[/\\]node_modules[/\\](react|react-dom|scheduler|@tanstack[/\\][a-z-]+)[/\\]|^\0(rolldown\/runtime|vite\/preload-helper)/;
/** What comes only where a host asks for it by a property of a flow. */
const onRequest = /[/\\]flows[/\\]shared[/\\](StepNavigation\.tsx|prefill\.ts)$/;
const languages = /[/\\]messages[/\\][^/\\]+[/\\](core|quote|amendment|policies|participation)\.ts$/;

/** A file as the host serves it. */
interface HostFile {
  readonly code: string;
  readonly gzip: Buffer;
  /** Not what is outside, not a language, and not what comes on request. */
  readonly isCounted: boolean;
  readonly isOnRequest: boolean;
}

/** A host's page, built for production. */
export interface HostPage {
  /** The path below which its files are served, with a slash at both ends. */
  readonly base: string;
  /** By path. */
  readonly files: ReadonlyMap<string, HostFile>;
  /** The path of the page's script. */
  readonly entry: string;
}

/**
 * Builds a host's page around some exports of a file, or all of them, as Vite does by default. Its script hands them to the
 * window as `host`.
 */
export async function buildHostPage(
  name: string,
  file: string,
  exported: readonly string[] | "all",
): Promise<HostPage> {
  const base = `/${name}/`;
  const hostPage = "\0host-page";
  const [imported, handed] =
    exported === "all" ? ["* as sdk", "sdk"] : [`{ ${exported.join(", ")} }`, exported.join(", ")];
  const script = `
    import ${imported} from ${JSON.stringify(file)};
    import { createElement } from "react";
    import { createRoot } from "react-dom/client";
    Object.assign(window, { host: { createElement, createRoot, ${handed} } });`;
  const result = await build({
    root: react,
    base,
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["enrolkit-source", "module", "browser", "production"] },
    plugins: [
      {
        name: "host",
        resolveId: (id) => (id === "host-page" ? hostPage : null),
        load: (id) => (id === hostPage ? script : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: "host-page",
        output: { codeSplitting: { groups: [{ name: "outside", test: outside }] } },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = new Map(
    outputs
      .flatMap((one) => ("output" in one ? one.output : []))
      .flatMap((part) => (part.type === "chunk" ? [[part.fileName, part]] : [])),
  );
  const entry = Array.from(chunks.values()).find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error(`The page of ${name} has no script.`);

  // What languages alone are made of is not reached on any other way.
  const counted = new Set<string>();
  const isOnRequest = (fileName: string): boolean =>
    chunks.get(fileName)?.facadeModuleId?.match(onRequest) != null;
  const count = (fileName: string): void => {
    const chunk = chunks.get(fileName);
    if (chunk === undefined || counted.has(fileName) || chunk.facadeModuleId?.match(languages)) return;
    if (isOnRequest(fileName)) return;
    counted.add(fileName);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) count(next);
  };
  count(entry.fileName);
  for (const { fileName, moduleIds } of chunks.values())
    if (moduleIds.some((id) => outside.test(id))) counted.delete(fileName);

  const files = Array.from(chunks.values(), ({ fileName, code }): [string, HostFile] => [
    base + fileName,
    {
      code,
      gzip: gzipSync(code, { level: 9 }),
      isCounted: counted.has(fileName),
      isOnRequest: isOnRequest(fileName),
    },
  ]);
  return { base, files: new Map(files), entry: base + entry.fileName };
}
