import { EnrolkitError, type EnrolkitErrorCode } from "@enrolkit/client";

/** Makes an error of the page itself. `title` is a section of docs/guides/embed-in-five-minutes.md, which says more. */
export function enrolkitError(
  code: EnrolkitErrorCode,
  title: string,
  message: string,
  retryable = true,
): EnrolkitError {
  const withGuide = `${message} See "${title}" in embed-in-five-minutes.md.`;
  return new EnrolkitError({ status: 0, code, title, message: withGuide, retryable });
}

/** Makes the error of a page that gives what cannot work. */
export const setUpError = (message: string): EnrolkitError =>
  enrolkitError("wrong_setup", "Wrong set-up", message, false);

/** Makes an error of whatever came: what is not the client's own is a response of another shape. */
export const asEnrolkitError = (error: unknown): EnrolkitError =>
  error instanceof EnrolkitError
    ? error
    : enrolkitError("unexpected_response", "Unexpected response", String(error), false);
