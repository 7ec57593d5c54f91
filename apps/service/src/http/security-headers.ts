import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet, { type HelmetOptions } from "helmet";

/** For JSON, which no page may frame, embed or run; what only concerns documents or old browsers is left out. */
const forData: HelmetOptions = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  xFrameOptions: { action: "deny" },
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
  },
};

/** For the API pages: their own scripts, styles and pictures. Swagger UI styles elements inline. */
const forPages: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      "default-src": ["'none'"],
      "script-src": ["'self'"],
      "style-src": ["'self'", "'unsafe-inline'"],
      "img-src": ["'self'", "data:"],
      "connect-src": ["'self'"],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
      "frame-ancestors": ["'none'"],
    },
  },
};

export const dataHeaders = helmet(forData);
export const pageHeaders = helmet(forPages);

/** The headers of `dataHeaders`, for a response that Node's parser has no request for. */
export function rawDataHeaders(): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  dataHeaders(response.req, response, () => {});
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
