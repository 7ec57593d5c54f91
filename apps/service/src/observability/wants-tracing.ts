type Environment = Record<string, string | undefined>;

/**
 * Whether OpenTelemetry's environment variables ask for traces: they name an exporter or an address, and nothing turns
 * them off (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 */
export function wantsTracing(env: Environment): boolean {
  const value = (name: string) => env[name]?.trim() || undefined;
  if (value("OTEL_SDK_DISABLED")?.toLowerCase() === "true") return false;
  const exporter = value("OTEL_TRACES_EXPORTER");
  if (exporter !== undefined) return exporter !== "none";
  return [value("OTEL_EXPORTER_OTLP_ENDPOINT"), value("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")].some(Boolean);
}
