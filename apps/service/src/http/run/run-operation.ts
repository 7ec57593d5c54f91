import type { ManagingHandler, TextFile, TransactionHandler } from "../../operations/handle.ts";
import type { Services } from "../../operations/context.ts";
import type { PlatformRow } from "../../store/rows.ts";
import type { Transaction } from "../../store/store.ts";
import { jsonOf } from "../answer/json-of.ts";
import type { Answer } from "../answer/send.ts";
import { checkAnswer } from "../answer/check-answer.ts";
import type { Exchange } from "../exchange.ts";
import { fingerprintOf } from "../idempotency/fingerprint.ts";
import { idempotencyKeyOf } from "../idempotency/key.ts";
import { type Claim, once } from "../idempotency/once.ts";
import { onceInOwnUnits } from "../idempotency/once-in-own-units.ts";
import type { Body } from "../input/body.ts";
import type { Route } from "../routes/route.ts";
import { callerOf } from "./caller-of.ts";
import { UnitContext } from "./unit-context.ts";

export interface Input {
  params: Record<string, unknown> | undefined;
  query: Record<string, unknown> | undefined;
  body: Body;
}

export interface Running {
  services: Services;
  /** For tests: answers are checked against the contract. */
  validateResponses: boolean;
}

/** What a handler is given; it was validated by the schemas that its type is made from. */
type Given = Parameters<TransactionHandler["run"]>[1];

/** Runs an operation in its unit of work, once for each idempotency key. */
export async function runOperation(
  exchange: Exchange,
  route: Route,
  input: Input,
  running: Running,
): Promise<Answer> {
  const { handler } = route;
  const given = { params: input.params, query: input.query, body: input.body.parsed } as Given;
  const key = idempotencyKeyOf(exchange, route);
  const claim = key === undefined ? undefined : claimOf(exchange, key, input.body.sent, running.services);
  return handler.managesTransactions
    ? runInOwnUnits(exchange, route, handler, given, claim, running)
    : runInOneUnit(exchange, route, handler, given, claim, running);
}

async function runInOneUnit(
  exchange: Exchange,
  route: Route,
  handler: TransactionHandler,
  given: Given,
  claim: Claim | undefined,
  running: Running,
): Promise<Answer> {
  const { services } = running;
  const asking = {
    actor: actorOf(exchange),
    client: callerOf(exchange.request),
    platform: platformOf(exchange),
  };
  const work = async (transaction: Transaction) =>
    answerOf(route, await handler.run(new UnitContext(services, transaction, asking), given), running);
  if (route.method === "GET") return services.store.read(work);
  if (!claim) return services.store.write(work);
  return once(services.store, claim, work);
}

async function runInOwnUnits(
  exchange: Exchange,
  route: Route,
  handler: ManagingHandler,
  given: Given,
  claim: Claim | undefined,
  running: Running,
): Promise<Answer> {
  const { services } = running;
  const context = { services, actor: actorOf(exchange), platform: exchange.platform };
  const work = async () => answerOf(route, await handler.run(context, given), running);
  return claim ? onceInOwnUnits(services.store, claim, work) : work();
}

/** The bytes are made inside the unit: they are what a replay answers. */
function answerOf(route: Route, result: unknown, running: Running): Answer {
  if (running.validateResponses) checkAnswer(route, result);
  const { success } = route.operation;
  if (success.status === 204) return { status: 204 };
  if (success.type === undefined) {
    return { status: 200, body: jsonOf(result), subjectId: subjectOf(result) };
  }
  const { name, text } = result as TextFile;
  return { status: 200, body: text, type: success.type, fileName: name };
}

/** Whom an answer tells about: a person where it names one, else the resource itself. */
function subjectOf(result: unknown): string | undefined {
  if (typeof result !== "object" || result === null) return undefined;
  if ("associated_person_id" in result && typeof result.associated_person_id === "string") {
    return result.associated_person_id;
  }
  return "id" in result && typeof result.id === "string" ? result.id : undefined;
}

function claimOf(exchange: Exchange, key: string, body: unknown, services: Services): Claim {
  return {
    // The operator belongs to no platform; its keys are told apart by the credential.
    key: {
      platform_id: exchange.platform?.id ?? "operator",
      credential_id: actorOf(exchange).credential_id,
      key,
    },
    fingerprint: fingerprintOf(exchange, body),
    now: services.clock.now(),
  };
}

function actorOf(exchange: Exchange) {
  if (!exchange.actor) throw new Error("An operation runs for somebody.");
  return exchange.actor;
}

function platformOf(exchange: Exchange): PlatformRow {
  if (!exchange.platform) throw new Error("Only operations with units of their own run without a platform.");
  return exchange.platform;
}
