import type { AssociatedPersonInput } from "@enrolkit/types";
import { screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { EnrolmentFlow, type EnrolmentFlowProps } from "../flows/enrolment/EnrolmentFlow.tsx";
import type { EnrolkitProviderProps } from "../provider/EnrolkitProvider.tsx";
import { choose, enterDate, press } from "./page-actions.ts";
import { type RenderedPage, renderPage } from "./render-page.tsx";
import type { TestService } from "./test-service.ts";

export function renderEnrolmentFlow(
  service: TestService,
  props?: Partial<EnrolkitProviderProps>,
  settings?: Partial<EnrolmentFlowProps>,
): RenderedPage & { user: UserEvent } {
  const user = userEvent.setup();
  const flow = <EnrolmentFlow employeeId={service.employeeId} groupId={service.groupId} {...settings} />;
  return { ...renderPage(flow, service, props), user };
}

/** Chooses what `soundSelections` says, on both pages. */
export async function chooseCover(user: UserEvent): Promise<void> {
  await chooseExcessAndCancer(user);
  await press(user, "Continue");
  await user.click(screen.getByRole("checkbox", { name: "Eye test" }));
  await user.click(screen.getByRole("checkbox", { name: "Gym contribution" }));
}

/** What the first page of Cover asks for. */
export async function chooseExcessAndCancer(user: UserEvent): Promise<void> {
  await choose(user, "£250");
  await choose(user, "Alongside the public service");
}

export async function fillPerson(user: UserEvent, person: AssociatedPersonInput): Promise<void> {
  await user.type(await screen.findByLabelText("First name"), person.first_name);
  await user.type(screen.getByLabelText("Last name"), person.last_name);
  await enterDate(user, person.date_of_birth);
  const relation = person.relationship_type === "child" ? "Child" : "Partner";
  await user.click(screen.getByRole("radio", { name: relation }));
  await user.click(screen.getByRole("radio", { name: person.sex_at_birth === "male" ? "Male" : "Female" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
}

/** Who pays what, as it is shown beside the page: the employer, the employee, both. */
export function shownAmounts(): string[] {
  const body = screen.getByRole("complementary").querySelectorAll(".ek-cost-body > dl:not(.ek-cost-list) dd");
  return Array.from(body, (amount) => amount.textContent ?? "");
}
