import type { IncomingMessage } from "node:http";
import type { ClientInfo } from "../../operations/context.ts";

const languageTag = /^[a-z]{1,8}(-[a-z0-9]{1,8}){0,7}$/i;
const longestUserAgent = 255;

/** What a caller's software says about itself: the first language that it accepts, and its name. */
export function callerOf({ headers }: Pick<IncomingMessage, "headers">): ClientInfo {
  const first = headers["accept-language"]?.split(/[,;]/)[0]?.trim() ?? "";
  return {
    locale: languageTag.test(first) ? first : null,
    user_agent: headers["user-agent"]?.trim().slice(0, longestUserAgent) || null,
  };
}
