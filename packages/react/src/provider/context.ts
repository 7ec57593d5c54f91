import { createContext, useContext } from "react";
import type { Enrolkit } from "./enrolkit.ts";

export const EnrolkitContext = createContext<Enrolkit | null>(null);

/** What the nearest provider holds. Throws an Error that says so where there is none. */
export function useEnrolkit(): Enrolkit {
  const enrolkit = useContext(EnrolkitContext);
  if (enrolkit === null) {
    throw new Error(
      'Enrolkit: this is rendered outside of <EnrolkitProvider>. Wrap it, or a parent of it, in the provider. See "Wrong set-up" in embed-in-five-minutes.md.',
    );
  }
  return enrolkit;
}
