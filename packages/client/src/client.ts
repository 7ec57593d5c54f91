import type {
  CallArguments,
  CallResult,
  EndpointName,
  ListItem,
  ListName,
  SessionEndpointName,
} from "./calls.ts";
import type { ClientOptions, Credentials } from "./options.ts";
import type { GetSession, SessionHandle } from "./session/session.ts";

/** Calls the service, as whom it was made for. Two clients share nothing. */
export interface Client<Callable extends EndpointName = SessionEndpointName> {
  /** Resolves with the resource (undefined for 204); rejects with an `EnrolkitError`. */
  readonly call: <Name extends Callable>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<CallResult<Name>>;
  /** Page after page of a list, from the one asked for. */
  readonly pages: <Name extends Callable & ListName>(
    name: Name,
    ...args: CallArguments<Name>
  ) => AsyncIterable<CallResult<Name>>;
  /** The items of all pages together. */
  readonly listAll: <Name extends Callable & ListName>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<ListItem<Name>[]>;
  readonly session: SessionHandle;
  /** From now on sessions are asked for with this. */
  readonly setGetSession: (getSession: GetSession) => void;
  /**
   * The platform's now in milliseconds since 1970, as the service last told it (in test mode a platform
   * has a clock of its own); the device's until then.
   */
  readonly serverTime: () => number;
  /** Asks for a session if there is none. Needed after `lazy` or `dispose` only. */
  readonly connect: () => void;
  /** Forgets the token, ends timers and open calls. `connect` revives. */
  readonly dispose: () => void;
}

export declare function createClient(
  options: ClientOptions<Extract<Credentials, { getSession: GetSession }>>,
): Client;
export declare function createClient(
  options: ClientOptions<Extract<Credentials, { apiKey: string }>>,
): Client<EndpointName>;
