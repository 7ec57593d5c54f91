import ipaddr from "ipaddr.js";

/** A live service sends to public addresses only; in test mode also to this machine. */
export type Mode = "test" | "live";

/** Returns why a URL cannot be an endpoint, as a sentence for `errors`; undefined where it can. */
export function urlIssue(url: string, mode: Mode): string | undefined {
  const parsed = URL.parse(url);
  if (parsed === null) return "Write a full address, such as https://example.com/webhooks.";
  if (parsed.username !== "" || parsed.password !== "") {
    return "Leave out the user name and password: signatures show who is sending.";
  }
  const loopback = isLoopback(hostOf(parsed));
  if (loopback && mode === "live") return "Use a public address.";
  if (parsed.protocol !== "https:" && !(parsed.protocol === "http:" && loopback)) {
    return mode === "test" ? "Use https, or http on this machine." : "Use https.";
  }
  if (!loopback && isPrivateName(hostOf(parsed))) return "Use a public address.";
  return undefined;
}

/** Returns whether a URL of a protocol (`https:`) may be sent to at an address. Decisions §8, targets. */
export function isAllowedAddress(address: string, protocol: string, mode: Mode): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address that is written as IPv6 counts as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.range() === "loopback") return mode === "test";
  return (
    protocol === "https:" && parsed.range() === "unicast" && (parsed.kind() === "ipv4" || isGlobal(parsed))
  );
}

/** Returns the host of a URL: an address without its brackets, a name without its last dot. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

const globalUnicast = ipaddr.parseCIDR("2000::/3");

function isGlobal(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.match(globalUnicast);
}

function isLoopback(host: string): boolean {
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback";
}

/** Recognizes names that are private by their form. Where a public name leads is checked when an event is sent. */
function isPrivateName(host: string): boolean {
  if (ipaddr.isValid(host)) return !isAllowedAddress(host, "https:", "live");
  return !host.includes(".") || /\.(local|internal|localdomain|home\.arpa)$/.test(host);
}
