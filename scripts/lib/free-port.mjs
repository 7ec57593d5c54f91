import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below those that systems give to programs that ask for any port. */
const first = 20_000;
const count = 10_000;

/**
 * A port of the loopback address for a server of another program, or for one that starts again: free, and given to no one else
 * while this process lives. The system would give such a port to the next who asks before the server listens; so these are
 * ports that it gives to no one, and a process holds the one ten thousand below it for as long as it runs.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tries = 0; tries < count; tries++) {
    const port = first + randomInt(count);
    const guard = await listening(port - count);
    if (guard === undefined) continue;
    const probe = await listening(port);
    if (probe === undefined) {
      guard.close();
      continue;
    }
    guard.unref();
    await new Promise((closed) => probe.close(closed));
    return port;
  }
  throw new Error(`No port from ${first} on is free.`);
}

/**
 * A server on a port; undefined where another has it.
 * @param {number} port
 * @returns {Promise<import("node:net").Server | undefined>}
 */
function listening(port) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", () => resolve(undefined));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => resolve(server));
  });
}
