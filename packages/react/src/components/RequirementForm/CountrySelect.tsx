"use client";
import { type ReactNode, useMemo } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Select, type SelectProps } from "../../primitives/Select/Select.tsx";

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

// By their first letter, the second letters after it: a seventh of what a list would take. A test compares it with the contract.
const byFirstLetter =
  "adefgilmoqrstuwxz babdefghijlmnoqrstvwyz cacdfghiklmnoruvwxyz dejkmoz eceghrst fijkmor " +
  "gabdefghilmnpqrstuwy hkmnrtu idelmnoqrst jemop keghimnprwyz labcikrstuvy " +
  "macdefghklmnopqrstuvwxyz nacefgilopruz om paefghklmnrstwy qa reosuw sabcdeghijklmnorstvxyz " +
  "tcdfghjklmnortvwz uagmsyz vaceginu wfs xk yet zamw";

/** Every country of the contract: lowercase ISO 3166-1 alpha-2, and `xk`. */
export function countryCodes(): string[] {
  return byFirstLetter
    .split(" ")
    .flatMap(([first = "", ...seconds]) => seconds.map((second) => first + second));
}
