import { delimiter, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** The repository's folder, without a slash at its end. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** Packages as they would be published. */
export const packedFolder = join(root, ".packed");

/**
 * An environment in which the programs of these folders come first.
 * @param {...string} folders
 */
export function withPath(...folders) {
  return { ...process.env, PATH: [...folders, process.env.PATH].join(delimiter) };
}

/** An environment in which the workspace's own tools (tsc, vitest, …) come first. */
export const toolsEnv = () => withPath(join(root, "node_modules", ".bin"));
