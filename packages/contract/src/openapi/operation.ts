import type { z } from "zod";
import type { ActorKind, Operation } from "../operation.ts";
import type { AnyOperation } from "../operations/index.ts";
import { bodyExamples } from "./body-examples.ts";
import { codeSamplesOf } from "./code-samples.ts";
import { parametersOf } from "./parameters.ts";
import { headersNamed, type ErrorResponseName, commonHeaders } from "./responses.ts";
import { type Schemas, without } from "./schemas.ts";

const actors: Record<ActorKind, string> = {
  platform: "a platform's key",
  dashboard: "a dashboard token",
  employer_session: "an employer's session",
  employee_session: "an employee's session",
  operator: "the operator token",
};

/** Describes one operation as an OpenAPI Operation Object. */
export function describeOperation(operation: AnyOperation, schemas: Schemas): object {
  const { name, area, summary, allow, platformTypes, deprecated, extension, testMode } =
    operation as Operation;
  return {
    operationId: name,
    tags: [area],
    summary,
    description: description(operation),
    ...(deprecated && { deprecated: true }),
    parameters: parametersOf(operation),
    ...requestBody(operation, schemas),
    responses: { ...successResponse(operation, schemas), ...errorResponses(operation) },
    "x-enrolkit-allow": allow,
    ...(platformTypes && { "x-enrolkit-platform-types": platformTypes }),
    ...(extension && { "x-enrolkit-extension": true }),
    ...(testMode && { "x-enrolkit-test-mode": true }),
    "x-codeSamples": codeSamplesOf(operation),
  };
}

function description(operation: AnyOperation): string {
  const { description, allow, deprecated, extension, platformTypes, testMode } = operation as Operation;
  return [
    deprecated && `**Deprecated since ${deprecated.since}.** ${deprecated.instead}`,
    description,
    `Takes ${joinedByOr(allow.map((actor) => actors[actor]))}.`,
    platformTypes && `For platforms of type ${joinedByOr(platformTypes)}; any other gets a 403.`,
    testMode && "_In test mode only: a live service does not have it._",
    extension && "_Extension: beyond the interface specification._",
  ]
    .filter((sentence) => sentence)
    .join("\n\n");
}

function joinedByOr(those: readonly string[]): string {
  return those.length < 2 ? (those[0] ?? "") : `${those.slice(0, -1).join(", ")} or ${those.at(-1)}`;
}

function requestBody(operation: AnyOperation, schemas: Schemas) {
  const { name, body } = operation as { name: string; body?: z.ZodType };
  if (!body) return {};
  const examples = Object.entries(bodyExamples[name] ?? {}).map(([key, value]) => [key, { value }]);
  return {
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: schemas.of(body),
          ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
        },
      },
    },
  };
}

function successResponse({ method, success, allow }: AnyOperation, schemas: Schemas) {
  // The operator's token belongs to no platform, which has no time then.
  const hasPlatform = (allow as readonly string[]).some((actor) => actor !== "operator");
  const headers = {
    ...(hasPlatform ? commonHeaders : without(commonHeaders, "X-Platform-Time")),
    ...(method === "POST" && headersNamed("Idempotent-Replayed")),
  };
  if (success.status === 204) {
    const withoutLanguage = without(headers, "Content-Language");
    return { 204: { description: "Done; there is no body.", headers: withoutLanguage } };
  }
  const schema = schemas.of(success.body);
  const { type = "application/json" } = success;
  const named = success.type && headersNamed("Content-Disposition");
  return {
    200: { description: "Done.", headers: { ...headers, ...named }, content: { [type]: { schema } } },
  };
}

/**
 * References to the error responses of an operation. Most are possible for every operation; the others need a method that
 * writes (409), one that bodies are read of, also where none is taken (413, 415), or a dashboard, whose platform may not
 * exist (404).
 */
function errorResponses(operation: AnyOperation) {
  const { allow, method, problems } = operation as Operation;
  const post = method === "POST";
  const readsBody = post || method === "PUT";
  const names: Record<string, ErrorResponseName | false> = {
    400: problems.includes("invalid_state") ? "InvalidRequestOrState" : "InvalidRequest",
    401: "Unauthorized",
    403: "Forbidden",
    404: (problems.includes("not_found") || allow.includes("dashboard")) && "NotFound",
    405: "MethodNotAllowed",
    408: "RequestTimeout",
    409: post ? "ConflictOrKeyInUse" : method !== "GET" && "Conflict",
    413: readsBody && "ContentTooLarge",
    415: readsBody && "UnsupportedMediaType",
    417: "ExpectationFailed",
    429: "TooManyRequests",
    431: "HeadersTooLarge",
    500: "InternalError",
  };
  return Object.fromEntries(
    Object.entries(names)
      .filter(([, name]) => name)
      .map(([status, name]) => [status, { $ref: `#/components/responses/${String(name)}` }]),
  );
}
