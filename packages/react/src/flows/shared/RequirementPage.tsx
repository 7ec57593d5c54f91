"use client";
import type { Requirement } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Skeleton, type SkeletonProps } from "../../primitives/Skeleton/Skeleton.tsx";
import { Isolated } from "../../text/Isolated.tsx";
import { FlowPage, type FlowPageProps } from "./FlowPage.tsx";
import { Loaded, type Read } from "./Loaded.tsx";

interface RequirementPageProps<Id extends string> extends Omit<FlowPageProps<Id>, "children">, SkeletonProps {
  description: string | undefined;
  requirements: Read<readonly Requirement[]>;
  /** The kind that the service asks for first. */
  code?: string | undefined;
  /** The last day to answer. */
  dueBy: ReactNode;
  children: (requirement: Requirement) => ReactNode;
}

/** What the insurer wants to know before all else, one requirement at a time. */
export function RequirementPage<Id extends string>(props: RequirementPageProps<Id>): ReactNode {
  const { description, requirements, code, shapes, dueBy, children, ...page } = props;
  const { action_required } = useMessages();
  return (
    <FlowPage {...page}>
      <p className="ek-text">
        <Isolated>{description}</Isolated>
      </p>
      <Loaded of={requirements} shapes={shapes}>
        {(all) => {
          const open = all.filter(({ is_fulfilled }) => !is_fulfilled);
          const next = open.find((requirement) => requirement.code === code) ?? open[0];
          return next ? children(next) : <Skeleton shapes={shapes} />;
        }}
      </Loaded>
      <p className="ek-quiet">{action_required.next}</p>
      {dueBy}
    </FlowPage>
  );
}
