import type { SandboxEvent } from "../../src/wire.ts";
import type { OpenSandbox } from "./sandbox.ts";

const shown = 30;

/** What happened last, newest first, and what of it has come to us. */
export async function newestEvents({ api, remembered }: OpenSandbox): Promise<SandboxEvent[]> {
  const { items } = await api.call("ListEvents", { query: { page_size: shown } });
  return items.map(({ id, type, created_at, data }) => ({
    id,
    type,
    created_at,
    ids: Object.values(data),
    was_received: remembered.received.includes(id),
  }));
}
