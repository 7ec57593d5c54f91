"use client";
import type { BeneficiariesVersion, PlanCoverage, PolicyBeneficiaries } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { BeneficiariesEditor } from "../../components/BeneficiariesEditor/BeneficiariesEditor.tsx";
import {
  BeneficiaryShares,
  type BeneficiarySharesProps,
} from "../../components/BeneficiariesEditor/BeneficiaryShares.tsx";
import { PolicyCard, type PolicyCardProps } from "../../components/PolicyCard/PolicyCard.tsx";
import { policyStateOn } from "../../components/PolicyCard/policy-days.ts";
import { useAssociatedPersons, usePersonActions } from "../../hooks/useAssociatedPersons.ts";
import { usePolicyBeneficiaries, useSaveBeneficiaries } from "../../hooks/usePolicyBeneficiaries.ts";
import { useFormat, usePoliciesMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Details } from "../../primitives/Details/Details.tsx";
import { Notice } from "../../primitives/Notice/Notice.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Failed } from "../../theme/Failed.tsx";
import { ThemeContext } from "../../theme/theme-context.ts";
import { amountOfLifeCover } from "../shared/life-cover.ts";
import { MovedOn, Problem } from "../shared/Problem.tsx";

export interface LifePolicyCardProps extends Omit<PolicyCardProps, "beneficiaries"> {
  /** Coverages narrowed to what was chosen: what would be paid. */
  coverages: readonly PlanCoverage[] | null;
}

const none = [] as const;

/**
 * The card of a life policy, with who receives its benefit, since when, and who did before. They are changed in place, unless
 * the host leads elsewhere; those of a policy that has ended are only shown.
 */
export function LifePolicyCard({ coverages, ...props }: LifePolicyCardProps): ReactNode {
  const { policy, today, onBeneficiaries } = props;
  const named = usePolicyBeneficiaries(policy.id);
  const [isEditing, setEditing] = useState(false);
  const [savedFrom, setSavedFrom] = useState<string>();
  const state = policyStateOn(policy, today);
  const isOver = state === "ended" || state === "neverBegan";
  const edit =
    onBeneficiaries ??
    (() => {
      setSavedFrom(undefined);
      setEditing(true);
    });
  const isNamed = (named.data?.beneficiaries ?? none).length > 0;
  // Of a policy that has ended there is nothing to say where no one was ever named.
  const isShown = !isOver || isNamed;

  return (
    <PolicyCard
      {...props}
      beneficiaries={
        isShown &&
        (isEditing && !isOver ? (
          <Editing
            {...{ policy, coverages }}
            onClose={(effectiveFrom) => {
              setSavedFrom(effectiveFrom);
              setEditing(false);
            }}
          />
        ) : (
          <Named {...{ policy, today, savedFrom }} onChoose={isOver ? undefined : edit} />
        ))
      }
      onBeneficiaries={isNamed && !isEditing && !isOver ? edit : undefined}
    />
  );
}

interface NamedProps extends Pick<PolicyCardProps, "policy" | "today"> {
  /** The first day of what was saved just now. */
  savedFrom: string | undefined;
  /** Where no one is named; no button when absent. */
  onChoose: (() => void) | undefined;
}

