import { expect, test } from "vitest";
import { handlers } from "../operations/index.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { deprecationHeaders } from "./endpoint.ts";
import { head, parseRaw, sendRaw } from "../testing/raw.ts";

const deprecated = { since: "2027-01-01", sunset: "2027-07-01", instead: "List plans." };

/** The service as it is, but for one operation that is on its way out. */
const service = await serviceOfFile({
  handlers: handlers.map((handler) =>
    handler.operation.name === "ListProviders"
      ? { ...handler, operation: { ...handler.operation, deprecated } }
      : handler,
  ),
});

test.each(["/providers", "/providers/none", "/nowhere", "/healthz", "/docs", "/openapi.json"])(
  "%s names the version of the interface",
  async (path) => {
    const { headers } = await service.call("GET", path);
    expect(headers.get("enrolkit-version")).toBe("1.0");
  },
);

test("the problem for what is no HTTP names the version too", async () => {
  const raw = await sendRaw(service.baseUrl, head("GET /providers").replace("HTTP/1.1", "HTTP/9"));
  expect(parseRaw(raw).status).toBe(400);
  expect(raw).toContain("Enrolkit-Version: 1.0");
});

test("an operation that is on its way out says so in every response, errors too", async () => {
  const { api_key: key } = await service.world();
  const responses = [
    await service.call("GET", "/providers", { key }),
    await service.call("GET", "/providers"),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 401]);
  for (const { headers } of responses) {
    expect(headers.get("deprecation")).toBe("@1798761600");
    expect(headers.get("sunset")).toBe("Thu, 01 Jul 2027 00:00:00 GMT");
  }
});

test("an operation that stays says nothing", async () => {
  const { api_key: key } = await service.world();
  const { headers } = await service.call("GET", "/plans", { key });
  expect(headers.get("deprecation")).toBeNull();
  expect(headers.get("sunset")).toBeNull();
});

test("an end without a date has no header", () => {
  expect(deprecationHeaders({ since: "2027-01-01", instead: "" })).toEqual({ Deprecation: "@1798761600" });
});
