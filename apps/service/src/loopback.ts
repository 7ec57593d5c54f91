/** Whether only this machine can reach a host: then, in test mode, plain HTTP will do. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
}
