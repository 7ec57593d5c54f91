"use client";
import { type ReactNode, useMemo } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Select, type SelectProps } from "../../primitives/Select/Select.tsx";
import { countryCodes } from "./country-codes.ts";

/** Every country, by its name in the person's language. */
export function CountrySelect(props: Omit<SelectProps, "options" | "placeholder">): ReactNode {
  const { requirement } = useMessages();
  const format = useFormat();
  const countries = useMemo(
    () =>
      countryCodes()
        .map((value) => ({ value, label: format.country(value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, format.locale)),
    [format],
  );
  return <Select {...props} options={countries} placeholder={requirement.country} />;
}
