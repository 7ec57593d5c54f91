import type { EmbedSessionInput } from "@enrolkit/contract";
import type { EndpointName } from "../calls.ts";
import type { Client } from "../client.ts";
import { EnrolkitError } from "../error.ts";

/** Who gets the session: the person that your own cookie identifies. Never take it from what the page sends. */
export type SessionSubject = EmbedSessionInput;

export interface SessionHandlerOptions<HostRequest> {
  /** A client from `createServerClient`. */
  readonly client: Pick<Client<EndpointName>, "call">;
  /** Returns the signed-in person, or null when no one is signed in. `acting_user_id` identifies the person in receipts. */
  readonly identify: (request: HostRequest) => SessionSubject | null | Promise<SessionSubject | null>;
  readonly onError?: ((error: EnrolkitError) => void) | undefined;
}

/**
 * Creates the endpoint that `getSession` calls. It responds with `{ token, expiry, id, subject }` for the signed-in person, with 401
 * when there is none, and with 502 when no session could be created. It returns a standard `Response`.
 */
export function createSessionHandler<HostRequest = Request>({
  client,
  identify,
  onError,
}: SessionHandlerOptions<HostRequest>): (request: HostRequest) => Promise<Response> {
  return async (request) => {
    const subject = await identify(request);
    if (subject === null) return jsonResponse(401, { error: "No one is signed in." });
    try {
      const { token, expiry, id } = await client.call("CreateEmbedSession", { body: subject });
      return jsonResponse(200, { token, expiry, id, subject: subjectName(subject) });
    } catch (error) {
      if (error instanceof EnrolkitError) onError?.(error);
      return jsonResponse(502, { error: "No session could be created." });
    }
  };
}

/** Names the subject of a session: what it can see depends on these three. */
function subjectName({ employer_id, employee_id, external_customer_id }: SessionSubject): string {
  return [employer_id, employee_id, external_customer_id].filter((part) => part != null).join(".");
}

function jsonResponse(status: number, body: Record<string, string>): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
