import { connect } from "node:net";

/** Sends bytes as they are, which no client would, and answers everything that comes back until the service closes. */
export function sendRaw(baseUrl: string, ...parts: (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    let response = "";
    const socket = connect(Number(port), hostname, () => {
      for (const part of parts) socket.write(part);
    });
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      response += text;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(response));
  });
}

/** A request's head that asks to close the connection afterwards. */
export function head(requestLine: string, headers: Record<string, string> = {}): string {
  const all = { Host: "service.test", Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${requestLine} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}

/** Status and JSON body of a raw response. */
export function parseRaw(response: string): { status: number; head: string; body: Record<string, unknown> } {
  const [head = "", body = ""] = response.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body: JSON.parse(body) as Record<string, unknown> };
}
