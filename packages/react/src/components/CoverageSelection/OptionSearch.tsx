"use client";
import type { PlanCoverageOption } from "@enrolkit/contract";
import { type ReactNode, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { TextField } from "../../primitives/TextField/TextField.tsx";

/** From this many options on, people look for one by its name. */
const manyOptions = 16;

interface Search {
  query: string;
  setQuery: (query: string) => void;
  options: readonly PlanCoverageOption[];
  finds: (option: PlanCoverageOption) => boolean;
}

/** Finds options by words of their name or description, whatever the case and the accents. */
export function useOptionSearch(options: readonly PlanCoverageOption[]): Search {
  const [query, setQuery] = useState("");
  const words = plain(query).split(/\s+/).filter(Boolean);
  const finds = ({ name, description }: PlanCoverageOption): boolean => {
    const text = plain(`${name} ${description ?? ""}`);
    return words.every((word) => text.includes(word));
  };
  return { query, setQuery, options, finds };
}

/** The field to search in a long list; nothing above a short one. */
export function OptionSearch({ search }: { search: Search }): ReactNode {
  const { common } = useMessages();
  const format = useFormat();
  const { query, setQuery, options, finds } = search;
  if (options.length < manyOptions) return null;
  return (
    <div className="ek-search">
      <TextField
        type="search"
        label={common.search(format.count(options.length))}
        optional
        value={query}
        onChange={setQuery}
      />
      <output className="ek-quiet">
        {query && common.found(format.count(options.filter(finds).length))}
      </output>
    </div>
  );
}

function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
