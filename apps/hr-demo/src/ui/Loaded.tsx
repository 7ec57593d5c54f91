import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RequestError } from "../api/request.ts";
import { usePreferences } from "../preferences/preferences.tsx";
import { ErrorNotice } from "./ErrorNotice.tsx";

interface LoadedProps<Value> {
  query: UseQueryResult<Value>;
  /** Rows of the skeleton: about as many as will come. */
  rows?: number;
  children: (value: Value) => ReactNode;
}

/** What a query read, a skeleton until then, or why the query failed. */
export function Loaded<Value>({ query, rows = 3, children }: LoadedProps<Value>) {
  const { messages } = usePreferences();
  const error = errorOf(query);
  if (error) return <ErrorNotice problem={error.problem} retry={query.refetch} />;
  if (query.data !== undefined) return children(query.data);
  return (
    <div className="skeleton" aria-busy="true">
      <span className="visually-hidden">{messages.state.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="skeleton-row" />
      ))}
    </div>
  );
}

/** Why a query failed; while there is nothing to show, also why its last attempt did. */
export function errorOf({ data, error, failureReason }: UseQueryResult): RequestError | undefined {
  const reason = error ?? (data === undefined ? failureReason : null);
  return reason instanceof RequestError ? reason : undefined;
}
