import { expect, test } from "vitest";
import { createSend } from "./send.ts";
import { startReceiver } from "./testing.ts";

const receiver = await startReceiver();
const requestTo = (url: string) => ({ url, headers: { "webhook-id": "evt_1" }, body: "{}" });
const portOf = (url: string) => new URL(url).port;

test("a name is resolved once, and the address that was checked is the one that is called", async () => {
  const resolved: string[] = [];
  const send = createSend({
    mode: "test",
    resolve: async (host) => {
      resolved.push(host);
      return [{ address: "127.0.0.1", family: 4 }];
    },
  });
  const url = `http://hooks.localhost:${portOf(receiver.url)}/`;
  expect(await send(requestTo(url))).toMatchObject({ status: 204 });
  expect(resolved).toEqual(["hooks.localhost"]);
  expect(receiver.received).toHaveLength(1);
});

test.each([[["10.0.0.1"]], [["93.184.215.14", "127.0.0.1"]], [["::ffff:169.254.169.254"]], [[]]])(
  "a name that leads to %j is not called",
  async (addresses) => {
    const send = createSend({
      mode: "live",
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    });
    await expect(send(requestTo("https://hooks.example.com/"))).rejects.toThrow("no public address");
  },
);

test.each(["https://10.0.0.1/", "https://[::1]/", "https://169.254.169.254/"])(
  "an address that is private is not called: %s",
  async (url) => {
    await expect(createSend({ mode: "live" })(requestTo(url))).rejects.toThrow("no public address");
  },
);
