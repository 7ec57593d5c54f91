"use client";
import type { DependentsManagementIntent } from "@enrolkit/types";
import type { ReactNode } from "react";
import { Notice } from "../../../primitives/Notice/Notice.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { Loaded } from "../Loaded.tsx";
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
  const { action_required } = list;
  return (
    <>
      {action_required && (
        <Notice tone="warning" live title={action_required.reason}>
          <p className="ek-text">{action_required.reason_description}</p>
        </Notice>
      )}
      <Loaded of={picker.people.eligibility} shapes={shapes}>
        {() => <PeoplePicker {...picker} />}
      </Loaded>
    </>
  );
}
