/** An error as it may be logged. */
export interface DescribedError {
  name: string;
  message: string;
  code?: string;
  at?: string[];
  cause?: DescribedError;
}

/**
 * Messages of drivers and parsers quote what they stumbled over, which may be somebody's name or a secret:
 * what is quoted or bracketed is left out, and the stack keeps its places only.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error))
    return { name: typeof error, message: "Something other than an Error was thrown." };
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    name: error.name,
    message: withoutQuotes(error.message),
    ...(code !== undefined && { code }),
    ...(places.length > 0 && { at: places.slice(0, 12).map((line) => line.trim()) }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

function withoutQuotes(message: string): string {
  return message
    .slice(0, 400)
    .replaceAll(/"[^"]*("|$)|'[^']*('|$)|`[^`]*(`|$)|=\([^)]*(\)|$)/g, "…")
    .replaceAll(/(?:pk|est|op)_(?:test|live)_[\w-]*|eyJ[\w-]+\.[\w.-]*/g, "…")
    .replaceAll(/\p{Cc}/gu, " ");
}
