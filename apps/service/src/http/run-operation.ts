import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { platformNow } from "../clock.ts";
import { type IntentCommands, intentCommands } from "../intents/engine.ts";
import type { Actor, ClientInfo, OperationContext, Services } from "../operations/context.ts";
import type { TextFile, TransactionHandler } from "../operations/handle.ts";
import { type Translate, translateTo } from "../language/translate.ts";
import { recordsOf } from "../store/records.ts";
import type { PlatformRow } from "../store/rows.ts";
import type { Records, Transaction, Viewer } from "../store/store.ts";
import type { CachedCredentials } from "./credentials.ts";
import type { Endpoint } from "./endpoint.ts";
import { once, onceInThisProcess } from "./idempotency.ts";
import { actorOf, endpointOf, stateOf } from "./request-state.ts";
import { begun, jsonOf, type Respond, type ResponseContent } from "./respond.ts";

export interface OperationParts {
  services: Services;
  credentials: CachedCredentials;
  respond: Respond;
  /** For tests: responses are checked against the contract. */
  validateResponses: boolean;
}

/** A handler's input; it was validated by the schemas that its type is made from. */
type Input = Parameters<TransactionHandler["run"]>[1];

/** Runs an operation in its transaction, once for each idempotency key, and responds with its result. */
export function runOperation({
  services,
  credentials,
  respond,
  validateResponses,
}: OperationParts): RequestHandler {
  const { store } = services;
  return async (request, response) => {
    const state = stateOf(response);
    const endpoint = endpointOf(response);
    const { handler } = endpoint;
    const { claim, platform } = state;
    const input = state.input as Input;
    const actor = actorOf(response);
    const contentOf = (result: unknown) => {
      if (validateResponses) checkResult(endpoint, result);
      return resultContent(endpoint, result);
    };
    if (handler.managesTransactions) {
      const work = async () => contentOf(await handler.run({ services, actor, platform }, input));
      const content = await (claim ? onceInThisProcess(store, claim, work) : work());
      // The platform's clock may have moved.
      credentials.forget();
      if (platform) state.platform = (await credentials.platform(platform.id)) ?? null;
      return respond(response, content);
    }
    if (!platform) throw new Error(`${endpoint.operation.name} runs for a platform.`);
    const by = { actor, client: clientInfo(request), platform, translate: translateTo(state.language) };
    const work = async (transaction: Transaction) =>
      contentOf(await handler.run(new RequestContext(services, transaction, by), input));
    if (endpoint.operation.method === "GET") respond(response, await begun(await store.read(work)));
    else respond(response, await (claim ? once(store, claim, work) : store.write(work)));
  };
}

/** One transaction, for one caller; its views of the store are made on first use. */
class RequestContext implements OperationContext {
  readonly services: Services;
  readonly transaction: Transaction;
  readonly actor: Actor;
  readonly client: ClientInfo;
  readonly platform: PlatformRow;
  readonly now: number;
  readonly translate: Translate;
  #visible: Records | undefined;
  #all: Records | undefined;

  constructor(
    services: Services,
    transaction: Transaction,
    by: Pick<OperationContext, "actor" | "client" | "platform" | "translate">,
  ) {
    this.services = services;
    this.transaction = transaction;
    this.actor = by.actor;
    this.client = by.client;
    this.platform = by.platform;
    this.translate = by.translate;
    this.now = platformNow(services.clock, by.platform);
  }

  get visible(): Records {
    return (this.#visible ??= recordsOf(this.transaction, this.platform.id, viewerOf(this.actor)));
  }

  get all(): Records {
    return (this.#all ??= recordsOf(this.transaction, this.platform.id));
  }

  get intents(): IntentCommands {
    return intentCommands(this, this.visible);
  }
}

/** Decisions §4: a session sees its own, one that names a customer that customer's only; a key or a dashboard sees its platform. */
function viewerOf(actor: Actor): Viewer | undefined {
  if (!("employer_id" in actor)) return undefined;
  return {
    employer_id: actor.employer_id,
    ...(actor.kind === "employee_session" && { employee_id: actor.employee_id }),
    ...(actor.external_customer_id !== null && { external_customer_id: actor.external_customer_id }),
  };
}

const languageTag = /^[a-z]{1,8}(-[a-z0-9]{1,8}){0,7}$/i;
const maxUserAgent = 255;

/** What a caller's software says about itself: the first language that it accepts, and its name. */
export function clientInfo({ headers }: Pick<IncomingMessage, "headers">): ClientInfo {
  const first = headers["accept-language"]?.split(/[,;]/)[0]?.trim() ?? "";
  return {
    locale: languageTag.test(first) ? first : null,
    user_agent: headers["user-agent"]?.trim().slice(0, maxUserAgent) || null,
  };
}

/** The bytes are made inside the transaction: they are what a replay sends. */
function resultContent({ operation: { success } }: Endpoint, result: unknown): ResponseContent {
  if (success.status === 204) return { status: 204 };
  if (success.type === undefined) {
    return { status: 200, body: jsonOf(result), aboutId: aboutIdOf(result) };
  }
  const { name, chunks } = result as TextFile;
  return { status: 200, chunks, type: success.type, fileName: name };
}

/** What a result is about: a person where it names one, else the resource itself. */
function aboutIdOf(result: unknown): string | undefined {
  if (typeof result !== "object" || result === null) return undefined;
  if ("associated_person_id" in result && typeof result.associated_person_id === "string") {
    return result.associated_person_id;
  }
  return "id" in result && typeof result.id === "string" ? result.id : undefined;
}

/** A result that breaks the contract's promise. Its message names paths only, no values. */
export class ContractMismatch extends Error {
  constructor(operation: string, mismatches: readonly string[]) {
    super(`${operation} returned what the contract does not promise: ${mismatches.join("; ")}`);
    this.name = "ContractMismatch";
  }
}

function checkResult({ operation: { name, success } }: Endpoint, result: unknown): void {
  if (success.status === 204) {
    if (result !== undefined) throw new ContractMismatch(name, ["204 has no body"]);
    return;
  }
  // A file is made while it is sent.
  if (success.type !== undefined) return;
  const checked = success.body.safeParse(asSent(result));
  if (checked.success) return;
  const mismatches = checked.error.issues.map(
    ({ path, code, message }) => `${path.map(String).join(".")} ${code} ${message}`,
  );
  throw new ContractMismatch(name, mismatches);
}

/** JSON: a field that is undefined is a field that is not there. */
function asSent(result: unknown): unknown {
  return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
}
