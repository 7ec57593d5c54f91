import type { OpenSandbox } from "../sandbox/sandbox.ts";

/** Where the service sends the world's events: an endpoint of ours, and the secret that signs for it. */
export interface Subscription {
  url: string;
  secret: string;
}

/** The address names its world: what is sent for a world that is gone is told so. */
export const webhookUrl = ({ file, world }: OpenSandbox) =>
  new URL(`/webhooks/enrolkit/${world.platform_id}`, file.demo_url).href;

/** Has every event sent to this backend. The secret is shown this once. */
export async function subscribe(opened: OpenSandbox): Promise<Subscription> {
  const url = webhookUrl(opened);
  const { secret } = await opened.api.call("CreateWebhookEndpoint", { body: { url } });
  return { url, secret };
}
