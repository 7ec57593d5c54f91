import type { EmbedSessionInput } from "@enrolkit/contract";
import type { EndpointName } from "../calls.ts";
import type { Client } from "../client.ts";
import { EnrolkitError } from "../error.ts";

/** Whom the session is for: the signed-in person, known from the page's own cookie and never from what it sends. */
export type SessionSubject = EmbedSessionInput;

export interface SessionHandlerOptions<HostRequest> {
  /** From `createServerClient`. */
  readonly client: Pick<Client<EndpointName>, "call">;
  /** Who asks; null when nobody is signed in. `acting_user_id` names the human for receipts. */
  readonly identify: (request: HostRequest) => SessionSubject | null | Promise<SessionSubject | null>;
  readonly onError?: ((error: EnrolkitError) => void) | undefined;
}

/**
 * The endpoint that a page's `getSession` asks: answers `{ token, expiry }` for the signed-in person, 401 when
 * there is none, 502 when no session could be minted. It answers with a standard `Response`.
 */
export function createSessionHandler<HostRequest = Request>({
  client,
  identify,
  onError,
}: SessionHandlerOptions<HostRequest>): (request: HostRequest) => Promise<Response> {
  return async (request) => {
    const subject = await identify(request);
    if (subject === null) return answer(401, { error: "Nobody is signed in." });
    try {
      const { token, expiry } = await client.call("CreateEmbedSession", { body: subject });
      return answer(200, { token, expiry });
    } catch (error) {
      if (error instanceof EnrolkitError) onError?.(error);
      return answer(502, { error: "No session could be made." });
    }
  };
}

function answer(status: number, body: Record<string, string>): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