/** Who is named, and who was. */
function Named({ policy, today, savedFrom, onChoose }: NamedProps): ReactNode {
  const { beneficiaries: texts } = usePoliciesMessages();
  const format = useFormat();
  const { moveFocus } = useContext(ThemeContext);
  const named = usePolicyBeneficiaries(policy.id);
  const people = useAssociatedPersons(policy.employee_id).data ?? none;
  const saved = useRef<HTMLDivElement>(null);
  // The form that was sent is gone.
  useEffect(() => {
    if (savedFrom !== undefined) moveFocus(saved.current);
  }, [savedFrom, moveFocus]);
  if (named.isLoadingError) return <Failed error={named.error} retry={() => void named.refetch()} />;
  if (!named.data) return <Skeleton shapes={["text", "text"]} />;
  const { beneficiaries, effective_from, history = none } = named.data;
  const day = (from: string) => (from <= today ? texts.since : texts.from)(format.date(from));

  if (beneficiaries.length === 0) {
    return (
      <div className="ek-stack" data-ek-gap="small">
        <p className="ek-strong">{texts.none}</p>
        {onChoose && (
          <>
            <p className="ek-quiet">{texts.noneBody}</p>
            <div className="ek-actions">
              <Button onClick={onChoose}>{texts.choose}</Button>
            </div>
          </>
        )}
      </div>
    );
  }
  return (
    <div className="ek-stack" data-ek-gap="medium">
      {savedFrom !== undefined && (
        <div className="ek-plain" ref={saved} tabIndex={-1}>
          <Notice tone="success">
            <p className="ek-text">{texts.saved(format.date(savedFrom))}</p>
          </Notice>
        </div>
      )}
      <BeneficiaryShares beneficiaries={beneficiaries} people={people} />
      {effective_from && <p className="ek-quiet">{day(effective_from)}</p>}
      {history.length > 1 && (
        <Details summary={texts.history}>
          <ol className="ek-list">
            {history.slice(1).map((version) => (
              <Earlier key={version.created_at} version={version} people={people} />
            ))}
          </ol>
        </Details>
      )}
    </div>
  );
}

interface EarlierProps extends Pick<BeneficiarySharesProps, "people"> {
  version: BeneficiariesVersion;
}

/** Who was named before. */
function Earlier({ version, people }: EarlierProps): ReactNode {
  const { beneficiaries: texts } = usePoliciesMessages();
  const { date } = useFormat();
  return (
    <li className="ek-item">
      <p className="ek-strong">{texts.from(date(version.effective_from))}</p>
      <BeneficiaryShares beneficiaries={version.beneficiaries} people={people} />
    </li>
  );
}

interface EditingProps extends Pick<LifePolicyCardProps, "policy" | "coverages"> {
  /** Called with the first day of what was saved; with none where nothing was. */
  onClose: (effectiveFrom?: string) => void;
}

/** The form, once there is what it begins with. */
function Editing(props: EditingProps): ReactNode {
  const { policy } = props;
  const named = usePolicyBeneficiaries(policy.id).data;
  const persons = useAssociatedPersons(policy.employee_id);
  if (named === undefined || persons.isPending) return <Skeleton shapes={["title", "field", "field"]} />;
  return <Form {...props} named={named} people={persons.data ?? none} />;
}

interface FormProps extends EditingProps, Pick<BeneficiarySharesProps, "people"> {
  named: PolicyBeneficiaries;
}

/** The form, with what did not work and how to go on. */
function Form({ policy, coverages, onClose, named, people = none }: FormProps): ReactNode {
  const format = useFormat();
  const { moveFocus } = useContext(ThemeContext);
  const { update } = usePersonActions(policy.employee_id);
  const save = useSaveBeneficiaries(policy.id);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(title.current), [moveFocus]);
  // Once others were named elsewhere, those are what is changed; not what is saved here.
  const newest = named.history?.[0]?.created_at ?? "";
  const [first] = useState(newest);
  const [begun, setBegun] = useState(newest);
  if (begun !== newest && !save.isPending && !save.isSuccess) setBegun(newest);
  return (
    <div className="ek-stack" data-ek-gap="medium">
      <MovedOn error={save.error} isFound={begun !== first} />
      <BeneficiariesEditor
        key={begun}
        defaultValue={named.beneficiaries}
        people={people}
        amount={amountOfLifeCover(coverages, format)}
        busy={save.isPending}
        problems={save.error?.fieldErrors as FieldErrors | undefined}
        titleRef={title}
        onSave={(beneficiaries) =>
          save.mutate(beneficiaries, {
            onSuccess: ({ effective_from }) => onClose(effective_from ?? undefined),
          })
        }
        onCancel={() => onClose()}
        onCorrectName={(id, change) => update.mutateAsync({ id, change })}
      />
      <Problem error={save.error ?? update.error} retry={null} />
    </div>
  );
}
