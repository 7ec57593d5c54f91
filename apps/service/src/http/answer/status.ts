const rfc9110 = (section: string) => `https://www.rfc-editor.org/rfc/rfc9110#section-${section}`;
const rfc6585 = (section: string) => `https://www.rfc-editor.org/rfc/rfc6585#section-${section}`;

/** Title and type of a problem: the status's own name and where it is defined. */
export const statuses: Record<number, { title: string; type: string }> = {
  400: { title: "Bad Request", type: rfc9110("15.5.1") },
  401: { title: "Unauthorized", type: rfc9110("15.5.2") },
  403: { title: "Forbidden", type: rfc9110("15.5.4") },
  404: { title: "Not Found", type: rfc9110("15.5.5") },
  405: { title: "Method Not Allowed", type: rfc9110("15.5.6") },
  408: { title: "Request Timeout", type: rfc9110("15.5.9") },
  409: { title: "Conflict", type: rfc9110("15.5.10") },
  413: { title: "Content Too Large", type: rfc9110("15.5.14") },
  415: { title: "Unsupported Media Type", type: rfc9110("15.5.16") },
  417: { title: "Expectation Failed", type: rfc9110("15.5.18") },
  429: { title: "Too Many Requests", type: rfc6585("4") },
  431: { title: "Request Header Fields Too Large", type: rfc6585("5") },
  500: { title: "Internal Server Error", type: rfc9110("15.6.1") },
  503: { title: "Service Unavailable", type: rfc9110("15.6.4") },
};
