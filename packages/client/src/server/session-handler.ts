import type { EmbedSessionInput } from "@enrolkit/types";
import type { EndpointName } from "../calls.ts";
import type { Client } from "../client.ts";
import { EnrolkitError } from "../error.ts";

/** What every subject can have: the customer of an employer of record, and the person behind the session. */
interface SubjectDetails extends Omit<EmbedSessionInput, "employer_id" | "employee_id"> {}

/** An employee, whose session sees and does what is this employee's own. */
export interface EmployeeSubject extends SubjectDetails {
  /** `er_…` */
  readonly employer_id: string;
  /** `ee_…` */
  readonly employee_id: string;
  /** Left out: only the powers of a company are asked for in so many words. */
  readonly as?: undefined;
}

/** An employer, whose session gets quotes, accepts them, and sees the groups and policies. */
export interface EmployerSubject extends SubjectDetails {
  /** `er_…` */
  readonly employer_id: string;
  /** Says in so many words that the session has the powers of the whole company. */
  readonly as: "employer";
  /** A session of the company is no employee's. */
  readonly employee_id?: undefined;
}

/** Who gets the session: the person that your own cookie identifies. Never take it from what the page sends. */
export type SessionSubject = EmployeeSubject | EmployerSubject;

/** A session that was created; its token is for the page alone. */
export interface CreatedSession {
  /** `es_…` */
  readonly id: string;
  /** ISO 8601 date-time. */
  readonly expiry: string;
  /** Names who it is for, as the page gets it. */
  readonly subject: string;
}

/** A subject, or nothing when no one is signed in. */
type Identified = SessionSubject | null | undefined | false;

export interface SessionHandlerOptions<HostRequest> {
  /** A client from `createServerClient`. */
  readonly client: Pick<Client<EndpointName>, "call">;
  /**
   * Returns who is signed in: `{ employer_id, employee_id }`, or `{ employer_id, as: "employer" }` for a person who acts
   * for the whole company. Null, undefined or false when no one is: the page then gets a 401.
   */
  readonly identify: (request: HostRequest) => Identified | Promise<Identified>;
  /**
   * Called with each session before the page gets it, so that your own sign-out can revoke it by its id
   * (`client.call("RevokeEmbedSession", …)`). When it throws, the page gets no session.
   */
  readonly onCreated?: ((session: CreatedSession, request: HostRequest) => void | Promise<void>) | undefined;
  /**
   * Called with what went wrong: an `EnrolkitError` with the words of the service, what `identify` threw, or a TypeError
   * for what it returned. The page gets a 500 or 502 that says none of it. Without it the error is written to
   * `console.error`.
   */
  readonly onError?: ((error: Error) => void | Promise<void>) | undefined;
}

/**
 * What `createSessionHandler` makes. It takes a standard `Request`, and no `any`: Express passes its handlers what its
 * types call `any`, and would wait for ever for the response that this one returns.
 */
export type SessionHandler = <Received extends Request>(request: NotAny<Received>) => Promise<Response>;

type NotAny<Type> = 0 extends 1 & Type ? never : Type;

/** A request of Node's `http`, and so of Express. */
export interface NodeRequest {
  /** By lowercase name, as Node has them. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A response of Node's `http`, and so of Express. */
export interface NodeResponse {
  /** The HTTP status to respond with. */
  statusCode: number;
  /** Whether it is too late to respond. */
  readonly headersSent: boolean;
  /** Sets a header. */
  readonly setHeader: (name: string, value: string) => unknown;
  /** Sends the body, and ends the response. */
  readonly end: (body: string) => unknown;
}

/**
 * Creates the endpoint that `getSession` calls, for hosts with the standard `Request` and `Response`: Next.js, Hono, Deno,
 * Bun, Workers. It responds with `{ token, expiry, id, subject }` for the person signed in, with 401 when there is none,
 * with 500 when `identify` fails, and with 502 when the service gives no session. For Express and Node's `http` there is
 * `createNodeSessionHandler`.
 */
export function createSessionHandler(options: SessionHandlerOptions<Request>): SessionHandler {
  const respond = createResponder(options, "createSessionHandler");
  return async (request: Request) => {
    if (typeof request?.headers?.get !== "function") {
      throw new TypeError(
        "Enrolkit: the handler of createSessionHandler was called without a standard Request. For Express and Node's http use createNodeSessionHandler; elsewhere give it the Request, such as `context.req.raw` in Hono.",
      );
    }
    const { status, body } = await respond(request);
    return new Response(body, { status, headers });
  };
}

/**
 * Creates the same endpoint for Express and Node's `http`: `app.post("/benefits/session", createNodeSessionHandler({ … }))`.
 */
export function createNodeSessionHandler<HostRequest extends NodeRequest = NodeRequest>(
  options: SessionHandlerOptions<HostRequest>,
): (request: HostRequest, response: NodeResponse) => Promise<void> {
  const respond = createResponder(options, "createNodeSessionHandler");
  return async (request, response) => {
    if (typeof response?.setHeader !== "function") {
      throw new TypeError(
        "Enrolkit: the handler of createNodeSessionHandler was called without a response of Node's http. Where handlers return a Response, as in Next.js and Hono, use createSessionHandler.",
      );
    }
    const { status, body } = await respond(request);
    if (response.headersSent) return;
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(body);
  };
}

const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };

