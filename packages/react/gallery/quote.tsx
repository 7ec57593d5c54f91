import type { ConsentStatement, CostSharingConfiguration, Plan } from "@enrolkit/types";
import { type ReactNode, useState } from "react";
import {
  ConsentReceipt,
  ConsentStatements,
  CostSharingEditor,
  emptyLevel,
  type LevelDraft,
  PlanChoice,
  QuoteLevels,
  QuoteSummary,
} from "../src/components/index.ts";
import { groupSelections, healthPlan } from "../src/testing/catalogue.ts";
import { quoteOf, receiptOf } from "../src/testing/quotes.ts";
import { catalogue, facts, planNamed } from "./data.ts";

const { plans, providers } = catalogue;
const health = plans.filter(({ benefit_type }) => benefit_type === "health_insurance");
const groups = [
  { id: "gr_1", name: "Engineers and designers", employee_count: 4 },
  { id: "gr_2", name: "Geschäftsleitung und Verwaltungsangestellte", employee_count: 1 },
  { id: "gr_3", name: "Drivers", employee_count: 0 },
];
const [engineers, office, drivers] = groups as [(typeof groups)[0], (typeof groups)[0], (typeof groups)[0]];
const half: CostSharingConfiguration = { type: "percentage", percentage: { percentage: 80 } };

function Choose({
  of,
  chosen = null,
  error,
}: {
  of: readonly Plan[];
  chosen?: string | null;
  error?: string;
}) {
  const [value, setValue] = useState(chosen);
  return <PlanChoice plans={of} providers={providers} value={value} onChange={setValue} error={error} />;
}

/** A second plan of the same insurer, a little dearer and with more in it. */
const plus: Plan = {
  ...healthPlan,
  id: "pl_plus",
  name: "Anchor Modular Health Plus",
  description: "The same modules, with the whole network and dental cover for all members.",
  pricing: {
    type: "per_member",
    per_member: {
      currency: "gbp",
      member_type_pricing: (healthPlan.pricing.per_member?.member_type_pricing ?? []).map((price) => ({
        ...price,
        monthly_premium: price.monthly_premium + 14,
      })),
    },
  },
  coverage_configurations: healthPlan.coverage_configurations.filter(({ name }) => name !== "Dental"),
};

function Share(props: { plan: Plan; value?: CostSharingConfiguration | null; attempt?: number }): ReactNode {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <CostSharingEditor
      plan={props.plan}
      value={value}
      onChange={setValue}
      groupSelections={groupSelections[props.plan.id] ?? []}
      startsOn="2027-01-01"
      attempt={props.attempt ?? 0}
    />
  );
}

function Levels({ start, attempt = 0 }: { start: LevelDraft[]; attempt?: number }): ReactNode {
  const [value, setValue] = useState(start);
  return (
    <QuoteLevels
      groups={groups}
      plans={plans}
      providers={providers}
      value={value}
      onChange={setValue}
      facts={facts}
      startsOn="2027-01-01"
      attempt={attempt}
    />
  );
}

function Consent({
  statements,
  ...rest
}: {
  statements: ConsentStatement[];
  first?: boolean;
  problem?: string;
}) {
  return (
    <ConsentStatements
      statements={statements}
      defaultValue={rest.first ? statements.slice(0, 1).map(({ id }) => id) : []}
      problem={rest.problem}
    />
  );
}

/** Statements that try to be more than a text. */
const hostile: ConsentStatement[] = [
  {
    id: "cst_long",
    text: `${"We confirm that every employee has been informed, in a language that they understand, of what is covered, what is not, and who can help. ".repeat(38)}{terms_of_business}`,
    links: [
      {
        token: "terms_of_business",
        type: "terms_of_business",
        label: "Terms of business",
        url: "https://legal.example/terms",
        version: "1",
      },
    ],
  },
  {
    id: "cst_rtl",
    text: "We accept \u202eeverything that is written here\u202e and the {a}. <b>Not bold</b> {gone} {",
    links: [
      {
        token: "a",
        type: "privacy_policy",
        label: "\u202enotice",
        url: "http://plain.example",
        version: "1",
      },
    ],
  },
  ...planNamed("Elm Groß").consent_statements,
  ...planNamed("みず").consent_statements,
  ...planNamed("Pearl").consent_statements,
];

