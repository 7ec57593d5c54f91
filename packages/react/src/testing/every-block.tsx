import type { PolicyBeneficiaryInput, Requirement } from "@enrolkit/types";
import { narrowCoverage } from "@enrolkit/rules";
import type { ReactElement } from "react";
import {
  BeneficiariesEditor,
  BeneficiaryShares,
  ChosenCover,
  ConsentReceipt,
  ConsentStatements,
  CostPreview,
  CostSharingEditor,
  CoverageSelection,
  Deadline,
  DependentsPicker,
  Disclosures,
  DocumentList,
  emptyLevel,
  Frame,
  ParticipantList,
  ParticipationBar,
  PersonForm,
  PlanChoice,
  PlanHeader,
  PolicyCard,
  QuoteLevels,
  QuoteSummary,
  RequirementForm,
} from "../components/index.ts";
import { participationEn } from "../messages/en/participation.ts";
import { policiesEn } from "../messages/en/policies.ts";
import { quoteEn } from "../messages/en/quote.ts";
import { catalogue, healthPlan, soundSelections } from "./catalogue.ts";
import { costOf } from "./costs.ts";
import { quoteOf, receiptOf } from "./quotes.ts";
import { ParticipationTexts, PoliciesTexts, QuoteTexts } from "../messages/PartTexts.tsx";
import { noOne, participantOf } from "./participation.ts";
import { policyInForce } from "./policies.ts";

const ignore = () => undefined;
const done = async (): Promise<void> => undefined;
const requirement: Requirement = {
  id: "ar_1",
  intent_id: "ei_1",
  associated_person_id: null,
  code: "provide_missing_information",
  title: "More about you",
  description: "The insurer asks for this.",
  is_fulfilled: false,
  fields: [{ id: "country", label: "Country", type: "country", required: true }],
  answers: null,
  object: "requirement",
};
const cost = costOf(53.1, 212.4);
const group = { id: "gr_1", name: "Engineers", employee_count: 12 };
const quote = quoteOf([{ group, plan: healthPlan, costSharing: { type: "full_coverage" } }]);
const facts = { employees_count: 3, members_count: 1, industry: null };
const quoted = (block: ReactElement): ReactElement => <QuoteTexts messages={quoteEn}>{block}</QuoteTexts>;
const withPolicies = (block: ReactElement): ReactElement => (
  <PoliciesTexts messages={policiesEn}>{block}</PoliciesTexts>
);
const onFile = [
  { id: "ap_1", first_name: "Erik", last_name: "Lindqvist", relationship_type: "spouse" as const },
  { id: "ap_2", first_name: "Ida", last_name: "Lindqvist", relationship_type: "child" as const },
];
const beneficiaries: PolicyBeneficiaryInput[] = [
  { kind: "person", associated_person_id: "ap_1", share_percent: 60, order: "primary" },
  { kind: "person", name: "Sam Ellery", relationship: "Brother", share_percent: 20, order: "primary" },
  { kind: "organisation", name: "Shelter", share_percent: 20, order: "primary" },
  { kind: "estate", share_percent: 100, order: "contingent" },
];

/** Every block by its name, each in a state that shows most of it. */
export const everyBlock: Readonly<Record<string, ReactElement>> = {
  BeneficiariesEditor: withPolicies(
    <BeneficiariesEditor
      defaultValue={beneficiaries}
      people={onFile}
      amount="Two times salary"
      onSave={ignore}
      onCancel={ignore}
      onCorrectName={done}
    />,
  ),
  BeneficiaryShares: withPolicies(<BeneficiaryShares beneficiaries={beneficiaries} people={onFile} />),
  ChosenCover: (
    <ChosenCover coverages={narrowCoverage(healthPlan.coverage_configurations, soundSelections)} />
  ),
  ConsentReceipt: quoted(<ConsentReceipt receipt={receiptOf(healthPlan, quote)} />),
  ConsentStatements: quoted(
    <ConsentStatements statements={healthPlan.consent_statements} problem="Tick each statement" />,
  ),
  CostPreview: <CostPreview policies={[{ id: "p", name: "Anchor", cost }]} before={10} />,
  CostSharingEditor: quoted(
    <CostSharingEditor
      plan={healthPlan}
      startsOn="2027-01-01"
      defaultValue={{ type: "percentage", percentage: { percentage: 80 } }}
    />,
  ),
  CoverageSelection: (
    <CoverageSelection
      configurations={healthPlan.coverage_configurations}
      facts={facts}
      currency="gbp"
      defaultValue={soundSelections}
    />
  ),
  Deadline: (
    <Deadline
      dueBy="2026-12-11T23:59:59Z"
      location={{ time_zone: "Asia/Tokyo" }}
      now={new Date("2026-12-01T00:00:00Z")}
    />
  ),
  DependentsPicker: (
    <DependentsPicker
      people={[]}
      dependents={[]}
      effectiveFrom="2027-01-01"
      today="2026-12-08"
      currency="gbp"
      who="family"
      onWho={ignore}
      onCover={ignore}
      onUncover={ignore}
      onAdd={done}
      onEdit={done}
      onDelete={done}
    />
  ),
  Disclosures: <Disclosures disclosures={healthPlan.disclosures} />,
  DocumentList: <DocumentList documents={healthPlan.documents} />,
  Frame: <Frame aside="Beside">Text</Frame>,
  ParticipantList: (
    <ParticipationTexts messages={participationEn}>
      <ParticipantList
        participants={["Bea", "Tom"].map((name) => participantOf(name, "not_invited"))}
        now={new Date("2026-12-09T12:00:00Z")}
        onStartEnrolment={done}
        isWhole
      />
    </ParticipationTexts>
  ),
  ParticipationBar: (
    <ParticipationTexts messages={participationEn}>
      <ParticipationBar
        counts={{ ...noOne, covered: 1, invited: 3, declined: 1 }}
        open="invited"
        onOpen={ignore}
      >
        <ParticipantList
          participants={[
            participantOf("Bea", "invited", "2026-12-12T23:59:59Z"),
            participantOf("Tom", "declined"),
          ]}
          now={new Date("2026-12-09T12:00:00Z")}
          onStartEnrolment={done}
          onRemind={done}
        />
      </ParticipationBar>
    </ParticipationTexts>
  ),
  PersonForm: <PersonForm title="Add someone" today="2026-12-08" onSubmit={ignore} onCancel={ignore} />,
  PlanChoice: quoted(
    <PlanChoice {...catalogue} value={healthPlan.id} onChange={ignore} error="Choose a plan to continue" />,
  ),
  PlanHeader: <PlanHeader type="health_insurance" plan={healthPlan} provider={{ name: "Harbour Mutual" }} />,
  PolicyCard: withPolicies(
    <PolicyCard
      policy={policyInForce}
      plan={healthPlan}
      provider={{ name: "Harbour Mutual", support_phone_number: "+442079460120" }}
      today="2027-02-10"
      beneficiaries="Erik Lindqvist, 100%"
      onBeneficiaries={ignore}
      onChange={ignore}
    />,
  ),
  QuoteLevels: quoted(
    <QuoteLevels
      {...catalogue}
      groups={[group]}
      value={[{ ...emptyLevel, plan_id: healthPlan.id }]}
      onChange={ignore}
      facts={facts}
      startsOn="2027-01-01"
    />,
  ),
  QuoteSummary: quoted(<QuoteSummary quote={quote} plans={catalogue.plans} groups={[group]} />),
  RequirementForm: <RequirementForm requirement={requirement} onSubmit={ignore} />,
};
