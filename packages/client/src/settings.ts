import type { ClientOptions } from "./options.ts";

/** Throws a TypeError that says what to set, for settings that cannot be right. It never quotes a key. */
export function assertSettings({ baseUrl, getSession, apiKey }: Partial<ClientOptions>): void {
  if (getSession !== undefined && typeof getSession !== "function") {
    throw new TypeError(`Enrolkit: \`getSession\` is ${nameOf(getSession)}. It must be a function.`);
  }
  assertBaseUrl(baseUrl, { allowsPath: getSession !== undefined });
  if (getSession !== undefined) return;
  if ("document" in globalThis) {
    throw new TypeError(
      "Enrolkit: give createClient a `getSession` that asks your backend for an embed session. An API key is secret and must not reach a browser.",
    );
  }
  assertApiKey(apiKey);
}

/** A page may reach the service through a path of its own; a server needs the whole address. */
function assertBaseUrl(baseUrl: unknown, { allowsPath }: { allowsPath: boolean }): void {
  const example = 'the address of the service, for example "https://benefits.example.com"';
  if (typeof baseUrl !== "string" || baseUrl.trim() === "") {
    throw new TypeError(
      `Enrolkit: \`baseUrl\` is ${nameOf(baseUrl)}. Set it to ${example}. ${environmentHint("ENROLKIT_URL")}`,
    );
  }
  if (allowsPath && baseUrl.startsWith("/")) return;
  const url = parseUrl(baseUrl);
  if (url === undefined || !/^https?:$/.test(url.protocol) || baseUrl !== baseUrl.trim()) {
    throw new TypeError(`Enrolkit: \`baseUrl\` is no http or https address. Set it to ${example}.`);
  }
  if (url.search || url.hash || url.username || url.password) {
    throw new TypeError(
      `Enrolkit: \`baseUrl\` has a query, a fragment or a password in it. Set it to ${example}, with nothing behind the path.`,
    );
  }
}

/** What is easily taken for a key. The operator's token of test mode, which makes worlds, has no form of its own. */
const otherSecrets: readonly (readonly [start: string, kind: string])[] = [
  ["est_", "the token of a session, which is for a page"],
  ["whsec_", "the secret of a webhook endpoint"],
  ["pt_", "the id of a platform"],
  ["es_", "the id of a session"],
  ["Bearer ", "a whole Authorization header"],
];

function assertApiKey(apiKey: unknown): void {
  const advice =
    "Set it to the secret key of your platform (`pk_test_…` or `pk_live_…`), which the operator of the service made with `enrolkit keys create`.";
  if (typeof apiKey !== "string" || apiKey.trim() === "") {
    throw new TypeError(
      `Enrolkit: \`apiKey\` is ${nameOf(apiKey)}. ${advice} ${environmentHint("ENROLKIT_API_KEY")}`,
    );
  }
  if (/\s/.test(apiKey) && !apiKey.startsWith("Bearer ")) {
    throw new TypeError(`Enrolkit: \`apiKey\` has white space or a line break in it. Remove that.`);
  }
  const isPartOfKey = apiKey.startsWith("pk_") && !/^pk_(test|live)_./.test(apiKey);
  const other = otherSecrets.find(([start]) => apiKey.startsWith(start));
  const kind = isPartOfKey ? "no whole key" : other?.[1];
  if (kind === undefined) return;
  throw new TypeError(`Enrolkit: \`apiKey\` is ${kind}. ${advice}`);
}

function nameOf(value: unknown): string {
  if (value === undefined || value === null) return `${value}`;
  return typeof value === "string" ? "empty" : `of the type ${typeof value}, not a text`;
}

function environmentHint(name: string): string {
  return `Where it comes from the environment, such as ${name}, check that the process has that variable.`;
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
