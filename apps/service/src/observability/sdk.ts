import process from "node:process";
import { NodeSDK } from "@opentelemetry/sdk-node";

/**
 * Sends the spans of this process to where OpenTelemetry's own environment variables say. Returns how to send the last
 * ones. Only spans: the log goes to standard output, and metrics are Prometheus's.
 */
export function startTracing(): () => Promise<void> {
  const { env } = process;
  // The others say who started the process, and with which arguments.
  env.OTEL_NODE_RESOURCE_DETECTORS ??= "env,host,serviceinstance";
  if (!env.OTEL_RESOURCE_ATTRIBUTES?.includes("service.name=")) env.OTEL_SERVICE_NAME ??= "enrolkit";
  const sdk = new NodeSDK({ logRecordProcessors: [], metricReaders: [] });
  sdk.start();
  // A receiver that is away must not keep the process from ending in order.
  return () => sdk.shutdown().catch(() => undefined);
}
