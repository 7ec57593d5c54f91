import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const react = join(import.meta.dirname, "..");
const entry = join(react, "src/index.ts");
const outside = /^(react|react-dom|@tanstack\/react-query)(\/|$)/;

/** What a host's bundler makes of some code, without React and React Query, minified. */
export interface Bundle {
  /** What loads at once. */
  atOnce: string;
  /** What loads only when it is needed, languages left aside. */
  later: string[];
}

export async function bundleOf(code: string): Promise<Bundle> {
  const result = await build({
    root: react,
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["enrolkit-source", "module", "browser", "production"] },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    plugins: [
      {
        name: "host",
        resolveId: (id) => (id.endsWith("/host") ? "\0host.ts" : null),
        load: (id) => (id === "\0host.ts" ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      // As a library: without the few hundred bytes that Vite adds to a page for its own loading of chunks.
      lib: { entry: "host", formats: ["es"] },
      rolldownOptions: { external: outside, output: { minify: true } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((one) => ("output" in one ? one.output : []));
  const entries = new Map(
    chunks.flatMap((chunk) => (chunk.type === "chunk" ? [[chunk.fileName, chunk]] : [])),
  );
  const atOnce = new Set<string>();
  const take = (file: string): void => {
    const chunk = entries.get(file);
    if (chunk === undefined || atOnce.has(file)) return;
    atOnce.add(file);
    for (const imported of chunk.imports) take(imported);
  };
  for (const chunk of entries.values()) if (chunk.isEntry) take(chunk.fileName);
  const text = Array.from(atOnce, (file) => entries.get(file)?.code ?? "").join("\n");
  const later = Array.from(entries.values()).filter(
    ({ fileName, facadeModuleId }) => !atOnce.has(fileName) && !facadeModuleId?.includes("/messages/"),
  );
  return { atOnce: bare(text), later: later.map((chunk) => bare(chunk.code)) };
}

/** A library leaves these to the host's bundler, which then drops them. */
function bare(text: string): string {
  return text.replaceAll("/* @__PURE__ */ ", "");
}

/** A host that uses some exports of the package. */
export function hostUsing(...names: string[]): string {
  return `export { ${names.join(", ")} } from ${JSON.stringify(entry)};`;
}

/** Kilobytes (1000 bytes) after gzip, as a server sends it. */
export function kilobytes(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1000;
}
