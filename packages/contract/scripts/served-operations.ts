import { type AnyOperation, operations } from "../src/operations/index.ts";

/** The operations that are served, by path and method: the order of a module's exports depends on who loads it. */
export function servedOperations(): AnyOperation[] {
  const key = ({ path, method }: AnyOperation) => `${path} ${method}`;
  return operations.filter((operation) => !operation.planned).toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
