// What templates of frameworks are checked by, written by hand.
/* oxlint-disable import/no-empty-named-blocks, unicorn/require-module-specifiers -- as the readme of the elements says it */
import type { EnrolkitEnrolment, EnrolkitEventMap } from "@enrolkit/embed";
import type {} from "@enrolkit/embed/svelte";
import type {} from "@enrolkit/embed/vue";
import type { SvelteHTMLElements } from "svelte/elements";
import type { GlobalComponents } from "vue";

const getSession = async () => ({ token: "est_test_1", expiry: "2026-12-01T10:00:00Z" });
const done = (event: EnrolkitEventMap["enrolkit-completed"]) => event.detail.policy_ids.length;

type VueProps = InstanceType<GlobalComponents["enrolkit-enrolment"]>["$props"];
export const vue: VueProps = { "employee-id": "ee_1", getSession, headingLevel: 1 };
// @ts-expect-error An enrolment has no policy.
export const wrongInVue: VueProps = { policyId: "pol_1" };

type SvelteAttributes = SvelteHTMLElements["enrolkit-enrolment"];
export const svelte: SvelteAttributes = { "employee-id": "ee_1", getSession, "onenrolkit-completed": done };
// @ts-expect-error A step that no flow has.
export const wrongInSvelte: SvelteAttributes = { initialStep: "payment" };

/** A component of Angular's: what its template hands over, and what it refers to. */
export class Benefits {
  readonly getSession: EnrolkitEnrolment["getSession"] = getSession;
  element?: { nativeElement: EnrolkitEnrolment };

  done(event: EnrolkitEventMap["enrolkit-completed"]): number {
    return done(event);
  }

  signOut(): Promise<boolean> | undefined {
    return this.element?.nativeElement.signOut();
  }
}
