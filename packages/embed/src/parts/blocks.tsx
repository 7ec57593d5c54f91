import {
  ConsentStatements,
  type ConsentStatementsProps,
  CoverageSelection,
  type CoverageSelectionProps,
  DependentsPicker,
  type DependentsPickerProps,
  Disclosures,
  type DisclosuresProps,
  openStatements,
} from "@enrolkit/react";
import { checkSelections, coverageQuestions } from "@enrolkit/rules";
import quoteStyles from "@enrolkit/react/quote.css?inline";
import type { ReactNode } from "react";
import type { Shown, ValueHost } from "../elements/part.ts";
import { openBlock } from "./open-block.tsx";
import { useFormValue } from "./useFormValue.ts";

interface BlockProps<Settings> {
  host: ValueHost;
  settings: Settings;
}

/** What every control of a form is set to. */
interface ControlSettings {
  readonly name?: string;
  readonly required: boolean;
  /** How often the form was held back. */
  readonly attempt?: number;
}

const blocks: Readonly<Record<string, (props: BlockProps<never>) => ReactNode>> = {
  "enrolkit-consent-statements": Consents,
  "enrolkit-disclosures": Texts,
  "enrolkit-coverage-selection": Selection,
  "enrolkit-dependents-picker": Picker,
};

export function open(host: ValueHost): Shown {
  const Block = blocks[host.name] as (props: BlockProps<unknown>) => ReactNode;
  return openBlock(host, (settings) => <Block host={host} settings={settings} />, [quoteStyles]);
}

function Consents({
  host,
  settings,
}: BlockProps<Partial<ConsentStatementsProps> & ControlSettings>): ReactNode {
  const { statements = [], value = [], problem, attempt = 0 } = settings;
  const isComplete = openStatements(statements, value).length === 0;
  const missing = useFormValue(host, { ...settings, entries: value, isComplete });
  return (
    <ConsentStatements
      statements={statements}
      value={value}
      problem={problem ?? (attempt > 0 && missing ? missing : undefined)}
      onChange={host.change}
      onError={({ statement, problem }) => reportText(host, statement.id, problem)}
    />
  );
}

function Texts({ host, settings }: BlockProps<Partial<DisclosuresProps>>): ReactNode {
  return (
    <Disclosures
      disclosures={settings.disclosures ?? []}
      onError={({ disclosure, problem }) => reportText(host, disclosure.type, problem)}
    />
  );
}

interface SelectionSettings extends Partial<Omit<CoverageSelectionProps, "attempt">>, ControlSettings {
  readonly currency: string;
}

function Selection({ host, settings }: BlockProps<SelectionSettings>): ReactNode {
  const {
    configurations = [],
    scope = "policy",
    facts,
    currency,
    value = [],
    prices,
    attempt,
    problems,
  } = settings;
  const isComplete = facts !== undefined && areComplete({ configurations, scope, facts, value });
  useFormValue(host, { ...settings, entries: value.map((one) => JSON.stringify(one)), isComplete });
  if (facts === undefined) return null;
  return (
    <CoverageSelection
      {...{ configurations, scope, facts, currency, value, prices, attempt, problems }}
      onChange={(selections) => host.change(selections)}
    />
  );
}

function areComplete(
  of: Required<Pick<CoverageSelectionProps, "configurations" | "scope" | "facts" | "value">>,
) {
  const { scope, facts, value } = of;
  const { configurations } = coverageQuestions(of.configurations, scope, facts);
  return checkSelections({ configurations, scope, facts, selections: value }).length === 0;
}

type Own = "currency" | "effectiveFrom" | "today";

interface PickerSettings extends Pick<DependentsPickerProps, Own>, Partial<Omit<DependentsPickerProps, Own>> {
  readonly value?: readonly string[];
  readonly addPerson?: DependentsPickerProps["onAdd"];
  readonly editPerson?: DependentsPickerProps["onEdit"];
  readonly deletePerson?: DependentsPickerProps["onDelete"];
}

function Picker({ host, settings }: BlockProps<PickerSettings>): ReactNode {
  const {
    value = [],
    people = [],
    dependents = [],
    who = null,
    addPerson,
    editPerson,
    deletePerson,
  } = settings;
  const { cover, currency, effectiveFrom, today, fixed, prices, problems } = settings;
  const known = (id: string) => dependents.find(({ associated_person_id }) => associated_person_id === id);
  return (
    <DependentsPicker
      {...{ people, who, cover, currency, effectiveFrom, today, fixed, prices, problems }}
      // Of a person who is chosen nothing more has to be known.
      dependents={value.map(
        (id) => known(id) ?? { associated_person_id: id, status: "pending_confirmation" },
      )}
      onWho={(next) => host.change(next, "who")}
      onCover={(id) => host.change([...value, id])}
      onUncover={(id) => host.change(value.filter((other) => other !== id))}
      mayAdd={addPerson !== undefined}
      onAdd={async (person) => addPerson?.(person)}
      onEdit={async (id, person) => editPerson?.(id, person)}
      onDelete={async (id) => deletePerson?.(id)}
    />
  );
}

/** A text is shown whatever is wrong with it. */
function reportText({ dispatch }: ValueHost, of: string, problem: string): void {
  dispatch("error", new Error(`Enrolkit: the text of ${of} has ${problem}.`));
}
