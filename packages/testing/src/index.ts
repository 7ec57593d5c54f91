export type { World, WorldInput } from "@enrolkit/contract";
export { startService, type StartServiceOptions, type TestingService } from "./start-service.ts";
export {
  connectService,
  type CallArguments,
  type CallInput,
  type CallResult,
  type ConnectedService,
  type Connection,
  type EndpointName,
  ServiceCallError,
  type Session,
  type SessionOf,
} from "./connect-service.ts";
export { promptInsurer } from "./prompt-insurer.ts";
export { clockFrom } from "./clock-from.ts";
