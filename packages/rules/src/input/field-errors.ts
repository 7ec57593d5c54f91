import type { Sentence } from "../sentence/sentence.ts";

/** Messages by JSON path (`$.first_name`), as in the `errors` of a problem. They never contain the input. */
export type FieldErrors = Record<string, string[]>;

/** The same before a language is chosen. */
export type FieldSentences = Record<string, Sentence[]>;

/** Collects messages by path. */
export interface ErrorList {
  errors: FieldSentences;
  /** Adds a message; a path can have several. */
  add: (path: string, message: Sentence) => void;
}

/** Creates an empty list. */
export function errorList(): ErrorList {
  const errors: FieldSentences = {};
  return {
    errors,
    add: (path, message) => {
      errors[path] = [...(errors[path] ?? []), message];
    },
  };
}

/** Returns whether there is any message. */
export function hasErrors(errors: FieldSentences): boolean {
  return Object.keys(errors).length > 0;
}
