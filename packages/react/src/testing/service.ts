import type { ConnectedService } from "@enrolkit/testing/connect";

let connected: ConnectedService | undefined;

/** Sets the service in which tests, or the gallery, make their worlds. */
export function setService(service: ConnectedService): void {
  connected = service;
}

export function getService(): ConnectedService {
  if (connected === undefined) throw new Error("There is no service yet: call setService.");
  return connected;
}
