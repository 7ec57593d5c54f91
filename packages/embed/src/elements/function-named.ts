import type { GetSession } from "@enrolkit/client";

type Named = Record<string, unknown> | undefined;

/** Finds the function of a page by its name on `window`, such as `app.session`. Throws a TypeError where there is none. */
export function functionNamed(name: string | null): GetSession {
  const names = (name ?? "").split(".");
  const last = names.pop() ?? "";
  const owner = names.reduce<Named>((value, one) => value?.[one] as Named, globalThis as unknown as Named);
  const found = owner?.[last];
  if (typeof found === "function") return () => (found as GetSession).call(owner);
  throw new TypeError(`Enrolkit: get-session="${name}" is no function.`);
}
