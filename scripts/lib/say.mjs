import process from "node:process";

/**
 * Tells the person what happens. On stderr, so that stdout holds only a task's own answer.
 * @param {string} message
 */
export function say(message) {
  process.stderr.write(`${message}\n`);
}

/**
 * Tells what went wrong. What our own code says about it is meant for the reader and is enough; anything
 * else is a defect, which its stack helps to find.
 * @param {unknown} error
 */
export function sayError(error) {
  if (!(error instanceof Error)) say(String(error));
  else say(error.name === "Error" ? error.message : (error.stack ?? error.message));
}
