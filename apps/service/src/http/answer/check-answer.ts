import type { TextFile } from "../../operations/handle.ts";
import type { Route } from "../routes/route.ts";

/** An answer that breaks the contract's promise. Names places only, no values. */
export class ContractMismatch extends Error {
  constructor(operation: string, places: readonly string[]) {
    super(`${operation} answered what the contract does not promise: ${places.join("; ")}`);
    this.name = "ContractMismatch";
  }
}

/** For tests: throws when an answer is not what the operation promises. */
export function checkAnswer(route: Route, result: unknown): void {
  const { success, name } = route.operation;
  if (success.status === 204) {
    if (result !== undefined) throw new ContractMismatch(name, ["204 has no body"]);
    return;
  }
  const checked = success.body.safeParse(
    success.type === undefined ? asSent(result) : (result as TextFile).text,
  );
  if (checked.success) return;
  const places = checked.error.issues.map(
    ({ path, code, message }) => `${path.map(String).join(".")} ${code} ${message}`,
  );
  throw new ContractMismatch(name, places);
}

/** JSON: a field that is undefined is a field that is not there. */
function asSent(result: unknown): unknown {
  return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
}
