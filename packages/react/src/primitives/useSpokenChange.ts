import { useEffect, useRef, useState } from "react";

const pauseMs = 1000;

/**
 * A text that is said when it has changed, and not when it is there at first. It waits until the text stays for a second:
 * of five quick changes the last one is said, once.
 */
export function useSpokenChange(text: string | null): string {
  const known = useRef<string | null>(null);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (text === null) return;
    known.current ??= text;
    const timer = setTimeout(() => {
      if (known.current !== text) setSpoken(text);
      known.current = text;
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
