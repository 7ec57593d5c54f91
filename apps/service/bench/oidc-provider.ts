import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { Provider } from "oidc-provider";

/** What minting is measured against: a known provider's access tokens by client credentials, in memory. */
const server = createServer();
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: "bench",
      client_secret: "secret",
      grant_types: ["client_credentials"],
      redirect_uris: [],
      response_types: [],
    },
  ],
  features: { devInteractions: { enabled: false }, clientCredentials: { enabled: true } },
});
server.on("request", (request, response) => void provider.callback()(request, response));
process.send?.([port]);
