import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audience } from "../testing/issuer.ts";
import { expectProblem } from "../testing/expect-problem.ts";
import { ManualClock, startTestService, type TestService } from "./testing.ts";

// A provider as people run them, over HTTP: what it publishes is what is read, what it issues is what is judged.

const client = { client_id: "dashboard", client_secret: "a-secret-of-the-tests" };
const elsewhere = "https://other.example/api";

let server: Server;
let issuer: string;
let service: TestService;

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await providerAt(issuer);
  server.on("request", (request, response) => void provider.callback()(request, response));

  // The provider knows no other time than the machine's.
  const clock = new ManualClock();
  clock.tick(Date.now() - clock.now());
  service = await startTestService({
    clock,
    settings: { oidc: { issuer, audience, platforms: undefined } },
  });
});
afterAll(async () => {
  await service.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function providerAt(address: string): Promise<Provider> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return new Provider(address, {
    clients: [{ ...client, grant_types: ["client_credentials"], redirect_uris: [], response_types: [] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: "its-key" }] },
    ttl: { ClientCredentials: 300 },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_, resource) => ({
          scope: "enrol",
          audience: resource,
          accessTokenFormat: "jwt",
          accessTokenTTL: 300,
        }),
      },
    },
  });
}

async function tokenFor(resource: string): Promise<string> {
  const form = { grant_type: "client_credentials", scope: "enrol", resource };
  const basic = Buffer.from(`${client.client_id}:${client.client_secret}`).toString("base64");
  const response = await fetch(`${issuer}/token`, {
    method: "POST",
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams(form),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

test("a token that a real provider issues for this service acts for the platform that is named", async () => {
  const world = await service.world();
  const headers = { "X-Platform-Id": world.platform_id };
  const key = await tokenFor(audience);
  const path = `/employees/${world.employee_ids[0]}`;
  const response = await service.call("GET", path, { key, headers });
  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({ id: world.employee_ids[0] });
  expect(response.headers.get("x-platform-time")).not.toBeNull();
});

test("a token that it issues for another service does not count", async () => {
  const { platform_id } = await service.world();
  const headers = { "X-Platform-Id": platform_id };
  const response = await service.call("GET", "/providers", { key: await tokenFor(elsewhere), headers });
  expectProblem(response, 401, "unauthorized");
});
