import type { ActorKind, PlatformType } from "@enrolkit/contract";
import { sentence } from "@enrolkit/rules";
import type { RequestHandler } from "express";
import { forbidden } from "../problem/problem.ts";
import { actorOf, endpointOf, stateOf } from "./request-state.ts";

const notAllowed: Record<ActorKind, string> = {
  platform: "A platform's key may not do this. It takes: {{allowed}}.",
  dashboard: "A dashboard token may not do this. It takes: {{allowed}}.",
  employer_session: "An employer's session may not do this. It takes: {{allowed}}.",
  employee_session: "An employee's session may not do this. It takes: {{allowed}}.",
  operator: "The operator token may not do this. It takes: {{allowed}}.",
};

const kinds: Record<ActorKind, string> = {
  platform: "a platform's key",
  dashboard: "a dashboard token",
  employer_session: "an employer's session",
  employee_session: "an employee's session",
  operator: "the operator token",
};

/** 403 says that this kind of credential may never do this; which objects it sees is for the store (decisions §1, §4). */
export const authorize: RequestHandler = (_, response, next) => {
  const { operation, allow } = endpointOf(response);
  const { kind } = actorOf(response);
  if (!allow.has(kind)) {
    throw forbidden(
      sentence(notAllowed[kind], {
        allowed: { sentences: operation.allow.map((allowed) => kinds[allowed]) },
      }),
    );
  }
  const { platform } = stateOf(response);
  const types: readonly PlatformType[] | undefined =
    "platformTypes" in operation ? operation.platformTypes : undefined;
  if (types && platform && !types.includes(platform.type)) {
    const values = { type: platform.type, types: types.join(", ") };
    throw forbidden(sentence("A platform of type {{type}} may not do this. It is for: {{types}}.", values));
  }
  next();
};
