import type { Server } from "node:http";
import { Server as SocketServer } from "node:net";

/** How long a request may be on its way on a connection that is open, in milliseconds. */
const onItsWay = 100;

/**
 * Takes no more connections, lets requests end that run or are on their way, and cuts off what is left after
 * `patience` milliseconds.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), patience);
  const sweep = setInterval(() => server.closeIdleConnections(), onItsWay);
  // An HTTP server's own `close` would begin with cutting off every connection whose request is not read yet.
  await new Promise((resolve) => SocketServer.prototype.close.call(server, resolve));
  clearTimeout(cutOff);
  clearInterval(sweep);
}
