import process from "node:process";

/**
 * Tells the person what happens. On stderr, so that stdout holds only a task's own answer.
 * @param {string} message
 */
export function say(message) {
  process.stderr.write(`${message}\n`);
}
