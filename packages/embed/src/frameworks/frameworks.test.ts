import type { SvelteHTMLElements } from "svelte/elements";
import type * as sdk from "@enrolkit/react";
import { expectTypeOf, test } from "vitest";
import type { GlobalComponents } from "vue";
import type {
  EnrolkitEventDetails,
  EnrolkitEventMap,
  EnrolmentPrefill,
  FlowStep,
  FlowSubmission,
  PeoplePrefill,
  QuotePrefill,
} from "../elements/index.ts";
import type { EnrolkitMarkup } from "./svelte.ts";
import type { EnrolkitComponents } from "./vue.ts";

// What is said here is checked by tsc.

type Completed = EnrolkitEventMap["enrolkit-completed"];

test("templates of Vue know the elements, their properties and attributes", () => {
  expectTypeOf<GlobalComponents>().toExtend<EnrolkitComponents>();
  type Enrolment = InstanceType<GlobalComponents["enrolkit-enrolment"]>["$props"];
  expectTypeOf<Enrolment["employeeId"]>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<Enrolment["heading-level"]>().toEqualTypeOf<number | null | undefined>();
  expectTypeOf<Enrolment["get-session"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Enrolment>().not.toHaveProperty("signOut");
  expectTypeOf<Enrolment>().not.toHaveProperty("policyId");
});

test("markup of Svelte knows them too, and what their events carry", () => {
  expectTypeOf<SvelteHTMLElements>().toExtend<EnrolkitMarkup>();
  type Picker = SvelteHTMLElements["enrolkit-dependents-picker"];
  expectTypeOf<Picker["effective-from"]>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<Picker>().not.toHaveProperty("get-session");
  type Quote = SvelteHTMLElements["enrolkit-quote"];
  expectTypeOf<NonNullable<Quote["onenrolkit-completed"]>>().parameter(0).toEqualTypeOf<Completed>();
  expectTypeOf<Completed["detail"]>().toEqualTypeOf<EnrolkitEventDetails["enrolkit-completed"]>();
});

test("what elements take is what the flows inside take; its types cannot come from a package that is not installed", () => {
  expectTypeOf<FlowStep>().toEqualTypeOf<sdk.FlowStep>();
  expectTypeOf<FlowSubmission["kind"]>().toEqualTypeOf<sdk.FlowSubmission["kind"]>();
  expectTypeOf<PeoplePrefill>().toEqualTypeOf<sdk.PeoplePrefill>();
  expectTypeOf<EnrolmentPrefill>().toEqualTypeOf<sdk.EnrolmentPrefill>();
  expectTypeOf<QuotePrefill>().toEqualTypeOf<sdk.QuotePrefill>();
});
