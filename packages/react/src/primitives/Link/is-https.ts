/** Whether an address is an absolute https address. */
export function isHttps(address: string): boolean {
  return URL.canParse(address) && /^https:$/i.test(new URL(address).protocol);
}
