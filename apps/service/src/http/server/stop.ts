import type { Server } from "node:http";

/**
 * Takes no more connections, lets running requests end, and cuts off what is left after `patience`
 * milliseconds.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), patience);
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cutOff);
  clearInterval(sweep);
}
