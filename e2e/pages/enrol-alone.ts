import { beneficiaries } from "./beneficiaries.ts";
import { check } from "./check.ts";
import { cover } from "./cover.ts";
import { endings } from "./endings.ts";
import { opening } from "./opening.ts";
import { people } from "./people.ts";
import type { Relative } from "./person-form.ts";
import type { Scope } from "./scope.ts";

/**
 * From the choice of cover on: enrols, and covers no one else. Where life cover asks who receives it, that is a person who
 * is not on file, or one on file by their name.
 */
export async function enrolAlone(scope: Scope, beneficiary?: Relative | string): Promise<void> {
  await cover(scope).chooseMinimum();
  await cover(scope).next();
  await people(scope).onlyMe();
  await people(scope).next();
  if (typeof beneficiary === "string") await beneficiaries(scope).allTo(beneficiary);
  else if (beneficiary) await beneficiaries(scope).allToNew(beneficiary);
  await check(scope).enrol();
}

/** The same from the first page to the last. */
export async function enrolFromStart(scope: Scope): Promise<void> {
  await opening(scope).start();
  await enrolAlone(scope);
  await endings(scope).done.waitFor();
}
