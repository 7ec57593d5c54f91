/** Throws a TypeError that says what to set, for what cannot get sessions. */
export function assertGetSession(getSession: unknown): void {
  if (typeof getSession === "function") return;
  throw new TypeError(
    `Enrolkit: \`getSession\` is ${nameOf(getSession)}. It must be a function that gets a session; an API key stays secret.`,
  );
}

/**
 * Throws a TypeError that says what to set, for an address that cannot be right. A page may reach the service through a
 * path of its own; a server needs the whole address.
 */
export function assertBaseUrl(
  baseUrl: unknown,
  { allowsPath, hint = "" }: { allowsPath: boolean; hint?: string },
): asserts baseUrl is string {
  if (allowsPath && typeof baseUrl === "string" && baseUrl.startsWith("/")) return;
  const wrong = describeBaseUrl(baseUrl);
  if (wrong === undefined) return;
  throw new TypeError(
    `Enrolkit: \`baseUrl\` ${wrong}. Set it to the address of the service, for example "https://benefits.example.com".${hint}`,
  );
}

/** Says what is wrong with an address; undefined where nothing is. */
function describeBaseUrl(baseUrl: unknown): string | undefined {
  if (typeof baseUrl !== "string" || baseUrl.trim() === "") return `is ${nameOf(baseUrl)}`;
  try {
    const url = new URL(baseUrl);
    if (url.search || url.hash || url.username || url.password) {
      return "has a query, a fragment or a password in it";
    }
    if (/^https?:$/.test(url.protocol) && baseUrl === baseUrl.trim()) return undefined;
  } catch {
    // No URL at all.
  }
  return "is no http or https address";
}

/** Names what is there in the place of a setting, without quoting it. */
export function nameOf(value: unknown): string {
  if (value === undefined || value === null) return `${value}`;
  return typeof value === "string" ? "empty" : `of the type ${typeof value}, not a text`;
}
