import type { IncomingMessage } from "node:http";
import { type Trust, trusts } from "./trust.ts";

/** Where a request comes from, as far as the proxies in front may be believed. */
export interface Peer {
  address: string;
  secure: boolean;
}

export function peerOf(request: IncomingMessage, trust: Trust): Peer {
  const nearest = request.socket.remoteAddress ?? "";
  const believed = "hops" in trust ? trust.hops > 0 : trusts(trust.networks, nearest);
  if (!believed) return { address: nearest, secure: false };
  return {
    address: clientAddress(nearest, listed(request.headers["x-forwarded-for"]), trust),
    secure: listed(request.headers["x-forwarded-proto"]).at(-1)?.toLowerCase() === "https",
  };
}

/** From the nearest proxy outwards: the first address that no trusted proxy has vouched for is the client's. */
function clientAddress(nearest: string, forwardedFor: string[], trust: Trust): string {
  if ("hops" in trust) return forwardedFor.at(-trust.hops) ?? forwardedFor[0] ?? nearest;
  let address = nearest;
  for (const next of forwardedFor.toReversed()) {
    if (!trusts(trust.networks, address)) break;
    address = next;
  }
  return address;
}

function listed(header: string | string[] | undefined): string[] {
  if (header === undefined) return [];
  return String(header)
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
