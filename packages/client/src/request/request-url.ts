import { clientError } from "../error.ts";

type Values = Readonly<Record<string, unknown>>;
type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Builds the URL of a call: path parameters are encoded, and query values that are null or undefined are left out. */
export function requestUrl(
  baseUrl: string,
  path: string,
  params: Values = {},
  query: QueryValues = {},
): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => pathSegment(name, params[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, `${value}`);
  }
  const queryString = search.toString();
  return withoutTrailingSlashes(baseUrl) + filledPath + (queryString && `?${queryString}`);
}

function withoutTrailingSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === "/") end -= 1;
  return url.slice(0, end);
}

/** An empty value, "." or ".." would change which operation is called, since URLs drop such segments. */
function pathSegment(name: string, value: unknown): string {
  const text = typeof value === "string" ? value : "";
  if (/^\.{0,2}$/.test(text)) {
    throw clientError(
      "invalid_request",
      "Bad Request",
      `The path parameter ${name} must be an id; nothing was sent.`,
    );
  }
  return encodeURIComponent(text);
}
