import { context, propagation, SpanKind, trace } from "@opentelemetry/api";
import type { RequestHandler } from "express";
import { isTraced, markFailed, tracer } from "../observability/tracing.ts";
import type { Endpoint } from "./endpoint.ts";
import { stateOf } from "./request-state.ts";

/** Gives a request a span, below that of the host's app or of the client that sent `traceparent`. */
export function traceRequest({ operation }: Endpoint): RequestHandler {
  const name = `${operation.method} ${operation.path}`;
  const attributes = {
    "http.request.method": operation.method,
    "http.route": operation.path,
    "enrolkit.operation": operation.name,
  };
  return (request, response, next) => {
    const active = context.active();
    const parent = trace.getSpan(active) ? active : propagation.extract(active, request.headers);
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    if (!isTraced(span)) return next();
    response.once("close", () => {
      const { id, platform, actor } = stateOf(response);
      span.setAttribute("enrolkit.request_id", id);
      if (platform) span.setAttribute("enrolkit.platform_id", platform.id);
      if (actor) span.setAttribute("enrolkit.actor", actor.kind);
      if (response.headersSent) span.setAttribute("http.response.status_code", response.statusCode);
      if (!response.headersSent) markFailed(span, "aborted");
      else if (response.statusCode >= 500) markFailed(span, String(response.statusCode));
      span.end();
    });
    context.with(trace.setSpan(parent, span), next);
  };
}
