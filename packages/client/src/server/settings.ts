import { assertBaseUrl, nameOf } from "../settings.ts";

/** Throws a TypeError that says what to set, for settings that cannot be right. It never quotes a key. */
export function assertServerSettings(
  settings: Record<"baseUrl" | "apiKey", unknown>,
): asserts settings is Record<"baseUrl" | "apiKey", string> {
  if ("document" in globalThis) {
    throw new TypeError(
      "Enrolkit: in a browser, give createClient a `getSession` that asks your backend for an embed session. An API key is secret and must not reach a browser.",
    );
  }
  assertBaseUrl(settings.baseUrl, { allowsPath: false, hint: environmentHint("ENROLKIT_URL") });
  assertApiKey(settings.apiKey);
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
      `Enrolkit: \`apiKey\` is ${nameOf(apiKey)}. ${advice}${environmentHint("ENROLKIT_API_KEY")}`,
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

function environmentHint(name: string): string {
  return ` Where it comes from the environment, such as ${name}, check that the process has that variable.`;
}
