import { interfaceVersion } from "@enrolkit/contract";
import { ServerResponse, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import helmet, { type HelmetOptions } from "helmet";

/** What only concerns documents or browsers of another age, and would make each answer longer. */
const notForData = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** helmet's headers for JSON, which no page may frame, embed or run. Flat: name after name. */
export const apiHeaders = headersOf({
  ...notForData,
  xFrameOptions: { action: "deny" },
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
  },
});

/** As for JSON, with the API pages' own scripts, styles and pictures. Swagger UI styles elements inline. */
export const pageHeaders = headersOf({
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
});

/** Lets helmet write once what is the same for every response; the version of the interface is too. */
function headersOf(options: HelmetOptions): readonly string[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => {});
  const helmets = Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  return [...helmets, "Enrolkit-Version", interfaceVersion];
}

export function setHeaders(response: ServerResponse, headers: readonly string[]): void {
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? "", headers[at + 1] ?? "");
}
