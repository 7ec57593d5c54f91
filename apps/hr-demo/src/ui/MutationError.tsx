import type { UseMutationResult } from "@tanstack/react-query";
import { RequestError } from "../api/request.ts";
import { ErrorNotice } from "./ErrorNotice.tsx";

/** Why the last attempt to change something failed. */
export function MutationError({ mutation: { error } }: { mutation: Pick<UseMutationResult, "error"> }) {
  return error instanceof RequestError && <ErrorNotice problem={error.problem} />;
}
