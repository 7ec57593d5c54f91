"use client";
import type { EnrolmentIntent, PolicyEnrolment } from "@enrolkit/contract";
import type { ReactNode } from "react";
import { SupportLine } from "../shared/SupportLine.tsx";

/** The insurers of an enrolment, each once. */
export function providersOf(intent: EnrolmentIntent): PolicyEnrolment["provider"][] {
  const byId = new Map(intent.policy_enrolments.map(({ provider }) => [provider.id, provider]));
  return [...byId.values()];
}

/** Whom to call: one line for each insurer, with its number. */
export function SupportLines(props: {
  intent: EnrolmentIntent;
  say: (provider: string) => string;
}): ReactNode {
  return providersOf(props.intent).map(({ id, name, support_phone_number }) => (
    <SupportLine key={id} text={props.say(name)} phone={support_phone_number} />
  ));
}
