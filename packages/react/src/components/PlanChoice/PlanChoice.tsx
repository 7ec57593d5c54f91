"use client";
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the roles of a table with its layout, which a narrow page changes */
import type { CostSharingConfiguration, Facts } from "@enrolkit/types";
import { type ReactNode, type Ref, useState } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { CheckboxCards } from "../../primitives/Choices/CheckboxCards.tsx";
import { chevron } from "../../primitives/Icon/drawings.ts";
import { FieldGroup, joined } from "../../primitives/Field/Field.tsx";
import { later } from "../../primitives/later.tsx";
import { Logo } from "../../primitives/Logo/Logo.tsx";
import { Select } from "../../primitives/Select/Select.tsx";
import { Isolated, Name } from "../../text/Isolated.tsx";
import { useUniqueId } from "../../theme/useUniqueId.ts";
import { QuoteRoot } from "../PartRoot/PartRoot.tsx";
import type { LevelToPrice } from "../QuoteSummary/level-to-price.ts";
import { PlanCell } from "./PlanCell.tsx";
import { leastForGroup, type Row, type RowGroup, rowGroupsOf } from "./plan-rows.ts";
import type { PlanToCompare, ProviderToName } from "./plan-to-compare.ts";

/** The group that prices are worked out for. */
export interface GroupToPrice {
  /** How many employees are in it. */
  readonly employeeCount: number;
  /** Who pays what. */
  readonly costSharing: CostSharingConfiguration;
  /** The first day of cover, `YYYY-MM-DD`. */
  readonly startsOn: string;
  /** What decides which options it can have; without, only those that are open to everyone count. */
  readonly facts?: Facts | undefined;
}

