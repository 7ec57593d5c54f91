import {
  type Attributes,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import type { Insurer } from "../insurer/insurer.ts";
import type { Store } from "../store/store.ts";

/** Finds the SDK that the process has registered, if any, also one that is registered later. */
export const tracer: Tracer = trace.getTracer("enrolkit");

/** A span's attributes are ids and names of kinds: nothing personal, no token, no query. */
interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
}

/** Runs `work` in a span of its own, below the present one. Where no SDK is registered it only runs `work`. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = tracer.startSpan(name, options);
  if (!isTraced(span)) return work(span);
  return context.with(trace.setSpan(context.active(), span), async () => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, nameOf(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span that is not sampled has an id all the same: those below it are not sampled either. */
export function isTraced(span: Span): boolean {
  return span.isRecording() || trace.isSpanContextValid(span.spanContext());
}

/** An error's message may quote what a person has entered: name its type only. */
export function markFailed(span: Span, errorType: string): void {
  span.setAttribute("error.type", errorType);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** The store with a span for each transaction; on SQLite a write's begins when it starts to wait for its turn. */
export function traceStore(store: Store): Store {
  const attributes = { "db.system.name": store.engine === "postgres" ? "postgresql" : "sqlite" };
  const options = { kind: SpanKind.CLIENT, attributes };
  return {
    ...store,
    read: (work) => inSpan("read transaction", options, () => store.read(work)),
    write: (work) => inSpan("write transaction", options, () => store.write(work)),
  };
}

/** The insurer with a span for each call. */
export function traceInsurer(insurer: Insurer): Insurer {
  return new Proxy(insurer, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== "function" || typeof name === "symbol") return member;
      return (...args: unknown[]) => callInSpan(`insurer ${name}`, () => Reflect.apply(member, target, args));
    },
  });
}

function callInSpan<Result>(name: string, call: () => Result): Result {
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT });
  if (!isTraced(span)) return call();
  return context.with(trace.setSpan(context.active(), span), () => {
    try {
      return call();
    } catch (error) {
      markFailed(span, nameOf(error));
      throw error;
    } finally {
      span.end();
    }
  });
}
