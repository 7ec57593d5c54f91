import type { AddressInfo } from "node:net";
import process from "node:process";
import cors from "cors";
import express, { type Express } from "express";
import { pinoHttp } from "pino-http";
import { createLogger } from "../src/http/logging.ts";
import { dataHeaders } from "../src/http/security-headers.ts";

/** What the service is measured against: Express routes that send the same JSON, fixed, with and without middleware. */
const fixed: unknown = JSON.parse(process.env.BENCH_JSON ?? "{}");
const path = "/providers/:provider_id";

const bare = express();
bare.get(path, (_, response) => {
  response.json(fixed);
});

const dressed = express();
dressed.use(
  pinoHttp({
    logger: createLogger("info"),
    wrapSerializers: false,
    serializers: { req: () => undefined },
    customSuccessObject: (request, response, { responseTime }: { responseTime: number }) => ({
      request_id: request.id,
      method: request.method,
      route: path,
      status: response.statusCode,
      ms: responseTime,
    }),
  }),
);
dressed.use(dataHeaders);
dressed.get(path, cors({ origin: [] }), (_, response) => {
  response.json(fixed);
});

const ports = await Promise.all([bare, dressed].map(portOf));
process.send?.(ports);

function portOf(app: Express): Promise<number> {
  return new Promise((resolve) => {
    const server = app.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
