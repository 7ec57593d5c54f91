import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type CallArguments,
  type CallResult,
  type Connection,
  connectService,
  type EndpointName,
} from "@enrolkit/testing/connect";
import { inject, onTestFinished } from "vitest";
import { createApp } from "../app.ts";
import type { World } from "../enrolkit.ts";
import type { State } from "../sandbox/state-file.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The service of `service.setup.ts`. */
    enrolkit: Connection;
  }
}

export const service = connectService(inject("enrolkit"));
export const { operatorToken } = inject("enrolkit");

/** Nothing listens here. */
export const deadUrl = "http://127.0.0.1:9";

/** A plan whose choices are left to employees, so that it can be quoted as it is. */
const quotablePlan = "pl_019b8dea67e370fc96488c63da3e0460";

export type Demo = Awaited<ReturnType<typeof startDemo>>;

/** The demo's backend beside the service, closed after the test. Webhooks do not reach it. */
export async function startDemo({ ready = true, pagesDir = "/nowhere" } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "enrolkit-hr-demo-"));
  const statePath = join(dataDir, "hr-demo.json");
  const logged: unknown[] = [];
  const start = async () => {
    const listening = createApp({ dataDir, pagesDir, logError: (error) => logged.push(error) });
    const server = listening.listen(0, "127.0.0.1");
    await once(server, "listening");
    return server;
  };
  let server = await start();
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    rmSync(dataDir, { recursive: true });
  });

  const writeSandboxFile = (world: World, base_url = service.url) => {
    const file = { base_url, demo_url: deadUrl, operator_token: operatorToken, ...world };
    writeFileSync(join(dataDir, "sandbox.json"), JSON.stringify(file));
  };
  // Where that plan is sold.
  const initialWorld = await service.world({ country: "ie" });
  if (ready) writeSandboxFile(initialWorld);

  const readState = (): State => JSON.parse(readFileSync(statePath, "utf8"));
  const call = <Name extends EndpointName>(
    operation: Name,
    ...input: CallArguments<Name>
  ): Promise<CallResult<Name>> => service.call(readState().world, operation, ...input);

  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let cookie = "";
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url() + path, {
      method,
      redirect: "manual",
      headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const setCookie = response.headers.get("set-cookie");
    if (setCookie) cookie = setCookie.split(";")[0] ?? "";
    const text = await response.text();
    const json = text.startsWith("{") ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, setCookie, text, json };
  };

  return {
    url,
    dataDir,
    statePath,
    logged,
    initialWorld,
    writeSandboxFile,
    readState,
    get: (path: string, headers?: Record<string, string>) => send("GET", path, undefined, headers),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>) =>
      send("POST", path, body, headers),
    restart: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      server = await start();
    },
    deleteCookie: () => {
      cookie = "";
    },

    /** Calls the service with the key of the demo's world. */
    call,
    /** Moves the world's clock, and does what falls due. */
    advance: (by: { to: string } | { seconds: number }) => service.clock.advance(readState().world, by),
    force: (intentId: string, status: string) => service.force(readState().world, intentId, status),
    /** Starts an employee's enrolment in a group, by default the one that is insured. */
    async startEnrolment(employee_id: string, group_id = readState().world.group_id) {
      const intent = await call("CreateEnrolmentIntent", { body: { employee_id, group_id } });
      await service.runDueWork(readState().world);
      return intent;
    },
    /** Asks for a quote of `quotablePlan` for a group, and lets the insurer react. */
    async requestQuote(group_id: string) {
      const body = {
        group_id,
        plan_id: quotablePlan,
        cost_sharing: { type: "full_coverage" as const },
      };
      const { id } = await call("CreateGroupQuoteIntent", { body });
      await service.runDueWork(readState().world);
      return call("RetrieveGroupQuoteIntent", { params: { group_quote_intent_id: id } });
    },
    /** Accepts a quote, and lets the insurer react. */
    async acceptQuote({ id, consent_links }: CallResult<"RetrieveGroupQuoteIntent">) {
      const consent_approvals = consent_links.map((statement) => ({ id: statement.id }));
      const intent = await call("CreateGroupPolicyIntent", {
        body: { quote_intent_id: id, consent_approvals },
      });
      await service.runDueWork(readState().world);
      return intent;
    },
  };
}
