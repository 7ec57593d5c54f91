import { randomUUID } from "node:crypto";

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,127}$/;
const credential = /(?:pk|est|op)_(?:test|live)_/;

/** The caller's own id when it is harmless in headers and logs, else a fresh one. */
export function requestIdOf(sent: string | string[] | undefined): string {
  return typeof sent === "string" && wellFormed.test(sent) && !credential.test(sent) ? sent : randomUUID();
}
