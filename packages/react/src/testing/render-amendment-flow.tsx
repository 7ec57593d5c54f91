import { screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import {
  PolicyAmendmentFlow,
  type PolicyAmendmentFlowProps,
} from "../flows/amendment/PolicyAmendmentFlow.tsx";
import type { EnrolkitProviderProps } from "../provider/EnrolkitProvider.tsx";
import { policyOf } from "./amendment.ts";
import { choose, press } from "./page-actions.ts";
import { type RenderedPage, renderPage } from "./render-page.tsx";
import type { TestService } from "./test-service.ts";

/** The flow of the employee's policy. */
export async function renderAmendmentFlow(
  service: TestService,
  props: Partial<PolicyAmendmentFlowProps> = {},
  provider?: Partial<EnrolkitProviderProps>,
): Promise<RenderedPage & { user: UserEvent }> {
  const user = userEvent.setup();
  const { id } = await policyOf(service);
  return { ...renderPage(<PolicyAmendmentFlow policyId={id} {...props} />, service, provider), user };
}

/** Chooses what is to change; where only one thing can be, it is a button. */
export async function begin(user: UserEvent, what: string): Promise<void> {
  await screen.findByRole("button", { name: new RegExp(`^(Continue|${what})$`) });
  if (screen.queryByRole("button", { name: what })) return press(user, what);
  await choose(user, what);
  await press(user, "Continue");
}

/** Chooses what has happened. */
export async function chooseReason(user: UserEvent, event: string): Promise<void> {
  await screen.findByRole("heading", { name: /^(What has changed|Why are you ending this cover)\?$/ });
  if (screen.queryByRole("radio", { name: event }) === null) await choose(user, "Something else");
  await choose(user, event);
  await press(user, "Continue");
}
