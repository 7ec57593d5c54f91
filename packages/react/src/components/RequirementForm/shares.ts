import type { Beneficiary } from "@enrolkit/contract";
import { latinDigits } from "../../text/latin-digits.ts";

/** Shares as typed, by person, as an answer: who has nothing is left out, what is no number is a share of 0. */
export function sharesFrom(typed: Readonly<Record<string, string>>): Beneficiary[] {
  return Object.entries(typed).flatMap(([associated_person_id, text]) => {
    const written = latinDigits(text)
      .replace(/[,\u066b]/, ".")
      .replace(/\s*[%\u066a]$/, "");
    if (written === "" || Number(written) === 0) return [];
    const share = Number(written);
    return [{ associated_person_id, share: Number.isFinite(share) ? share : 0 }];
  });
}

/** The sum of all shares, to a hundredth of a percent. */
export function sumOfShares(shares: readonly Beneficiary[]): number {
  return Math.round(shares.reduce((sum, { share }) => sum + share * 100, 0)) / 100;
}

/** The same share for everybody, as typed; the first ones take what does not divide. */
export function equalShares(people: readonly { id: string }[]): Record<string, string> {
  const each = Math.floor(10_000 / people.length);
  const rest = 10_000 - each * people.length;
  return Object.fromEntries(
    people.map(({ id }, index) => [id, String((each + (index < rest ? 1 : 0)) / 100)]),
  );
}
