import type { ActorKind, PlatformType } from "@enrolkit/contract";
import { forbidden } from "../problem/problem.ts";
import type { Exchange } from "./exchange.ts";
import type { Route } from "./routes/route.ts";

const called: Record<ActorKind, string> = {
  platform: "a platform's key",
  dashboard: "a dashboard token",
  employer_session: "an employer's session",
  employee_session: "an employee's session",
  operator: "the operator token",
};

/** 403 says that this kind of credential may never do this; whose objects it sees is for the store (decisions §1, §4). */
export function authorize(exchange: Exchange, route: Route): void {
  const { actor, platform } = exchange;
  if (!actor || !route.allow.has(actor.kind)) {
    const those = route.operation.allow.map((kind) => called[kind]).join(", ");
    throw forbidden(`${capital(called[actor?.kind ?? "platform"])} may not do this. It takes: ${those}.`);
  }
  const types: readonly PlatformType[] | undefined =
    "platformTypes" in route.operation ? route.operation.platformTypes : undefined;
  if (types && platform && !types.includes(platform.type)) {
    throw forbidden(`A platform of type ${platform.type} may not do this. It is for: ${types.join(", ")}.`);
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
