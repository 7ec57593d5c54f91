import type { BeneficiaryOrder, PolicyBeneficiaryInput } from "@enrolkit/types";
import {
  beneficiaryInFull,
  checkBeneficiaries,
  type FieldErrors,
  type NamedBeneficiary,
} from "@enrolkit/rules";
import type { Format } from "../../messages/format.ts";
import type { PoliciesMessages } from "../../messages/messages.ts";
import { latinDigits } from "../../text/latin-digits.ts";
import type { PersonToName } from "./person-to-name.ts";
import { type WhoIsNamed, whoOf } from "./who-is-named.ts";

/** In the order in which they are paid, and of the form. */
export const orders: readonly BeneficiaryOrder[] = ["primary", "contingent"];

/** A beneficiary as the form holds them. */
export interface BeneficiaryDraft extends WhoIsNamed {
  /** Distinguishes them in the form. */
  readonly key: string;
  readonly order: BeneficiaryOrder;
  /** As typed, in percent: “33.” and “12,5” too. */
  readonly share: string;
  /** Whether the person chose the share: it stays as it is when others come and go. */
  readonly isTyped: boolean;
}

/** Returns what the form begins with. The one person on file has all of it where no one was named. */
export function draftsOf(
  named: readonly NamedBeneficiary[],
  people: readonly PersonToName[],
  format: Pick<Format, "number">,
): BeneficiaryDraft[] {
  const [only, ...others] = people;
  if (named.length === 0 && only !== undefined && others.length === 0) {
    return [{ ...emptyDraft, key: "0", personId: only.id, share: format.number(100) }];
  }
  const drafts = named.map(beneficiaryInFull).flatMap((each, index): BeneficiaryDraft[] => {
    const { order, share_percent } = each;
    const who = whoOf(each);
    // Who was deleted, and whose name no one kept, cannot be named again.
    const isKnown = !who.personId || who.name || people.some(({ id }) => id === who.personId);
    if (!isKnown) return [];
    const share = share_percent === 0 ? "" : format.number(share_percent);
    return [{ ...who, key: String(index), order, share, isTyped: false }];
  });
  return orders.flatMap((order) => {
    const own = drafts.filter((draft) => draft.order === order);
    const equal = equalShares(own.length);
    const isTyped = own.some(({ share }, index) => shareOf(share) !== equal[index]);
    return own.map((draft) => ({ ...draft, isTyped }));
  });
}

export const emptyDraft: Omit<BeneficiaryDraft, "key"> = {
  kind: "person",
  order: "primary",
  personId: null,
  name: "",
  relationship: "",
  share: "",
  isTyped: false,
};

/** Returns a beneficiary as the service takes it: complete only where `checkDrafts` finds nothing. */
export function inputOf({
  kind,
  order,
  personId,
  name,
  relationship,
  share,
}: BeneficiaryDraft): PolicyBeneficiaryInput {
  return {
    kind,
    ...(personId !== null ? { associated_person_id: personId } : kind !== "estate" && { name: name.trim() }),
    ...(relationship.trim() !== "" && { relationship: relationship.trim() }),
    share_percent: shareOf(share),
    order,
  };
}

/** Returns a share as a number, written as people do anywhere; 0 for what is none. */
export function shareOf(typed: string): number {
  const number = latinDigits(typed).replace(/[,\u066b]/, ".");
  const share = Number(/[%\u066a]$/.test(number) ? number.slice(0, -1) : number);
  return Number.isFinite(share) ? share : 0;
}

/** Returns what is left to share, to a hundredth of a percent; negative where it is too much. */
export function leftToShare(drafts: readonly BeneficiaryDraft[]): number {
  return Math.round(drafts.reduce((left, { share }) => left - shareOf(share) * 100, 10_000)) / 100;
}

/** Returns those who have no share, or none that is above 0. */
export function withoutShare(drafts: readonly BeneficiaryDraft[]): BeneficiaryDraft[] {
  return drafts.filter(({ share }) => shareOf(share) <= 0);
}

/** Returns drafts that share equally. */
export function withEqualShares(
  drafts: readonly BeneficiaryDraft[],
  { number }: Pick<Format, "number">,
): BeneficiaryDraft[] {
  const shares = equalShares(drafts.length);
  return drafts.map((draft, index) => ({ ...draft, share: number(shares[index] ?? 0), isTyped: false }));
}

/** Returns drafts that share equally, until the person has typed one of the shares. */
export function equalUntilTyped(
  drafts: readonly BeneficiaryDraft[],
  format: Pick<Format, "number">,
): readonly BeneficiaryDraft[] {
  return drafts.some(({ isTyped }) => isTyped) ? drafts : withEqualShares(drafts, format);
}

/** Returns equal shares for so many, in percent; the first ones take what does not divide. */
function equalShares(count: number): number[] {
  const each = Math.floor(10_000 / count);
  const rest = 10_000 - each * count;
  return Array.from({ length: count }, (_, index) => (each + (index < rest ? 1 : 0)) / 100);
}

/** What is to be fixed, by what it is about, in the order of the page: `primary`, or `3 share` of the draft with key 3. */
export type DraftErrors = ReadonlyMap<string, string>;

/** Checks drafts by the rules of the service, and says in the person's language what to fix. */
export function checkDrafts(
  drafts: readonly BeneficiaryDraft[],
  texts: PoliciesMessages["beneficiaryError"],
  { percent }: Pick<Format, "percent">,
  nameOf: (draft: BeneficiaryDraft) => string,
): DraftErrors {
  const found = checkBeneficiaries(drafts.map(inputOf));
  const errors = new Map<string, string>();
  for (const order of orders) {
    const own = drafts.filter((draft) => draft.order === order);
    let areShares = true;
    for (const draft of own) {
      const path = `$.beneficiaries[${drafts.indexOf(draft)}]`;
      if (found[`${path}.name`])
        errors.set(`${draft.key} name`, draft.kind === "organisation" ? texts.organisation : texts.name);
      if (found[`${path}.share_percent`]) {
        errors.set(`${draft.key} share`, texts.share(nameOf(draft)));
        areShares = false;
      }
    }
    const left = leftToShare(own);
    if (own.length === 0) {
      if (order === "primary") errors.set(order, texts.noOne);
    } else if (areShares && left !== 0) {
      const [short, over] =
        order === "primary" ? [texts.left, texts.over] : [texts.leftContingent, texts.overContingent];
      errors.set(order, left > 0 ? short(percent(left)) : over(percent(-left)));
    }
  }
  return errors;
}

/** Returns the errors of the service, by what they are about in the form. */
export function errorsOfService(
  drafts: readonly BeneficiaryDraft[],
  problems: FieldErrors = {},
): DraftErrors {
  const errors = new Map<string, string>();
  for (const [path, [message]] of Object.entries(problems)) {
    const [, index, field] = /^\$\.beneficiaries(?:\[(\d+)\](?:\.(\w+))?)?$/.exec(path) ?? [];
    const draft = drafts[Number(index)];
    if (message === undefined) continue;
    const hasName = draft !== undefined && draft.personId === null && draft.kind !== "estate";
    const own = hasName && (field === "name" || field === "relationship") ? field : "share";
    errors.set(draft === undefined ? "primary" : `${draft.key} ${own}`, message);
  }
  return errors;
}
