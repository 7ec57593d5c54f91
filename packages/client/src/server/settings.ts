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

/** What is easily taken for another. The operator's token of test mode, which makes worlds, has no form of its own. */
const forms: readonly (readonly [start: string, kind: string])[] = [
  ["pk_", "an API key"],
  ["est_", "the token of a session, which is for a page"],
  ["whsec_", "the secret of a webhook endpoint"],
  ["whe_", "the id of a webhook endpoint"],
  ["pt_", "the id of a platform"],
  ["es_", "the id of a session"],
  ["Bearer ", "a whole Authorization header"],
];

function assertApiKey(apiKey: unknown): asserts apiKey is string {
  const advice =
    "Set it to the secret key of your platform (`pk_test_…` or `pk_live_…`), which the operator of the service made with `enrolkit keys create`.";
  assertSecret("apiKey", apiKey, "pk_", `${advice}${environmentHint("ENROLKIT_API_KEY")}`);
  if (apiKey.startsWith("pk_") && !/^pk_(test|live)_./.test(apiKey)) {
    throw new TypeError(`Enrolkit: \`apiKey\` is no whole key. ${advice}`);
  }
}

/** Throws a TypeError that says what to set, for what cannot be the secret of a webhook endpoint. It never quotes it. */
export function assertWebhookSecret(secret: unknown): asserts secret is string {
  const advice =
    "Set it to the secret of the endpoint (`whsec_…`), which was shown when the endpoint was created or its secret rotated.";
  assertSecret("secret", secret, "whsec_", `${advice}${environmentHint("ENROLKIT_WEBHOOK_SECRET")}`);
  if (!secret.startsWith("whsec_")) {
    throw new TypeError(`Enrolkit: \`secret\` does not start with "whsec_". ${advice}`);
  }
}

/** Rejects what is missing, has white space in it, or has the form of something else. */
function assertSecret(
  name: string,
  value: unknown,
  ownStart: string,
  advice: string,
): asserts value is string {
  if (typeof value !== "string" || value.trim() === "") {
    throw new TypeError(`Enrolkit: \`${name}\` is ${nameOf(value)}. ${advice}`);
  }
  const form = forms.find(([start]) => start !== ownStart && value.startsWith(start));
  if (form !== undefined) throw new TypeError(`Enrolkit: \`${name}\` is ${form[1]}. ${advice}`);
  if (/\s/.test(value)) {
    throw new TypeError(`Enrolkit: \`${name}\` has white space or a line break in it. Remove that.`);
  }
}

function environmentHint(name: string): string {
  return ` Where it comes from the environment, such as ${name}, check that the process has that variable.`;
}
