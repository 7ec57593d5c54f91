import process from "node:process";
import express from "express";

/** What the pipeline is measured against: one Express route that answers the same JSON and does nothing else. */
const answer: unknown = JSON.parse(process.env.BENCH_ANSWER ?? "{}");
const app = express();
app.get("/providers/:provider_id", (_, response) => {
  response.json(answer);
});
const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.stdout.write(`${address.port}\n`);
});
