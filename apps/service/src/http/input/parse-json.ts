import { invalidRequest } from "../../problem/problem.ts";
import { checkJson } from "./check-json.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The JSON value of a body; each way to fail has a sentence that helps. */
export function parseJson(bytes: Buffer): unknown {
  const text = decode(bytes);
  if (text.startsWith("\uFEFF")) {
    throw wrong("begins with a byte order mark; write the JSON without one (RFC 8259 §8.1)");
  }
  const value = parse(text);
  checkJson(value);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw wrong("must be encoded as UTF-8");
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong("is no valid JSON; check quotes, commas and brackets, and that all of it was sent");
  }
}

function wrong(fault: string) {
  return invalidRequest({ $: [fault] }, `The body ${fault}.`);
}
