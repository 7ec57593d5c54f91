/** Messages by JSON path (`$.first_name`), as in the `errors` of a problem. They never contain the input. */
export type FieldErrors = Record<string, string[]>;

/** Collects messages by path. */
export interface ErrorList {
  errors: FieldErrors;
  /** Adds a message; a path can have several. */
  add: (path: string, message: string) => void;
}

/** Creates an empty list. */
export function errorList(): ErrorList {
  const errors: FieldErrors = {};
  return {
    errors,
    add: (path, message) => {
      errors[path] = [...(errors[path] ?? []), message];
    },
  };
}

/** Returns whether there is any message. */
export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}
