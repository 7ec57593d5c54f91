import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { date, datetime, text } from "../shapes/scalars.ts";
import { ActingUser } from "./consent-receipt.ts";

export const BeneficiaryKind = z.enum(["person", "organisation", "estate"]).meta({
  id: "BeneficiaryKind",
  description:
    "Who receives a share: a person, an organisation such as a charity, or the estate of the insured employee.",
});
export type BeneficiaryKind = z.output<typeof BeneficiaryKind>;

export const BeneficiaryOrder = z.enum(["primary", "contingent"]).meta({
  id: "BeneficiaryOrder",
  description: "`primary` beneficiaries are paid first; `contingent` ones where no primary one can be paid.",
});
export type BeneficiaryOrder = z.output<typeof BeneficiaryOrder>;

const shared = {
  kind: BeneficiaryKind.describe("Who receives the share."),
  share_percent: z
    .number()
    .describe(
      "The part of the benefit in percent, with at most two decimals; those of each order add up to 100.",
    ),
  order: BeneficiaryOrder.describe("Whether they are paid first, or where no primary one can be paid."),
};

/** `checkBeneficiaries` of the rules says which of the two names a kind needs, in the service and in browsers. */
export const PolicyBeneficiaryInput = z
  .strictObject({
    ...shared,
    associated_person_id: id("ap")
      .nullish()
      .describe("The person on file. A person has this or `name`; others do not have it."),
    name: text(200)
      .nullish()
      .describe("Full name. A person who is not on file and an organisation have one; the estate has none."),
    relationship: text(100)
      .nullish()
      .describe("What they are to the employee, in the employee's words; null or absent = not said."),
  })
  .meta({ id: "PolicyBeneficiaryInput", description: "A share of the benefit, and who is to receive it." });
export type PolicyBeneficiaryInput = z.output<typeof PolicyBeneficiaryInput>;

export const PolicyBeneficiary = z
  .strictObject({
    id: id("bn"),
    ...shared,
    associated_person_id: id("ap")
      .nullable()
      .describe(
        "The person on file when they were named, who may have been deleted since; null = not on file.",
      ),
    name: z
      .string()
      .nullable()
      .describe("The name that the policy keeps, as it was when they were named; null for the estate."),
    relationship: z
      .string()
      .nullable()
      .describe("What they are to the employee, in the employee's words; null = not said."),
  })
  .meta({
    id: "PolicyBeneficiary",
    description: "Who receives a share of the benefit of a policy, in its own record.",
  });
export type PolicyBeneficiary = z.output<typeof PolicyBeneficiary>;

export const RecordActor = z
  .strictObject({
    kind: z
      .enum(["platform", "dashboard", "employer_session", "employee_session"])
      .describe("The kind of credential."),
    id: z.string().describe("The key, session or dashboard user; never the secret."),
    acting_user_id: z
      .string()
      .nullable()
      .describe("The person behind the session, by an identifier of the platform; null = not given."),
    acting_user: ActingUser.nullable().describe("The same person with name and role; null = not given."),
  })
  .meta({ id: "RecordActor", description: "Who made a change." });
export type RecordActor = z.output<typeof RecordActor>;

const beneficiaries = z.array(PolicyBeneficiary);

export const BeneficiariesVersion = z
  .strictObject({
    effective_from: date.describe("The first day on which they count."),
    actor: RecordActor.nullable().describe("Who named them; null = not recorded."),
    beneficiaries: beneficiaries.describe("Who receives the benefit, in the order in which they were named."),
    created_at: datetime.describe("When they were named."),
  })
  .meta({ id: "BeneficiariesVersion", description: "The beneficiaries of a policy as named at one time." });
export type BeneficiariesVersion = z.output<typeof BeneficiariesVersion>;

/** Who receives the benefit of a life policy (extension). */
export const PolicyBeneficiaries = z
  .strictObject({
    policy_id: id("p"),
    effective_from: date
      .nullable()
      .describe("The first day on which these beneficiaries count; null = no one was ever named."),
    actor: RecordActor.nullable().describe("Who named them; null = no one was ever named, or not recorded."),
    beneficiaries: beneficiaries.describe(
      "Who receives the benefit, in the order in which they were named; empty = no one was ever named.",
    ),
    history: z
      .array(BeneficiariesVersion)
      .optional()
      .describe("Every version, the newest first; only with `history=true`."),
    object: z.literal("policy_beneficiaries").describe("Label of the kind of resource."),
  })
  .meta({ id: "PolicyBeneficiaries", description: "Who receives the benefit of a life policy." });
export type PolicyBeneficiaries = z.output<typeof PolicyBeneficiaries>;

export const PolicyBeneficiariesInput = z
  .strictObject({
    beneficiaries: z
      .array(PolicyBeneficiaryInput)
      .describe("All of them, at least one of them primary; they replace those named before."),
  })
  .meta({ id: "PolicyBeneficiariesInput", description: "Who is to receive the benefit of a life policy." });
export type PolicyBeneficiariesInput = z.output<typeof PolicyBeneficiariesInput>;
