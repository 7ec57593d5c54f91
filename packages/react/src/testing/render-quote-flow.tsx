import { screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { QuoteConsentFlow, type QuoteConsentFlowProps } from "../flows/quote/QuoteConsentFlow.tsx";
import { QuoteTexts } from "../messages/PartTexts.tsx";
import type { EnrolkitProviderProps } from "../provider/EnrolkitProvider.tsx";
import { languageOf } from "./languages.ts";
import { choose, press, title } from "./page-actions.ts";
import type { EmployerService } from "./quote.ts";
import { type RenderedPage, renderPage } from "./render-page.tsx";

interface RenderedQuoteFlow extends RenderedPage {
  readonly user: UserEvent;
  /** Renders it anew with other properties. */
  readonly show: (props: QuoteConsentFlowProps) => void;
}

export function renderQuoteFlow(
  service: EmployerService,
  props: QuoteConsentFlowProps = {},
  provider: Partial<EnrolkitProviderProps> = {},
): RenderedQuoteFlow {
  const flow = (flowProps: QuoteConsentFlowProps) => (
    <QuoteTexts messages={languageOf(provider.locale).quote}>
      <QuoteConsentFlow {...flowProps} />
    </QuoteTexts>
  );
  const rendered = renderPage(flow(props), service, provider);
  return { ...rendered, user: userEvent.setup(), show: (next) => rendered.rerender(flow(next)) };
}

/** Chooses a plan and what the group gets of it, as `groupSelections` says. */
export async function chooseInPlan(user: UserEvent): Promise<void> {
  await choose(user, /Anchor Modular Health/);
  await press(user, "Continue");
  await title("Set the group’s cover");
  await choose(user, "Treatment and diagnostics");
  await choose(user, "Standard out-patient");
  await choose(user, "National network");
  await press(user, "Continue");
  await title("Share the cost");
}

export async function payAPercentage(user: UserEvent, percentage: string): Promise<void> {
  await choose(user, "You pay a percentage");
  // It begins with the share that plans were compared at.
  const share = await screen.findByLabelText("Your share");
  await user.clear(share);
  await user.type(share, percentage);
  await press(user, "Continue");
}

export async function goToConsents(user: UserEvent): Promise<void> {
  await press(user, "Review terms");
  await title("Read and accept");
}

/** The statements' boxes. */
export const boxes = (): Promise<HTMLElement[]> =>
  screen.findAllByRole("checkbox", { name: /^We |^Changed/ });

export async function tickAll(user: UserEvent): Promise<void> {
  for (const box of await boxes()) if (!(box as HTMLInputElement).checked) await user.click(box);
}

/** The button with which a quote is accepted once every statement is. */
export const accept = "Accept, with cover from 1\u00a0January 2027";
