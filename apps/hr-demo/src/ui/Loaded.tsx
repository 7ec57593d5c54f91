import type { ReactNode } from "react";
import type { Resource } from "../api/use-resource.ts";
import { usePreferences } from "../preferences/preferences.tsx";
import { Refused } from "./Refused.tsx";

interface LoadedProps<Value> {
  resource: Resource<Value> & { reload: () => Promise<void> };
  /** Rows of the skeleton: about as many as will come. */
  rows?: number;
  children: (value: Value) => ReactNode;
}

/** What was read, or a skeleton while it is read, or why it cannot be read. */
export function Loaded<Value>({ resource, rows = 3, children }: LoadedProps<Value>) {
  const { messages } = usePreferences();
  if (resource.state === "ready") return children(resource.value);
  if (resource.state === "refused") return <Refused refusal={resource.refusal} retry={resource.reload} />;
  return (
    <div className="skeleton" aria-busy="true">
      <span className="visually-hidden">{messages.state.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="skeleton-row" />
      ))}
    </div>
  );
}
