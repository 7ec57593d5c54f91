import { EnrolkitError, type ErrorDetails, seeGuide } from "../error.ts";
import { fixedToken } from "../session/fixed-token.ts";
import type { SessionHolder } from "../session/session-holder.ts";
import type { SessionState } from "../session/session.ts";

const state: SessionState = { status: "active", expiry: "9999-12-31T23:59:59Z", subject: undefined };

const whereFrom =
  "Compare `apiKey` (ENROLKIT_API_KEY) and `baseUrl` (ENROLKIT_URL) with what the operator gave you.";

/** Makes a session from an API key: it never expires, and there is no other once the service rejects it. */
export function apiKeySession(apiKey: string): SessionHolder {
  const nothing = () => {};
  return {
    ...fixedToken(apiKey),
    reportRepeatedUnauthorized: (_, error) => {
      const details: ErrorDetails = error;
      const message = `${error.message} ${whereFrom}${seeGuide("The key is refused")}`;
      return new EnrolkitError({ ...details, message });
    },
    getState: () => state,
    subscribe: () => nothing,
    renew: () => Promise.resolve(),
    signOut: () => Promise.resolve(false),
    setGetSession: nothing,
    connect: nothing,
    dispose: nothing,
    clockCorrected: nothing,
  };
}
