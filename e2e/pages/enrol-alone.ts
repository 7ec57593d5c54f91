import { check } from "./check.ts";
import { cover } from "./cover.ts";
import { endings } from "./endings.ts";
import { opening } from "./opening.ts";
import { people } from "./people.ts";
import type { Scope } from "./scope.ts";

/** From the choice of cover on: enrols in health cover, and covers no one else. */
export async function enrolAlone(scope: Scope): Promise<void> {
  await cover(scope).chooseMinimum();
  await cover(scope).next();
  await people(scope).onlyMe();
  await people(scope).next();
  await check(scope).enrol();
}

/** The same from the first page to the last. */
export async function enrolFromStart(scope: Scope): Promise<void> {
  await opening(scope).begin();
  await enrolAlone(scope);
  await endings(scope).done.waitFor();
}
