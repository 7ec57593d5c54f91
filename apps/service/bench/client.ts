/** Who calls the service, and where. */
export interface Client {
  baseUrl: string;
  key: string;
}

/** Calls an operation. Throws unless it succeeds. */
export async function call<Body>(
  { baseUrl, key }: Client,
  method: string,
  path: string,
  body?: unknown,
): Promise<Body> {
  const response = await fetch(baseUrl + path, {
    method,
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
  return (text === "" ? undefined : JSON.parse(text)) as Body;
}
