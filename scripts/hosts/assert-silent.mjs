import assert from "node:assert/strict";

/**
 * Nothing warns of the packages: not of their directives, nor of their size, nor of what they import.
 * @param {string} output of an install or a build
 */
export function assertSilent(output) {
  const lines = output.split("\n").filter((line) => /\bwarn|\(!\)|use client|deprecat/i.test(line));
  assert.deepEqual(lines, [], "an install or a build warns");
}
