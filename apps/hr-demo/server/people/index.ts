import { askedForEvidence } from "./asked-for-evidence.ts";
import { family } from "./family.ts";
import { insurerRejects } from "./insurer-rejects.ts";
import { newJoiner } from "./new-joiner.ts";
import type { Persona } from "./persona.ts";
import { readsArabic } from "./reads-arabic.ts";
import { simple } from "./simple.ts";
import { slowInsurer } from "./slow-insurer.ts";
import { startsSoon } from "./starts-soon.ts";
import { tooOld } from "./too-old.ts";

/** Everybody to sign in as, in the order of the sign-in page. */
export const personas: readonly Persona[] = [
  simple,
  family,
  readsArabic,
  askedForEvidence,
  startsSoon,
  slowInsurer,
  insurerRejects,
  tooOld,
  newJoiner,
];

/** Undefined for a kind that nobody is of. */
export const personaOf = (kind: string) => personas.find((persona) => persona.kind === kind);
