import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { hostOf, isAllowedAddress, type Mode } from "./address.ts";

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface WebhookResponse {
  status: number;
  /** The header as it was received. */
  retry_after: string | undefined;
}

/** POSTs a request without following redirects. Throws when there is no response. */
export type Send = (request: WebhookRequest) => Promise<WebhookResponse>;

interface ResolvedAddress {
  address: string;
  family: number;
}

export interface SendOptions {
  mode: Mode;
  /** Returns every address of a name. */
  resolve?: (host: string) => Promise<ResolvedAddress[]>;
  /** Aborts a request that gets no response; after ten seconds by default. */
  timeoutSignal?: () => AbortSignal;
}

/** Sends only to the addresses that were checked: a name is resolved once, for its connection. */
export function createSend({
  mode,
  resolve = (host) => lookup(host, { all: true }),
  timeoutSignal = () => AbortSignal.timeout(10_000),
}: SendOptions): Send {
  return async ({ url, headers, body }) => {
    const target = new URL(url);
    const host = hostOf(target);
    const isAllowed = (address: string) => isAllowedAddress(address, target.protocol, mode);
    if (isIP(host) !== 0 && !isAllowed(host)) throw notPublic(host);
    const options = {
      method: "POST",
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
      agent: false,
      lookup: checkedLookup(resolve, isAllowed),
      signal: timeoutSignal(),
    };
    return new Promise((resolveResponse, reject) => {
      const start = target.protocol === "https:" ? requestHttps : requestHttp;
      const request = start(target, options, (response) => {
        resolveResponse({
          status: response.statusCode ?? 0,
          retry_after: response.headers["retry-after"],
        });
        // Only the status counts; the body is not read, however long it is.
        response.on("error", () => {}).destroy();
      });
      request.on("error", reject);
      request.end(body);
    });
  };
}

/** Resolves a name and fails unless all of its addresses are allowed. */
function checkedLookup(
  resolve: (host: string) => Promise<ResolvedAddress[]>,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return (host, options, callback) => {
    const check = (addresses: ResolvedAddress[]) => {
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) {
        callback(notPublic(host), "");
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    };
    const fail = (error: NodeJS.ErrnoException) => callback(error, "");
    resolve(host).then(check, fail);
  };
}

function notPublic(host: string): Error {
  return new Error(`Nothing is sent to ${host}: it is no public address.`);
}
