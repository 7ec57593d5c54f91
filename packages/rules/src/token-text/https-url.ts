/** Whether a link may become an anchor: an absolute https address, its scheme in any case. */
export function isHttpsUrl(url: string): boolean {
  // The parser alone would take `https:host`, `https:///host` and blanks around the address.
  if (!/^https:\/\/[^\s/?#\\]/i.test(url)) return false;
  try {
    return new URL(url).protocol === "https:";
  } catch {
    return false;
  }
}