interface HandlerResponse {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

/** What both handlers do. */
function createResponder<HostRequest>(
  options: SessionHandlerOptions<HostRequest>,
  name: string,
): (request: HostRequest) => Promise<HandlerResponse> {
  const { client, identify, onCreated, onError } = options;
  if (typeof client?.call !== "function") {
    throw new TypeError(`Enrolkit: ${name} needs a \`client\`, from createServerClient.`);
  }
  if (typeof identify !== "function") {
    throw new TypeError(`Enrolkit: ${name} needs \`identify\`, a function that returns who is signed in.`);
  }

  async function mint(request: HostRequest): Promise<HandlerResponse> {
    let input: EmbedSessionInput;
    let subject: string;
    try {
      const identified: unknown = await identify(request);
      if (!identified) return jsonOf(401, { error: "No one is signed in." });
      input = inputFor(identified);
      subject = subjectName(input);
    } catch (error) {
      report(onError, error);
      return jsonOf(500, { error: "It could not be found out who is signed in." });
    }
    try {
      const { token, expiry, id } = await client.call("CreateEmbedSession", { body: input });
      await onCreated?.({ id, expiry, subject }, request);
      return jsonOf(200, { token, expiry, id, subject });
    } catch (error) {
      report(onError, error);
      return jsonOf(error instanceof EnrolkitError ? 502 : 500, { error: "No session could be created." });
    }
  }
  return mint;
}

function jsonOf(status: number, body: Record<string, string>): HandlerResponse {
  return { status, body: JSON.stringify(body) };
}

const howToIdentify =
  'Return { employer_id, employee_id } for an employee, { employer_id, as: "employer" } for a person who acts for the company, or null when no one is signed in.';

/** Throws a TypeError for what names no one clearly: an id that is missing must never mean more power. */
function inputFor(identified: unknown): EmbedSessionInput {
  const fail = (what: string) => new TypeError(`Enrolkit: identify() returned ${what}. ${howToIdentify}`);
  if (typeof identified !== "object" || identified === null) throw fail(`a ${typeof identified}`);
  const { as, ...input } = identified as Readonly<Record<string, unknown>>;
  if (!isName(input["employer_id"])) throw fail("no `employer_id`, or one that is not a text");
  if (as === "employer") {
    if ("employee_id" in input) throw fail('both `as: "employer"` and `employee_id`');
  } else if (as !== undefined) {
    throw fail('an `as` that is not "employer"');
  } else if (!("employee_id" in input)) {
    throw fail('neither `employee_id` nor `as: "employer"`');
  } else if (!isName(input["employee_id"])) {
    throw fail("an `employee_id` that is undefined, empty or not a text");
  }
  return input as unknown as EmbedSessionInput;
}

function isName(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

/** Names the subject of a session: what it can see depends on these three. */
function subjectName({ employer_id, employee_id, external_customer_id }: EmbedSessionInput): string {
  return [employer_id, employee_id, external_customer_id].filter((part) => part != null).join(".");
}

function report(onError: ((error: Error) => void | Promise<void>) | undefined, thrown: unknown): void {
  const error =
    thrown instanceof Error ? thrown : new Error("A value that is no Error was thrown.", { cause: thrown });
  if (onError === undefined) return log(error);
  void (async () => onError(error))().catch((failure: unknown) => {
    log(error);
    log(failure);
  });
}

/** A server's log is where a developer looks first; a silent 502 leaves a wrong setting unnoticed. */
function log(error: unknown): void {
  // oxlint-disable-next-line no-console -- There is no onError, and an error must not get lost.
  console.error("[enrolkit] No session could be created:", describe(error));
}

function describe(error: unknown): unknown {
  if (!(error instanceof EnrolkitError)) return error;
  const { status, code, message, fieldErrors, traceId } = error;
  const fields = Object.entries(fieldErrors).map(([path, messages]) => ` ${path}: ${messages.join(" ")}`);
  return `${code} (${status}): ${message}${fields.join("")}${traceId === undefined ? "" : ` Trace: ${traceId}`}`;
}