export interface PlanChoiceProps {
  /** Those to choose from, in this order. At most three stand side by side; others can be put in their place. */
  plans: readonly (PlanToCompare & Partial<LevelToPrice["plan"]>)[];
  /** The insurers of these plans. */
  providers: readonly ProviderToName[];
  /** The chosen plan; null until one is. */
  value: string | null;
  /** Called with the plan that was chosen. */
  onChange: (planId: string) => void;
  /** Lets people see only what differs between the plans; true when absent. */
  compare?: boolean | undefined;
  /** The group that prices are shown for; absent: only those of an employee alone. */
  group?: GroupToPrice | undefined;
  /** What stops the person from going on. */
  error?: string | undefined;
  /** The first plan, for an error that leads here. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Plans side by side: price, what is covered, who can join, documents; two at a time where it is narrow. */
export function PlanChoice(props: PlanChoiceProps): ReactNode {
  return (
    <QuoteRoot shapes={["title", "panel", "panel"]}>
      <Plans {...props} />
    </QuoteRoot>
  );
}

/** So many plans stand side by side. */
const sideBySide = 3;

const GroupPrice = /* @__PURE__ */ later(async () => (await import("./GroupPrice.tsx")).GroupPrice, ["text"]);

function Plans(props: PlanChoiceProps): ReactNode {
  const { plans, value, compare = true, group, error } = props;
  const { choice } = useQuoteMessages();
  const format = useFormat();
  const name = useUniqueId();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [onlyDifferences, setOnlyDifferences] = useState(false);

  // Those that were picked, while they are there, then the chosen one and the others in their order.
  const wanted = new Set([...picked, ...(value === null ? [] : [value]), ...plans.map(({ id }) => id)]);
  const columns = [...wanted]
    .flatMap((id) => plans.find((plan) => plan.id === id) ?? [])
    .slice(0, sideBySide);
  const shown = picked.length > 0 ? columns : plans.filter((plan) => columns.includes(plan));
  const groups = rowGroupsOf(shown, group?.facts);

  /** Puts a plan into a column; one that stood elsewhere changes places with it. */
  function pick(column: number, id: string): void {
    const ids = shown.map((plan) => plan.id);
    const before = ids[column] ?? id;
    setPicked(ids.map((one) => (one === before ? id : one === id ? before : one)));
  }

  return (
    <div className="ek-plan-choice">
      <FieldGroup legend={choice.title} error={error}>
        {(errorId) => (
          <>
            {compare && shown.length > 1 && (
              <CheckboxCards
                legend={choice.compare}
                legendHidden
                values={onlyDifferences ? ["differences"] : []}
                onChange={(values) => setOnlyDifferences(values.length > 0)}
                options={[{ value: "differences", label: choice.onlyDifferences }]}
              />
            )}
            <table
              className="ek-compare"
              role="table"
              aria-label={choice.compare}
              data-ek-columns={shown.length}
              data-ek-pick={plans.length > sideBySide ? "always" : plans.length > 2 ? "narrow" : undefined}
            >
              <thead className="ek-compare-head" role="rowgroup">
                <tr className="ek-compare-row" role="row">
                  <td className="ek-compare-label" role="cell" />
                  {shown.map((plan, column) => (
                    <ColumnHead
                      key={plan.id}
                      {...props}
                      plan={plan}
                      column={column}
                      name={name}
                      errorId={errorId}
                      onPick={(id) => pick(column, id)}
                    />
                  ))}
                </tr>
              </thead>
              <tbody className="ek-compare-group" role="rowgroup">
                {group && (
                  <CompareRow
                    label={<Isolated>{choice.forThisGroup(format.count(group.employeeCount))}</Isolated>}
                  >
                    {shown.map((plan) => {
                      const level = levelOf(plan, group);
                      return level && <GroupPrice key={plan.id} level={level} />;
                    })}
                  </CompareRow>
                )}
                <CompareRow label={<Isolated>{choice.about}</Isolated>}>
                  {shown.map(({ id, description }) => (
                    <Isolated key={id}>{description}</Isolated>
                  ))}
                </CompareRow>
              </tbody>
              {groups.map((rows) => (
                <RowsOf
                  key={`${rows.id} ${rows.name}`}
                  group={rows}
                  columns={shown.length}
                  onlyDifferences={onlyDifferences}
                />
              ))}
            </table>
            {onlyDifferences && !groups.some(({ rows }) => rows.some(isDifferent)) && (
              <p className="ek-quiet">{choice.same}</p>
            )}
            {plans.length > sideBySide && (
              <p className="ek-quiet">
                {choice.shown(format.number(shown.length), format.number(plans.length))}
              </p>
            )}
          </>
        )}
      </FieldGroup>
    </div>
  );
}

interface ColumnHeadProps extends PlanChoiceProps {
  plan: PlanChoiceProps["plans"][number];
  column: number;
  /** Of the radio buttons of all columns. */
  name: string;
  errorId: string | undefined;
  onPick: (planId: string) => void;
}

function ColumnHead(props: ColumnHeadProps): ReactNode {
  const { plan, plans, providers, value, onChange, column, name, errorId, onPick, inputRef } = props;
  const { benefit, plan: texts } = useMessages();
  const { choice } = useQuoteMessages();
  const format = useFormat();
  const id = useUniqueId();
  const provider = providers.find((one) => one.id === plan.provider_id);
  return (
    <th className="ek-compare-plan" role="columnheader" scope="col" data-ek-column={column}>
      <div className="ek-compare-pick">
        <Select
          label={choice.pick(format.number(column + 1))}
          value={plan.id}
          onChange={onPick}
          options={plans.map((one) => ({ value: one.id, label: one.name }))}
        />
      </div>
      <label className="ek-compare-choose">
        <input
          ref={column === 0 ? inputRef : undefined}
          form=""
          className="ek-choice-input"
          type="radio"
          name={name}
          value={plan.id}
          checked={plan.id === value}
          aria-labelledby={`${id}name`}
          aria-describedby={joined(errorId, `${id}by`)}
          onChange={() => onChange(plan.id)}
        />
        <span className="ek-plain">
          <span className="ek-compare-name" id={`${id}name`}>
            <Name>{plan.name}</Name>
          </span>
          <span className="ek-compare-by" id={`${id}by`}>
            <Isolated>
              {`${messageFor(benefit, plan.benefit_type)}${
                provider ? ` ${texts.by(format.isolate(provider.name))}` : ""
              }`}
            </Isolated>
          </span>
        </span>
        {provider && <Logo name={provider.name} src={provider.logo_url} />}
      </label>
    </th>
  );
}

/** What the group costs under a plan, with the least that has to be chosen for it; null where not enough of the plan is known. */
function levelOf(plan: ColumnHeadProps["plan"], group: GroupToPrice): LevelToPrice | null {
  const isWhole = (one: ColumnHeadProps["plan"]): one is PlanToCompare & LevelToPrice["plan"] =>
    one.pricing_bands !== undefined && one.tax_relief !== undefined;
  return isWhole(plan) ? { ...group, plan, selections: leastForGroup(plan, group.facts) } : null;
}

const isDifferent = ({ differs }: Row): boolean => differs;

interface RowsOfProps {
  group: RowGroup;
  columns: number;
  /** Leaves out rows that all plans have alike. What is open stays open. */
  onlyDifferences: boolean;
}

/** The rows under one heading; those of a coverage are collapsed under what they come to. */
function RowsOf({ group, columns, onlyDifferences }: RowsOfProps): ReactNode {
  const { id, name, summary } = group;
  const rows = onlyDifferences ? group.rows.filter(isDifferent) : group.rows;
  const { document } = useMessages();
  const { choice, sharingInput } = useQuoteMessages();
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  const titles: Record<RowGroup["id"], string> = {
    price: choice.price,
    members: choice.members,
    conditions: choice.conditions,
    documents: document.title,
    group_policy: choice.forGroup,
    policy: choice.own,
    member: choice.member,
  };
  const labels: Record<string, string> = {
    alone: choice.alone,
    tax: choice.taxed,
    partner: sharingInput.partner,
    children: sharingInput.children,
    conditions: choice.conditions,
    documents: document.title,
  };
  // A single row of the same name needs none above it.
  const isTitled = titles[id] !== labels[rows[0]?.id ?? ""];
  return (
    <tbody
      className="ek-compare-group"
      role="rowgroup"
      data-ek-collapsed={summary !== null && !isOpen ? "" : undefined}
    >
      {summary ? (
        <CompareRow
          differs={summary.differs}
          label={
            <>
              <Button kind="quiet" icon={chevron} expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                <Isolated>{name}</Isolated>
              </Button>
              <p className="ek-quiet">{titles[id]}</p>
            </>
          }
        >
          {cellsOf(summary)}
        </CompareRow>
      ) : (
        isTitled && (
          <tr className="ek-compare-row" role="row">
            <th className="ek-compare-title" role="columnheader" scope="colgroup" colSpan={columns + 1}>
              {name === null ? (
                <span className="ek-plain">{titles[id]}</span>
              ) : (
                <>
                  <Isolated>{name}</Isolated> <span className="ek-quiet">{titles[id]}</span>
                </>
              )}
            </th>
          </tr>
        )
      )}
      {rows.map((row) => (
        <CompareRow
          key={row.id}
          label={<Isolated>{row.name ?? labels[row.id] ?? ""}</Isolated>}
          differs={row.differs}
        >
          {cellsOf(row)}
        </CompareRow>
      ))}
    </tbody>
  );
}

function cellsOf({ cells }: Row): ReactNode[] {
  // oxlint-disable-next-line react/no-array-index-key -- a cell is where its column is
  return cells.map((cell, column) => <PlanCell key={column} cell={cell} />);
}

interface CompareRowProps {
  label: ReactNode;
  differs?: boolean | undefined;
  /** A cell for each plan. */
  children: readonly ReactNode[];
}

function CompareRow({ label, differs = false, children }: CompareRowProps): ReactNode {
  return (
    <tr className="ek-compare-row" role="row" data-ek-differs={differs ? "" : undefined}>
      <th className="ek-compare-label" role="rowheader" scope="row">
        {label}
      </th>
      {children.map((content, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is where its column is
        <td className="ek-compare-cell" role="cell" key={column} data-ek-column={column}>
          {content}
        </td>
      ))}
    </tr>
  );
}
