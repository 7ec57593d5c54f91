import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { hostOf, mayReach, type Mode } from "./address.ts";

export interface Letter {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface Reply {
  status: number;
  /** As it was sent. */
  retry_after: string | undefined;
}

/** Sends a letter; redirects are not followed. Throws when there is no reply. */
export type Post = (letter: Letter) => Promise<Reply>;

interface Resolved {
  address: string;
  family: number;
}

export interface PostOptions {
  mode: Mode;
  /** Every address of a name. */
  resolve?: (host: string) => Promise<Resolved[]>;
  /** When a letter that is not answered is given up; after ten seconds by default. */
  patience?: () => AbortSignal;
}

/** Sends to the very addresses that were checked: a name is resolved once, for its connection. */
export function createPost({
  mode,
  resolve = (host) => lookup(host, { all: true }),
  patience = () => AbortSignal.timeout(10_000),
}: PostOptions): Post {
  return async ({ url, headers, body }) => {
    const target = new URL(url);
    const host = hostOf(target);
    const allowed = (address: string) => mayReach(address, target.protocol, mode);
    if (isIP(host) !== 0 && !allowed(host)) throw notReachable(host);
    const options = {
      method: "POST",
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
      agent: false,
      lookup: onlyThrough(resolve, allowed),
      signal: patience(),
    };
    return new Promise((settle, reject) => {
      const send = target.protocol === "https:" ? requestHttps : requestHttp;
      const sent = send(target, options, (response) => {
        settle({ status: response.statusCode ?? 0, retry_after: response.headers["retry-after"] });
        // What a receiver says beside its status is nobody's business, however long it is.
        response.on("error", () => {}).destroy();
      });
      sent.on("error", reject);
      sent.end(body);
    });
  };
}

/** Resolves a name to addresses of which each is allowed. */
function onlyThrough(
  resolve: (host: string) => Promise<Resolved[]>,
  allowed: (address: string) => boolean,
): LookupFunction {
  return (host, options, callback) => {
    const answer = (addresses: Resolved[]) => {
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => allowed(address))) {
        callback(notReachable(host), "");
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    };
    const refuse = (error: NodeJS.ErrnoException) => callback(error, "");
    resolve(host).then(answer, refuse);
  };
}

function notReachable(host: string): Error {
  return new Error(`Nothing is sent to ${host}: it is no public address.`);
}
