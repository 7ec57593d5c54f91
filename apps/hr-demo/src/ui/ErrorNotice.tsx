import type { UseMutationResult } from "@tanstack/react-query";
import { RequestError } from "../api/request.ts";
import { usePreferences } from "../preferences/preferences.tsx";
import type { Problem } from "../wire.ts";

interface ErrorNoticeProps {
  problem: Problem;
  retry?: () => Promise<unknown>;
}

/** What happened, why, and how to fix it. */
export function ErrorNotice({ problem, retry }: ErrorNoticeProps) {
  const { messages, format } = usePreferences();
  return (
    <div className="notice" data-tone="warning" role="alert">
      <strong dir="auto">{problem.title}</strong>
      <p dir="auto">{problem.detail}</p>
      {problem.allowed_statuses && <p>{messages.sandbox.allowed(format.list(problem.allowed_statuses))}</p>}
      {retry && (
        <button type="button" className="button" onClick={() => void retry()}>
          {messages.state.retry}
        </button>
      )}
    </div>
  );
}

/** Why the last attempt to change something failed. */
export function MutationError({ mutation: { error } }: { mutation: Pick<UseMutationResult, "error"> }) {
  return error instanceof RequestError && <ErrorNotice problem={error.problem} />;
}
