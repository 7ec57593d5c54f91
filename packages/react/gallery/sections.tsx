import type { PlanCoverage, PlanCoverageOptionSelection } from "@enrolkit/types";
import { type ReactNode, useState } from "react";
import {
  BeneficiariesEditor,
  BeneficiaryShares,
  ChosenCover,
  CostPreview,
  CoverageSelection,
  Deadline,
  DependentsPicker,
  type MemberChoices,
  Disclosures,
  DocumentList,
  EnrolmentSummary,
  Frame,
  PersonForm,
  PlanHeader,
  RequirementForm,
  type WhoIsCovered,
} from "../src/components/index.ts";
import { useFormat, useMessages } from "../src/messages/index.ts";
import {
  Button,
  Card,
  Dialog,
  Notice,
  Progress,
  Skeleton,
  StatusTag,
  Steps,
  SummaryList,
} from "../src/primitives/index.ts";
import { Heading } from "../src/theme/index.ts";
import {
  costOf,
  dependents,
  enrolment,
  evidence,
  facts,
  now,
  onFile,
  people,
  location,
  named,
  planNamed,
  providerOf,
  requirement,
  statusDependents,
  twelve,
} from "./data.ts";
import { flowSections } from "./flows.tsx";
import { participationSections } from "./participation.tsx";
import { quoteSections } from "./quote.tsx";
import { everyBlock } from "../src/testing/every-block.tsx";
import { plus } from "../src/primitives/Icon/drawings.ts";

const anchor = planNamed("Anchor Modular");
const life = planNamed("Anchor Life");
const nothing = async (): Promise<void> => undefined;

function steps(current: number, messages: ReturnType<typeof useMessages>["steps"]) {
  return (["cover", "people", "check", "done"] as const).map((id, index) => ({
    id,
    label: messages[id],
    state: index < current ? ("done" as const) : index === current ? ("current" as const) : ("next" as const),
    ...(index < current && { onSelect: () => undefined }),
  }));
}

function Page({
  step,
  title,
  children,
  before,
}: {
  step: number;
  title: string;
  children: ReactNode;
  before?: number;
}) {
  const messages = useMessages();
  return (
    <Frame
      head={<Steps steps={steps(step, messages.steps)} />}
      aside={
        <CostPreview
          policies={[
            { id: "health", name: anchor.name, cost: costOf(53.1, 212.4), taxName: anchor.tax.name },
            { id: "life", name: life.name, cost: costOf(0, 12.3) },
          ]}
          before={before}
        />
      }
    >
      <Heading size="page">{title}</Heading>
      {children}
      <div className="ek-actions">
        <Button kind="primary">{messages.action.continue}</Button>
        <Button>{messages.action.back}</Button>
      </div>
    </Frame>
  );
}

function Opening() {
  const { opening, action, people } = useMessages();
  const format = useFormat();
  const provider = providerOf(anchor);
  return (
    <div className="ek-stack">
      <Heading size="page">{opening.title}</Heading>
      <p className="ek-lead">{opening.intro}</p>
      <Card>
        <PlanHeader
          type="health_insurance"
          plan={anchor}
          provider={{ ...provider, support_phone_number: provider.support_phone }}
          effectiveFrom="2027-01-01"
        >
          <p className="ek-text">
            {opening.aloneFrom(format.money(12, "gbp"))} {opening.employer(format.money(53.1, "gbp"))}
          </p>
        </PlanHeader>
      </Card>
      <Deadline dueBy="2026-12-11T23:59:59Z" location={location} now={now} />
      <Deadline dueBy="2026-12-30T23:59:59Z" location={{ time_zone: "Asia/Tokyo" }} now={now} />
      <Deadline dueBy="2026-12-08T23:59:59Z" location={location} now={now} />
      <Deadline dueBy="2026-12-01T23:59:59Z" location={location} now={now} />
      <div className="ek-actions">
        <Button kind="primary">{action.start}</Button>
        <Button>{action.resume}</Button>
        <Button kind="danger">{action.decline}</Button>
        <Button kind="quiet" icon={plus}>
          {people.add}
        </Button>
        <Button kind="primary" busy>
          {action.save}
        </Button>
      </div>
    </div>
  );
}

