import type { Catalogue, Plan } from "@enrolkit/types";
import content from "../../cases/catalogue.json" with { type: "json" };

/** A fresh copy of the catalogue of the cases. */
export function catalogueOfCases(): Catalogue {
  return structuredClone(content) as Catalogue;
}

/** A plan of it, by the beginning of its name. */
export function planNamed(name: string): Plan {
  const plan = catalogueOfCases().plans.find((candidate) => candidate.name.startsWith(name));
  if (plan === undefined) throw new Error(`The catalogue has no plan whose name starts with "${name}".`);
  return plan;
}
