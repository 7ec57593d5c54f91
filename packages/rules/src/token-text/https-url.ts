/** Returns whether a link can become an anchor: an absolute https address, with the scheme in any case. */
export function isHttpsUrl(url: string): boolean {
  // The parser alone would accept `https:host`, `https:///host` and blanks around the address.
  if (!/^https:\/\/[^\s/?#\\]/i.test(url)) return false;
  try {
    return new URL(url).protocol === "https:";
  } catch {
    return false;
  }
}
