/** Our own credentials: keys, session tokens, the operator's token (decisions §4). */
const ownPrefix = /(?:pk|est|op)_(?:test|live)_/;

/** Returns whether a text holds a credential: one of ours, or a JWT's header and payload. */
export function holdsSecret(text: string): boolean {
  return ownPrefix.test(text) || runsOf(text).some(holdsTokenOfIssuer);
}

/** Replaces whatever may be a credential: one of ours, or anything from what may be the header of a JWT on. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/(?:pk|est|op)_(?:test|live)_[\w-]*/g, "…").replaceAll(/[\w.-]+/g, (run) => {
    const start = startOfToken(run);
    return start === undefined ? run : `${run.slice(0, start)}…`;
  });
}

/** The characters that a JWT is made of, in a row. Each is read once, however long the text is. */
function runsOf(text: string): string[] {
  return text.match(/[\w.-]+/g) ?? [];
}

/** `eyJ` is `{"` in base64url: two parts that begin with it, and a dot after each. */
function holdsTokenOfIssuer(run: string): boolean {
  const parts = run.split(".");
  return parts.some((part, index) => {
    const payload = parts[index + 1] ?? "";
    return beginsObject(part) && payload.startsWith("eyJ") && payload.length > 3 && index + 2 < parts.length;
  });
}

/** Where a part with a dot behind it begins an object; undefined where none does. */
function startOfToken(run: string): number | undefined {
  let start = 0;
  for (const part of run.split(".").slice(0, -1)) {
    if (beginsObject(part)) return start + part.indexOf("eyJ");
    start += part.length + 1;
  }
  return undefined;
}

function beginsObject(part: string): boolean {
  const start = part.indexOf("eyJ");
  return start !== -1 && start + 3 < part.length;
}
