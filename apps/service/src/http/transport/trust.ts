import ipaddr from "ipaddr.js";

/** Whose `X-Forwarded-*` count: so many proxies in front, or those in these networks. */
export type Trust = { hops: number } | { networks: readonly Network[] };

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

const named: Record<string, readonly string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

export const trustNobody: Trust = { hops: 0 };

/**
 * `2`, or networks such as `loopback,10.0.0.0/8`; `loopback` and `private` are names for the usual ones.
 * Throws what is wrong with it.
 */
export function parseTrust(text: string): Trust {
  if (/^[0-9]{1,2}$/.test(text)) return { hops: Number(text) };
  const networks = text.split(",").flatMap((part) => named[part.trim()] ?? [part.trim()]);
  return { networks: networks.map(parseNetwork) };
}

function parseNetwork(text: string): Network {
  try {
    if (text.includes("/")) return ipaddr.parseCIDR(text);
    const address = ipaddr.parse(text);
    return [address, address.kind() === "ipv4" ? 32 : 128];
  } catch {
    throw new Error(`"${text}" is no network. Write it as 10.0.0.0/8, fc00::/7 or loopback.`);
  }
}

export function trusts(networks: readonly Network[], address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
}
