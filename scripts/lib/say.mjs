import process from "node:process";

/**
 * Writes progress to stderr, so that stdout holds only a task's own result.
 * @param {string} message
 */
export function say(message) {
  process.stderr.write(`${message}\n`);
}

/**
 * Writes an error to stderr. The message of an error of ours is meant for the reader and is enough; any other
 * error is a defect, whose stack helps to find it.
 * @param {unknown} error
 */
export function sayError(error) {
  if (!(error instanceof Error)) say(String(error));
  else say(error.name === "Error" ? error.message : (error.stack ?? error.message));
}
