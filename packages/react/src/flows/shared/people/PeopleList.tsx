"use client";
import type { DependentsManagementIntent } from "@enrolkit/types";
import type { ReactNode } from "react";
import { canBeCovered } from "../../../components/DependentsPicker/can-be-covered.ts";
import { shortName } from "../../../components/DependentsPicker/person-text.ts";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { Notice } from "../../../primitives/Notice/Notice.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { Loaded } from "../Loaded.tsx";
import { SupportLines } from "../SupportLines.tsx";
import { PeoplePicker, type PeoplePickerProps } from "./PeoplePicker.tsx";

const shapes = ["choice", "choice"] as const;

export interface PeopleListProps extends PeoplePickerProps {
  /** Null until it is created. */
  list: DependentsManagementIntent | null;
  /** The list could not be created: the page says so. */
  isFailed: boolean;
}

/** The people to choose from, once there is a list, and why the list needs a change, where it does. */
export function PeopleList({ list, isFailed, ...picker }: PeopleListProps): ReactNode {
  if (list === null) return !isFailed && <Skeleton shapes={shapes} />;
  return (
    <>
      {list.action_required && <WhyChange {...picker} action={list.action_required} />}
      <Loaded of={picker.people.eligibility} shapes={shapes}>
        {() => <PeoplePicker {...picker} />}
      </Loaded>
    </>
  );
}

interface WhyChangeProps extends Pick<PeoplePickerProps, "flow" | "people"> {
  action: NonNullable<DependentsManagementIntent["action_required"]>;
}

/** Who cannot be covered, by name, and which insurer to ask; any other reason in the service's words. */
function WhyChange({ flow, people, action }: WhyChangeProps): ReactNode {
  const { people: texts } = useMessages();
  const format = useFormat();
  const onFile = people.onFile ?? [];
  const out = onFile.filter(({ associated_person_id: id }) =>
    people.covered.some((one) => one.associated_person_id === id && !canBeCovered(one.status)),
  );
  if (action.code !== "remove_restricted_or_ineligible_dependents")
    return (
      <Notice tone="warning" live title={action.reason}>
        <p className="ek-text">{action.reason_description}</p>
      </Notice>
    );
  // They were removed, which the service follows a moment later.
  if (out.length === 0) return null;
  const names = format.list(out.map((person) => shortName(person, { people: onFile, format })));
  return (
    <Notice tone="warning" live title={texts.cannot(names, format.count(out.length))}>
      <p className="ek-text">{texts.cannotBody(names)}</p>
      <SupportLines insurers={flow.insurers.filter(({ phone }) => phone)} say={texts.callWhy} />
    </Notice>
  );
}
