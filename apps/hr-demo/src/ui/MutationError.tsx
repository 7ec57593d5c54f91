import type { UseMutationResult } from "@tanstack/react-query";
import { RequestError } from "../api/request.ts";
import { Refused } from "./Refused.tsx";

/** Why the last attempt to change something failed. */
export function MutationError({ mutation: { error } }: { mutation: Pick<UseMutationResult, "error"> }) {
  return error instanceof RequestError && <Refused refusal={error.refusal} />;
}
