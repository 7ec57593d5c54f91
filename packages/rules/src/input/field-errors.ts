/** Messages by JSON path (`$.first_name`), as a problem's `errors` carries them. They never echo a value. */
export type FieldErrors = Record<string, string[]>;

/** Collects messages by path. */
export interface ErrorList {
  errors: FieldErrors;
  /** Notes a message; several may stand at one path. */
  add: (path: string, message: string) => void;
}

export function errorList(): ErrorList {
  const errors: FieldErrors = {};
  return {
    errors,
    add: (path, message) => {
      errors[path] = [...(errors[path] ?? []), message];
    },
  };
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}
