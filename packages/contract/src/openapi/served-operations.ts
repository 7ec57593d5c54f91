import { type AnyOperation, operations } from "../operations/index.ts";

/** The mode of a service. In test mode it has more operations (decisions §9). */
export type Mode = "test" | "live";

/** The operations that a service serves, sorted by path and method: the order of a module's exports depends on the importer. */
export function servedOperations(mode: Mode = "test"): AnyOperation[] {
  const key = ({ path, method }: AnyOperation) => `${path} ${method}`;
  return operations
    .filter((operation) => !operation.planned && (mode === "test" || !operation.testMode))
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
