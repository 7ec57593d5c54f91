import { createServer } from "node:http";
import { pipeline } from "node:stream/promises";
import { Pool } from "undici";

/**
 * A service behind the proxy.
 * @typedef {{ origin: string, pool: Pool, ready: boolean }} Upstream
 * @typedef {{ method: string, path: string, headers: Record<string, string | string[]>, body: Buffer }} Sent
 */

const checkEveryMs = 250;
/** The service takes 256 KiB. */
const maxBytes = 1024 * 1024;

/** RFC 9110 §7.6.1: what one connection says to the next. `Expect` is answered here. */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "content-length",
]);

/**
 * Starts a small proxy on the loopback address, for trying out what a real one does: it passes requests on in turn, to
 * services whose `/readyz` is a 200, and once more where that cannot do a thing twice.
 * @param {{ port: number, origins: string[] }} options `port` 0 takes a free one
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startProxy({ port, origins }) {
  const upstreams = origins.map((origin) => ({ origin, pool: new Pool(origin), ready: true }));
  const checks = setInterval(() => void Promise.all(upstreams.map(check)), checkEveryMs);
  let turn = 0;
  const server = createServer((request, response) => {
    turn += 1;
    forward(request, response, upstreams, turn).catch(() => response.destroy());
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`,
    async stop() {
      clearInterval(checks);
      server.close();
      server.closeAllConnections();
      await Promise.all(upstreams.map(({ pool }) => pool.destroy()));
    },
  };
}

/** @param {Upstream} upstream */
async function check(upstream) {
  try {
    const { statusCode, body } = await upstream.pool.request({ method: "GET", path: "/readyz" });
    await body.dump();
    upstream.ready = statusCode === 200;
  } catch {
    upstream.ready = false;
  }
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {Upstream[]} upstreams
 * @param {number} turn
 */
async function forward(request, response, upstreams, turn) {
  const body = await readBody(request);
  if (body === undefined) return void response.writeHead(413).end();
  const sent = {
    method: request.method ?? "GET",
    path: request.url ?? "/",
    headers: headersOf(request),
    body,
  };
  const first = turn % upstreams.length;
  const inTurn = [...upstreams.slice(first), ...upstreams.slice(0, first)];
  for (const upstream of [...inTurn.filter(({ ready }) => ready), ...inTurn.filter(({ ready }) => !ready)]) {
    const received = await send(upstream, sent);
    if (received === "lost" && !mayRepeat(sent)) break;
    if (typeof received === "string") continue;
    response.writeHead(received.statusCode, withoutHops(received.headers));
    return pipeline(received.body, response);
  }
  response.writeHead(502, { "Retry-After": "1" }).end();
}

/**
 * `refused`: nothing arrived there. `lost`: something may have.
 * @param {Upstream} upstream @param {Sent} sent
 */
async function send(upstream, { body, ...head }) {
  try {
    return await upstream.pool.request({ ...head, ...(body.length > 0 && { body }) });
  } catch (error) {
    upstream.ready = false;
    return error instanceof Error && "code" in error && error.code === "ECONNREFUSED" ? "refused" : "lost";
  }
}

/**
 * RFC 9110 §9.2.2. A request with a key is done once, however often it arrives; a second DELETE would be a 404.
 * @param {Sent} sent
 */
function mayRepeat({ method, headers }) {
  return ["GET", "HEAD", "OPTIONS", "PUT"].includes(method) || headers["idempotency-key"] !== undefined;
}

/** @param {import("node:http").IncomingMessage} request */
async function readBody(request) {
  /** @type {Buffer[]} */
  const parts = [];
  let length = 0;
  for await (const part of request) {
    parts.push(part);
    length += part.length;
    if (length > maxBytes) return undefined;
  }
  return Buffer.concat(parts);
}

/** @param {import("node:http").IncomingMessage} request */
function headersOf({ headers, socket }) {
  return {
    ...withoutHops(headers),
    "x-forwarded-for": socket.remoteAddress ?? "",
    "x-forwarded-proto": "http",
  };
}

/** @param {Record<string, string | string[] | undefined>} headers */
function withoutHops(headers) {
  /** @type {Record<string, string | string[]>} */
  const remaining = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name)) remaining[name] = value;
  }
  return remaining;
}