function Coverage(props: {
  plan: string;
  scope?: PlanCoverage["scope"];
  attempt?: number;
  start?: PlanCoverageOptionSelection[];
}) {
  const plan = planNamed(props.plan);
  const [value, setValue] = useState<PlanCoverageOptionSelection[]>(props.start ?? []);
  return (
    <CoverageSelection
      configurations={plan.coverage_configurations}
      scope={props.scope ?? "policy"}
      facts={facts}
      currency={plan.currency}
      value={value}
      onChange={setValue}
      attempt={props.attempt ?? 0}
    />
  );
}

/** The first option everywhere, two levels deep. */
const firsts = (start: string, scope = "policy"): PlanCoverageOptionSelection[] =>
  planNamed(start)
    .coverage_configurations.filter((one) => one.scope === scope)
    .map(({ id, options }) => ({
      configuration_id: id,
      options: options.slice(0, 1).map((option) => ({
        option_id: option.id,
        sub_options: (option.sub_options ?? []).slice(0, 1).map((sub) => ({ option_id: sub.id })),
      })),
    }));

const many: PlanCoverage = {
  id: "pc_many",
  name: "Hospital of choice",
  scope: "policy",
  input_type: "single_select",
  required: true,
  options: Array.from({ length: 200 }, (_, index) => ({
    id: `pco_${index}`,
    name: `Hospital ${index + 1}`,
    description: index % 3 ? null : "With maternity",
    price: index % 4 ? index / 10 : 0,
  })),
};

function People({ all = people, chosen = dependents, attempt = 0, open = false }) {
  const [who, setWho] = useState<WhoIsCovered | null>(attempt ? null : "family");
  const [ids, setIds] = useState(chosen);
  const [choices, setChoices] = useState<MemberChoices["value"]>({});
  return (
    <DependentsPicker
      people={all}
      dependents={ids}
      effectiveFrom="2027-01-01"
      today="2026-12-08"
      currency="gbp"
      who={who}
      onWho={setWho}
      onCover={(id) => setIds([...ids, { associated_person_id: id, status: "pending_confirmation" }])}
      onUncover={(id) => setIds(ids.filter((one) => one.associated_person_id !== id))}
      onAdd={nothing}
      onEdit={nothing}
      onDelete={nothing}
      prices={Object.fromEntries(all.map((one, index) => [one.associated_person_id, 21.35 + index]))}
      renderRequirement={(_, id) =>
        id === "ar_1" && <RequirementForm requirement={evidence} onSubmit={() => undefined} />
      }
      ownPrice={26.7}
      choices={{
        coverages: anchor.coverage_configurations.filter(({ scope }) => scope === "member"),
        facts,
        value: choices,
      }}
      onChoose={(id, selections) => setChoices({ ...choices, [id]: selections })}
      attempt={attempt}
      draft={open ? { first_name: "Lina" } : undefined}
    />
  );
}

function Question() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title="Remove Amara Okafor-Lindqvist?"
      actions={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button kind="danger">Remove</Button>
        </>
      }
    >
      <p className="ek-text">Their details are deleted for good. You can add them again later.</p>
    </Dialog>
  );
}

