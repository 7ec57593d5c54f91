/** What kind of credential a bearer token looks like, without looking it up. */
export type CredentialForm =
  | { kind: "key" | "session"; mode: "test" | "live" }
  | { kind: "dashboard" }
  | { kind: "other" };

/** Prefixes: specification, "Authentication" 2; decisions §4. */
export function credentialForm(token: string): CredentialForm {
  const [, prefix, mode] = /^(pk|est)_(test|live)_[\w-]+$/.exec(token) ?? [];
  if (prefix) return { kind: prefix === "pk" ? "key" : "session", mode: mode === "live" ? "live" : "test" };
  return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token) ? { kind: "dashboard" } : { kind: "other" };
}
