import { useEffect, useRef, useState } from "react";

/** A text that is said when it changes, and not when it is there at first. */
export function useSpokenChange(text: string | null): string {
  const last = useRef(text);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (last.current !== null && text !== null && text !== last.current) setSpoken(text);
    last.current = text;
  }, [text]);
  return spoken;
}
