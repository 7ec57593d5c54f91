import { request } from "node:http";
import { expect, test } from "vitest";
import { startDemo } from "./testing/demo.ts";

/** Sends a request under another name; `fetch` always sends that of the address. */
function send(url: string, path: string, method: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; cookie: unknown; text: string }>((resolve, reject) => {
    const sent = request(new URL(path, url), { method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, cookie: response.headers["set-cookie"], text }),
      );
    });
    sent.on("error", reject);
    sent.end(method === "POST" ? JSON.stringify({ kind: "simple" }) : undefined);
  });
}

const json = { "content-type": "application/json" };
const names = ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.1@evil.example"];

test.each(names)("a name that a stranger pointed at this machine gets nothing: %s", async (name) => {
  const { url } = await startDemo();
  const host = `${name}:${new URL(url()).port}`;
  const headers = { ...json, host, origin: `http://${host}` };
  const signIn = await send(url(), "/api/sign-in", "POST", headers);
  expect(signIn).toMatchObject({ status: 421, cookie: undefined });
  expect(JSON.parse(signIn.text)).toMatchObject({
    code: "wrong_host",
    detail: expect.stringContaining("127"),
  });
  for (const path of ["/api/me", "/api/people", "/", "/assets/app.js"])
    expect((await send(url(), path, "GET", headers)).status).toBe(421);
  expect((await send(url(), "/webhooks/enrolkit/pt_1", "POST", headers)).status).toBe(421);
});

test.each(["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])("its own name %s signs in", async (name) => {
  const { url } = await startDemo();
  const host = `${name}:4173`;
  const { status } = await send(url(), "/api/sign-in", "POST", { ...json, host, origin: `http://${host}` });
  expect(status).toBe(200);
});

test("a page of another origin can neither act nor read", async () => {
  const { url } = await startDemo();
  const elsewhere = { host: "127.0.0.1:4173", origin: "http://127.0.0.1:9000" };
  for (const [method, path] of [
    ["POST", "/api/sign-in"],
    ["GET", "/api/people"],
  ] as const)
    expect((await send(url(), path, method, { ...json, ...elsewhere })).status).toBe(403);
});