/** What a statement says after its wording changed while it was read. */
function Changed(): ReactNode {
  const [first, ...others] = healthPlan.consent_statements;
  const [now, setNow] = useState(healthPlan.consent_statements);
  return (
    <>
      <ConsentStatements statements={now} defaultValue={healthPlan.consent_statements.map(({ id }) => id)} />
      <button
        className="ek-button"
        type="button"
        onClick={() =>
          first && setNow([{ ...first, id: "cst_new", text: `${first.text} Amended.` }, ...others])
        }
      >
        New wording
      </button>
    </>
  );
}

const quote = quoteOf([
  { group: engineers, plan: healthPlan, costSharing: half, selections: groupSelections[healthPlan.id] ?? [] },
  { group: office, plan: healthPlan, costSharing: { type: "full_coverage" } },
  { group: drivers, plan: healthPlan, costSharing: { type: "policyholder_only" } },
]);

/** The employer's side. */
export const quoteSections: Record<string, () => ReactNode> = {
  plansTwo: () => <Choose of={[healthPlan, plus]} chosen={healthPlan.id} />,
  plans: () => <Choose of={health} error="Choose a plan to continue" />,
  plansMany: () => (
    <Choose
      of={Array.from({ length: 12 }, (_, index) => {
        const plan = plans[index % plans.length] as Plan;
        return { ...plan, id: `pl_${index}`, name: `${plan.name} ${index + 1}` };
      })}
    />
  ),
  plansOne: () => <Choose of={[planNamed("Elm Groß")]} />,
  sharing: () => <Share plan={healthPlan} value={half} />,
  sharingMissing: () => <Share plan={healthPlan} attempt={1} />,
  sharingFixed: () => (
    <Share
      plan={planNamed("Pearl")}
      value={{ type: "fixed_amount", fixed_amount: { monthly_amount: 25.5 } }}
    />
  ),
  sharingFamily: () => (
    <Share plan={planNamed("みず")} value={{ type: "family_type", family_type: { type: "couple" } }} />
  ),
  sharingSome: () => (
    <Share
      plan={planNamed("Elm Teaghlach")}
      value={{
        type: "member_selection_percentage_based",
        member_selection_percentage_based: { partner: true, children: false, percentage: 50 },
      }}
    />
  ),
  sharingLife: () => <Share plan={planNamed("Anchor Life")} value={{ type: "full_coverage" }} />,
  levels: () => (
    <Levels
      start={[
        {
          group_id: engineers.id,
          plan_id: healthPlan.id,
          cost_sharing: half,
          coverage_selections: groupSelections[healthPlan.id] ?? [],
        },
        emptyLevel,
      ]}
    />
  ),
  levelsMissing: () => (
    <Levels
      attempt={1}
      start={[{ ...emptyLevel, plan_id: healthPlan.id, group_id: office.id }, emptyLevel]}
    />
  ),
  quote: () => <QuoteSummary quote={quote} plans={plans} groups={groups} />,
  quoteMany: () => (
    <QuoteSummary
      quote={quoteOf([
        {
          group: { ...office, employee_count: 48 },
          plan: planNamed("みず"),
          costSharing: { type: "fixed_amount", fixed_amount: { monthly_amount: 4000 } },
        },
      ])}
      plans={plans}
      groups={groups}
    />
  ),
  consents: () => <Consent first statements={healthPlan.consent_statements} />,
  consentsMissing: () => (
    <Consent statements={healthPlan.consent_statements} problem="Tick each statement, or stop here" />
  ),
  consentsHostile: () => <Consent statements={hostile} />,
  consentsChanged: Changed,
  receipt: () => <ConsentReceipt receipt={receiptOf(healthPlan, quote)} />,
  receiptArabic: () => <ConsentReceipt receipt={receiptOf(planNamed("Pearl"), quote)} />,
};
