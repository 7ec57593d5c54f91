import ipaddr from "ipaddr.js";

/** Live services send to public addresses only; in test mode also to this machine. */
export type Mode = "test" | "live";

/** Why nothing can be sent to a URL, told to whoever registers it; undefined where it can. */
export function faultOf(url: string, mode: Mode): string | undefined {
  const parsed = URL.parse(url);
  if (parsed === null) return "Write a full address, such as https://example.com/webhooks.";
  if (parsed.username !== "" || parsed.password !== "") {
    return "Leave out the user name and password: signatures tell who is sending.";
  }
  const here = isThisMachine(hostOf(parsed));
  if (here && mode === "live") return "Use a public address.";
  if (parsed.protocol !== "https:" && !(parsed.protocol === "http:" && here)) {
    return mode === "test" ? "Use https, or http on this machine." : "Use https.";
  }
  if (!here && isPrivateName(hostOf(parsed))) return "Use a public address.";
  return undefined;
}

/** Whether a connection may be made to an address, for a URL of a protocol (`https:`). Decisions §8, targets. */
export function mayReach(address: string, protocol: string, mode: Mode): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address that is written as IPv6 is judged as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.range() === "loopback") return mode === "test";
  return (
    protocol === "https:" && parsed.range() === "unicast" && (parsed.kind() === "ipv4" || isGlobal(parsed))
  );
}

/** The host of a URL: an address without its brackets, a name without its last dot. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

const globalUnicast = ipaddr.parseCIDR("2000::/3");

function isGlobal(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.match(globalUnicast);
}

function isThisMachine(host: string): boolean {
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback";
}

/** What is private by its writing; where a public name leads is seen when something is sent. */
function isPrivateName(host: string): boolean {
  if (ipaddr.isValid(host)) return !mayReach(host, "https:", "live");
  return !host.includes(".") || /\.(local|internal|localdomain|home\.arpa)$/.test(host);
}
