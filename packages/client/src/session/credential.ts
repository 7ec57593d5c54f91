import type { EnrolkitError } from "../error.ts";

/** A token to send; the generation changes whenever the token does. */
export interface Bearer {
  readonly token: string;
  readonly generation: number;
}

/** Where requests get their token from, and whom they tell when it is refused. */
export interface Credential {
  readonly bearer: (signal: AbortSignal | undefined) => Promise<Bearer>;
  /** The service answered 401 to it. Tells whether another may be had. */
  readonly refused: (bearer: Bearer) => boolean;
  /** So it did to the next one: asking on and on would be a loop. */
  readonly refusedAgain: (bearer: Bearer, error: EnrolkitError) => void;
}