/** The pages of the gallery, by the name that `?section=` takes. */
export const sections: Record<string, () => ReactNode> = {
  everyBlock: () => <div className="ek-stack">{Object.values(everyBlock)}</div>,
  opening: Opening,
  cover: function CoverPage() {
    return (
      <Page step={0} title={useMessages().cover.title} before={48.85}>
        <Coverage plan="Anchor Modular" start={firsts("Anchor Modular")} />
      </Page>
    );
  },
  errors: function ErrorsPage() {
    return (
      <Page step={0} title={useMessages().cover.title}>
        <Coverage plan="Anchor Modular" attempt={1} start={firsts("Anchor Modular").slice(1, 2)} />
      </Page>
    );
  },
  group: function GroupPage() {
    return (
      <Coverage plan="Anchor Modular" scope="group_policy" start={firsts("Anchor Modular", "group_policy")} />
    );
  },
  german: () => <Coverage plan="Elm Groß" start={firsts("Elm Groß")} />,
  japanese: () => <Coverage plan="みず" scope="group_policy" />,
  kuwait: () => <Coverage plan="Pearl" scope="group_policy" start={firsts("Pearl", "group_policy")} />,
  many: () => <CoverageSelection configurations={[many]} facts={facts} currency="gbp" />,
  people: function PeoplePage() {
    return (
      <Page step={1} title={useMessages().people.title}>
        <People />
      </Page>
    );
  },
  peopleEmpty: function PeopleEmptyPage() {
    return (
      <Page step={1} title={useMessages().people.title}>
        <People all={[]} chosen={[]} />
      </Page>
    );
  },
  peopleMissing: function PeopleMissingPage() {
    return (
      <Page step={1} title={useMessages().people.title}>
        <People attempt={1} chosen={[]} />
      </Page>
    );
  },
  twelve: () => <People all={twelve} chosen={statusDependents} open />,
  person: function PersonPage() {
    return (
      <PersonForm
        title="Add someone"
        today="2026-12-08"
        onSubmit={() => undefined}
        onCancel={() => undefined}
        problems={{
          "$.first_name": ["Enter a first name, up to 100 characters"],
          "$.date_of_birth": ["Date of birth must be today or in the past"],
        }}
        person={{ date_of_birth: "2031-02-30", relationship_type: "child" }}
      />
    );
  },
  requirement: function RequirementPage() {
    return (
      <RequirementForm
        requirement={requirement}
        onSubmit={() => undefined}
        problems={{ "$.answers.number": ["Answer “Social insurance number”"] }}
      />
    );
  },
  beneficiaries: function Beneficiaries() {
    return (
      <BeneficiariesEditor
        defaultValue={named}
        people={onFile}
        amount="Two times salary"
        onSave={() => undefined}
        onCancel={() => undefined}
        onCorrectName={async () => undefined}
        problems={{ "$.beneficiaries[1].name": ["Enter the full name, without control characters."] }}
      />
    );
  },
  shares: () => <BeneficiaryShares beneficiaries={named} people={onFile} />,
  check: function Check() {
    const messages = useMessages();
    const none = () => undefined;
    return (
      <Page step={2} title={messages.check.title}>
        <p className="ek-lead">{messages.check.intro}</p>
        <SummaryList
          rows={[
            {
              id: "cover",
              label: anchor.name,
              isName: true,
              by: "Harbour Mutual",
              value: <ChosenCover coverages={enrolment(anchor, costOf(1, 1)).plan.coverage_options} />,
              onChange: none,
            },
            {
              id: "people",
              label: messages.check.people,
              value: "Amara Okafor-Lindqvist, Noah Okafor-Lindqvist",
              onChange: none,
            },
          ]}
        />
        <Disclosures disclosures={anchor.disclosures} />
        <DocumentList
          documents={[
            ...anchor.documents,
            { title: "Ein nicht gesichertes Dokument", link: "http://plain.example" },
          ]}
        />
      </Page>
    );
  },
  done: function DonePage() {
    return (
      <div className="ek-stack">
        <Heading size="page">{useMessages().done.title(useFormat().date("2027-01-01"))}</Heading>
        <p className="ek-lead">{useMessages().done.next("Harbour Mutual")}</p>
        <EnrolmentSummary
          policies={[
            enrolment(anchor, costOf(53.1, 212.4)),
            enrolment(planNamed("Elm Teaghlach"), costOf(41.2, 30, "eur", "Relief at source")),
          ]}
        />
      </div>
    );
  },
  states: function StatesPage() {
    return (
      <div className="ek-stack">
        <Heading size="page">{useMessages().waiting.enrolling("Harbour Mutual")}</Heading>
        <Progress>{useMessages().waiting.usual}</Progress>
        <Notice tone="info">{useMessages().waiting.leave}</Notice>
        <Notice tone="success" title={useMessages().done.title("1 January 2027")} />
        <Notice tone="warning" title={useMessages().error.session_expired}>
          {useMessages().error.saved}
        </Notice>
        <Notice tone="error" title={useMessages().error.title}>
          <p className="ek-text">
            {useMessages().error.network_error} {useMessages().error.saved}
          </p>
          <div className="ek-actions">
            <Button>{useMessages().action.retry}</Button>
          </div>
        </Notice>
        <p className="ek-text">
          {(["neutral", "info", "success", "warning", "danger"] as const).map((tone) => (
            <StatusTag key={tone} tone={tone}>
              {tone}
            </StatusTag>
          ))}
        </p>
        <Skeleton shapes={["title", "text", "choice", "choice", "person", "field"]} />
      </div>
    );
  },
  ...quoteSections,
  ...participationSections,
  ...flowSections,
  question: Question,
};
