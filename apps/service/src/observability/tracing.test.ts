import { context, propagation, trace } from "@opentelemetry/api";
import { NodeSDK, type NodeSDKConfiguration } from "@opentelemetry/sdk-node";
import express, { type RequestHandler } from "express";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestService, type TestService } from "../http/testing.ts";
import { Journey } from "../testing/journey.ts";
import { partner } from "../testing/people.ts";
import { startReceiver } from "../webhooks/testing.ts";
import { wantsTracing } from "./wants-tracing.ts";

type SpanProcessor = NonNullable<NodeSDKConfiguration["spanProcessors"]>[number];
type ReadableSpan = Parameters<SpanProcessor["onEnd"]>[0];

const ended: ReadableSpan[] = [];
const recorder: SpanProcessor = {
  onStart: () => undefined,
  onEnd: (span) => void ended.push(span),
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};
const sdk = new NodeSDK({
  spanProcessors: [recorder],
  logRecordProcessors: [],
  metricReaders: [],
  autoDetectResources: false,
});

/** An app that has a span for each of its requests. */
const hostsSpan: RequestHandler = (_, response, next) => {
  const span = trace.getTracer("host").startSpan("host");
  response.once("close", () => span.end());
  context.with(trace.setSpan(context.active(), span), next);
};

let service: TestService;
let mounted: TestService;
beforeAll(async () => {
  sdk.start();
  service = await startTestService({ work: true });
  const app = (router: express.Router) => express().use("/benefits", hostsSpan, router);
  mounted = await startTestService({ host: { app, path: "/benefits" } });
});
afterAll(async () => {
  await Promise.all([service.stop(), mounted.stop()]);
  await sdk.shutdown();
  trace.disable();
  context.disable();
  propagation.disable();
});
beforeEach(() => void ended.splice(0));

const named = (name: string) => ended.filter((span) => span.name === name);
const childrenOf = (parent: ReadableSpan | undefined) =>
  ended.filter((span) => span.parentSpanContext?.spanId === parent?.spanContext().spanId);

test("a request has a span, and in it are its transactions and calls of the insurer", async () => {
  const journey = await Journey.begin(service);
  await journey.reach("enrolled");
  await expect.poll(() => named("POST /enrolment_intents/{enrolment_intent_id}/confirm")).toHaveLength(1);
  const [confirm] = named("POST /enrolment_intents/{enrolment_intent_id}/confirm");
  expect(confirm?.attributes).toMatchObject({
    "http.request.method": "POST",
    "http.route": "/enrolment_intents/{enrolment_intent_id}/confirm",
    "http.response.status_code": 200,
    "enrolkit.operation": "ConfirmEnrolmentIntent",
    "enrolkit.platform_id": journey.world.platform_id,
    "enrolkit.actor": expect.any(String),
  });
  const written = childrenOf(confirm).find(({ name }) => name === "write transaction");
  expect(written?.attributes).toEqual({ "db.system.name": "sqlite" });
  expect(childrenOf(written).map(({ name }) => name)).toContain("insurer decidesAt");
});

test("a request with a body keeps its span while the body is read", async () => {
  const journey = await Journey.begin(service);
  ended.splice(0);
  await journey.person();
  const create = "POST /employees/{employee_id}/associated_persons";
  await expect.poll(() => named(create)).toHaveLength(1);
  expect(childrenOf(named(create)[0]).map(({ name }) => name)).toContain("write transaction");
});

test("due work and deliveries have spans of their own", async () => {
  const journey = await Journey.begin(service);
  const receiver = await startReceiver(() => ({ status: 500 }));
  await journey.ok("POST", "/webhooks/endpoints", { url: receiver.url });
  await journey.reach("enrolled");
  const [work] = named("due work enrolment.answer");
  expect(work?.attributes).toMatchObject({ "enrolkit.subject_id": journey.intentId, "enrolkit.attempts": 1 });
  expect(childrenOf(work).map(({ name }) => name)).toEqual(["write transaction"]);
  await expect.poll(() => named("deliver event")).not.toEqual([]);
  expect(named("deliver event")[0]?.attributes).toMatchObject({
    "enrolkit.outcome": "retried",
    "error.type": "retried",
  });
});

test("nothing personal, no token and no query is in a span", async () => {
  const journey = await Journey.begin(service);
  await journey.person({ ...partner, first_name: "Zebulon", last_name: "Quagmire" });
  await journey.call("GET", "/employees?search=Quagmire&page=1");
  await expect.poll(() => named("POST /employees/{employee_id}/associated_persons")).toHaveLength(1);
  const written = JSON.stringify(
    ended.map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
  );
  for (const secret of [
    "Zebulon",
    "Quagmire",
    journey.world.api_key,
    "pk_test_",
    "est_test_",
    "op_test_",
    "Bearer",
  ])
    expect(written).not.toContain(secret);
});

test("a client's trace goes on here, and one that is not sampled stays so", async () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const call = (flags: string) =>
    service.call("GET", "/providers", {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-${flags}` },
    });
  await call("00");
  await call("01");
  await expect.poll(() => named("GET /providers")).toHaveLength(1);
  expect(named("GET /providers")[0]?.spanContext().traceId).toBe(traceId);
  expect(named("GET /providers")[0]?.parentSpanContext?.spanId).toBe("b7ad6b7169203331");
});

test("in a host's app spans are below the host's, whatever a client sends", async () => {
  const world = await mounted.world();
  ended.splice(0);
  await mounted.call("GET", "/providers", {
    key: world.api_key,
    headers: { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" },
  });
  await expect.poll(() => named("host")).toHaveLength(1);
  expect(childrenOf(named("host")[0]).map(({ name }) => name)).toEqual(["GET /providers"]);
});

test.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://127.0.0.1:4318/v1/traces" }, true],
  [{ OTEL_TRACES_EXPORTER: "console" }, true],
  [{ OTEL_TRACES_EXPORTER: "none", OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }, false],
  [{ OTEL_SDK_DISABLED: "true", OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }, false],
])("whether the environment %j asks for traces: %s", (env, expected) => {
  expect(wantsTracing(env)).toBe(expected);
});
