"use client";
import type { PlanCoverageOption } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Field } from "../../primitives/Field/Field.tsx";

/** From this many options on, people search for one by its name. */
export const manyOptions = 16;

interface OptionSearchProps {
  query: string;
  onQuery: (query: string) => void;
  /** How many options there are, and how many are found. */
  count: number;
  found: number;
}

/** The field to search in a long list. */
export function OptionSearch({ query, onQuery, count, found }: OptionSearchProps): ReactNode {
  const { common } = useMessages();
  const format = useFormat();
  return (
    <div className="ek-plain">
      <Field label={common.search(format.count(count))} optional>
        {(control) => (
          <input
            {...control}
            form=""
            className="ek-input"
            type="search"
            value={query}
            onChange={(event) => onQuery(event.target.value)}
          />
        )}
      </Field>
      <output form="" className="ek-quiet">
        {query && common.found(format.count(found))}
      </output>
    </div>
  );
}

/** Whether every word searched for is in an option's name or description, whatever the case and the accents. */
export function isFound({ name, description }: PlanCoverageOption, query: string): boolean {
  const text = plain(`${name} ${description ?? ""}`);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
