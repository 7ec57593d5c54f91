import { EnrolkitError } from "../error.ts";

type Values = Readonly<Record<string, unknown>>;
type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The URL of a call: parameters encoded into the path, the query without what is absent. */
export function addressOf(
  baseUrl: string,
  path: string,
  params: Values = {},
  query: QueryValues = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, params[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, `${value}`);
  }
  const asked = search.toString();
  return baseUrl.replace(/\/+$/, "") + filled + (asked && `?${asked}`);
}

/** A missing or dotted value would change which operation is called: URLs swallow such segments. */
function segment(name: string, value: unknown): string {
  const text = typeof value === "string" ? value : "";
  if (/^\.{0,2}$/.test(text)) {
    throw new EnrolkitError({
      status: 0,
      code: "invalid_request",
      title: "Bad Request",
      message: `The path parameter ${name} must be an id; nothing was sent.`,
      retryable: false,
    });
  }
  return encodeURIComponent(text);
}
