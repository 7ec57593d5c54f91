"use client";
import { type ReactNode, type Ref, useState } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { latinDigits } from "../../text/latin-digits.ts";
import { useUniqueId } from "../../theme/useUniqueId.ts";

interface ShareSliderProps {
  /** As it is typed: a whole number from 0 to 100, or whatever of it there is. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The company's share: a slider for the hand and the arrow keys, and the same as a number. */
export function ShareSlider({ value, onChange, error, inputRef }: ShareSliderProps): ReactNode {
  const { sharingInput } = useQuoteMessages();
  const format = useFormat();
  const id = useUniqueId();
  const typed = Number(latinDigits(value));
  const isWhole = value.trim() !== "" && Number.isInteger(typed) && typed >= 0 && typed <= 100;
  // What cannot be shown on the slider leaves it where it was.
  const [last, setLast] = useState(isWhole ? typed : 75);
  if (isWhole && last !== typed) setLast(typed);
  return (
    <div className="ek-slider">
      <TextField
        label={sharingInput.percentage}
        value={value}
        onChange={onChange}
        inputMode="numeric"
        autoComplete="off"
        width="short"
        suffix="%"
        error={error}
        inputRef={inputRef}
      />
      <div className="ek-slider-line">
        <label className="ek-hidden" htmlFor={id}>
          {sharingInput.slider}
        </label>
        <input
          form=""
          className="ek-slider-range"
          type="range"
          id={id}
          min={0}
          max={100}
          value={last}
          aria-valuetext={sharingInput.youPay(format.percent(last))}
          onChange={(event) => onChange(event.target.value)}
        />
        {/* The slider says it itself. */}
        <span className="ek-strong" aria-hidden="true">
          {isWhole && sharingInput.youPay(format.percent(last))}
        </span>
      </div>
    </div>
  );
}
