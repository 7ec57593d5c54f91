import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, type Registry } from "prom-client";

/** Serves `/metrics` of the process on an address of its own, which no proxy of the API leads to. */
export function createMetricsServer(registry: Registry): Server {
  collectDefaultMetrics({ register: registry });
  return createServer((request, response) => {
    const isMetrics = request.method === "GET" && request.url?.split("?")[0] === "/metrics";
    if (!isMetrics) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
