import type { ActorKind, PlatformType } from "@enrolkit/contract";
import type { RequestHandler } from "express";
import { forbidden } from "../problem/problem.ts";
import { actorOf, endpointOf, stateOf } from "./request-state.ts";

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
    const those = operation.allow.map((allowed) => kinds[allowed]).join(", ");
    throw forbidden(`${capitalized(kinds[kind])} may not do this. It takes: ${those}.`);
  }
  const { platform } = stateOf(response);
  const types: readonly PlatformType[] | undefined =
    "platformTypes" in operation ? operation.platformTypes : undefined;
  if (types && platform && !types.includes(platform.type)) {
    throw forbidden(`A platform of type ${platform.type} may not do this. It is for: ${types.join(", ")}.`);
  }
  next();
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
