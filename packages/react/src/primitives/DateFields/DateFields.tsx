"use client";
import { type ClipboardEvent, type ReactNode, type Ref, useState } from "react";
import type { DatePart } from "../../messages/format.ts";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { latinDigits } from "../../text/latin-digits.ts";
import { FieldGroup, type FieldText } from "../Field/Field.tsx";
import { replaceable } from "../replaceable.tsx";
import { useUniqueId } from "../../theme/useUniqueId.ts";
import { type DateParts, readDate } from "./read-date.ts";

export interface DateFieldsProps extends Omit<FieldText, "groupError"> {
  /** `YYYY-MM-DD`, empty, or whatever of it was typed so far (`2019--27`). */
  value: string;
  /** The same: a whole date is padded, anything else is not one that a check accepts. */
  onChange: (value: string) => void;
  /** The browser may fill in a birthday. */
  birthday?: boolean | undefined;
  /** The first of the three fields. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const lengths = { day: 2, month: 2, year: 4 };

function OwnDateFields(props: DateFieldsProps): ReactNode {
  const { label, hint, error, optional, value, onChange, birthday = false, inputRef } = props;
  const { person } = useMessages();
  const format = useFormat();
  const id = useUniqueId();
  // What was typed stays as typed ("3", not "03") for as long as it means the `value`.
  const [typed, setTyped] = useState(() => splitDate(value));
  const parts = joinDate(typed) === value ? typed : splitDate(value);

  function change(next: DateParts): void {
    setTyped(next);
    onChange(joinDate(next));
  }

  /** A whole date fills all three, however it came; what is too long and no date changes nothing. */
  function enter(part: DatePart, text: string): void {
    const whole = readDate(text, format);
    const trimmed = text.trim();
    if (whole !== null) change(whole);
    else if (trimmed.length <= lengths[part]) change({ ...parts, [part]: trimmed });
  }

  function paste(event: ClipboardEvent): void {
    const whole = readDate(event.clipboardData.getData("text"), format);
    if (whole === null) return;
    event.preventDefault();
    change(whole);
  }

  return (
    <FieldGroup legend={label} hint={hint} error={error} optional={optional ?? false}>
      {(errorId) => (
        <div className="ek-date" onPaste={paste}>
          {format.dateOrder.map((part, index) => (
            <div className="ek-plain" key={part}>
              <label className="ek-date-label" htmlFor={`${id}-${part}`}>
                {person[part]}
              </label>
              <input
                ref={index === 0 ? inputRef : undefined}
                id={`${id}-${part}`}
                form=""
                className="ek-input"
                part="input"
                data-ek-part={part}
                inputMode="numeric"
                autoComplete={birthday ? `bday-${part}` : "off"}
                aria-describedby={errorId}
                aria-invalid={errorId ? true : undefined}
                value={parts[part]}
                onChange={(event) => enter(part, event.target.value)}
              />
            </div>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

/** A date that people know by heart, in three fields in the order of their language. */
export const DateFields = /* @__PURE__ */ replaceable("DateFields", OwnDateFields);

/** Takes a date, or what there is of it, apart. */
function splitDate(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day, month, year };
}

/** Puts three fields together: padded when all are whole numbers, as typed otherwise, empty when there is nothing. */
function joinDate(parts: DateParts): string {
  const day = latinDigits(parts.day);
  const month = latinDigits(parts.month);
  const year = latinDigits(parts.year);
  if (!day && !month && !year) return "";
  if (/^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)) {
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  }
  return `${year}-${month}-${day}`;
}
