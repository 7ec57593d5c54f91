import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  afterBirth,
  afterOtherCover,
  amendmentAt,
  amendmentOf,
  amendmentsOf,
  insured,
  policyOf,
  requestAmendment,
} from "../../testing/amendment.ts";
import { problem } from "../../testing/network.ts";
import { choose, comeBack, enterDate, press, title } from "../../testing/page-actions.ts";
import { begin, chooseReason, renderAmendmentFlow } from "../../testing/render-amendment-flow.tsx";
import { pageOf } from "../../testing/render-page.tsx";
import { PolicyAmendmentFlow } from "./PolicyAmendmentFlow.tsx";

beforeEach(() => sessionStorage.clear());

describe("PolicyAmendmentFlow, when things go wrong", () => {
  it("says that a window is closed before anything is sent, and until when it was open", async () => {
    const service = await insured();
    const { user } = await renderAmendmentFlow(service);
    await begin(user, "Change who is covered");
    await chooseReason(user, "We married, or became civil partners");
    await enterDate(user, "2027-01-02");
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There is a problem" });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent("This had to be reported by 1 February 2027");
    await enterDate(user, "2027-03-20");
    expect(screen.getAllByText(/You can report this from 20 March 2027/).length).toBeGreaterThan(0);
    expect(service.network.sent("CreatePolicyAmendmentIntent")).toHaveLength(0);
  });

  it("says it where the service closed the window meanwhile", async () => {
    const service = await insured();
    const { user } = await renderAmendmentFlow(service);
    service.network.mishaps.set("CreatePolicyAmendmentIntent", [
      problem("invalid_state", { deadline: "2027-03-09T23:59:59+00:00" }),
    ]);
    await begin(user, "Change who is covered");
    await chooseReason(user, "A baby");
    await enterDate(user, "2027-02-20");
    await press(user, "Continue");
    const closed = await screen.findAllByText(/This had to be reported by 9 March 2027/);
    expect(closed.length).toBeGreaterThan(0);
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
  });

  it("goes on with the change that another tab has asked for", async () => {
    const service = await insured();
    const { user } = await renderAmendmentFlow(service);
    await begin(user, "End this cover");
    await chooseReason(user, "My hours or my job changed");
    await enterDate(user, "2027-03-05");
    await requestAmendment(service, afterBirth);
    await press(user, "Continue");
    await title("Who should be covered from now on?");
    expect(await amendmentsOf(service)).toHaveLength(1);
  });

  it("takes up the change that is open, after a reload too", async () => {
    const service = await insured();
    const first = await renderAmendmentFlow(service);
    await begin(first.user, "Change who is covered");
    await choose(first.user, "A baby");
    first.unmount();
    const second = await renderAmendmentFlow(service);
    await title("What has changed?");
    expect(await screen.findByRole("radio", { name: "A baby" })).toBeChecked();
    await press(second.user, "Continue");
    await enterDate(second.user, "2027-02-20");
    await press(second.user, "Continue");
    await title("Who should be covered from now on?");
    second.unmount();
    await renderAmendmentFlow(service);
    await title("Who should be covered from now on?");
    expect(Object.values(sessionStorage).join()).not.toContain("est_test");
  });

  it("says who is in the way when they can no longer be covered", async () => {
    const service = await amendmentAt("pending_confirmation");
    service.network.mishaps.set("ConfirmPolicyAmendmentIntent", [
      problem("invalid_state", {
        blocking_dependents: [
          { associated_person_id: "ap_1", status: "ineligible", reason: "cannot_be_covered" },
        ],
      }),
    ]);
    const { user } = await renderAmendmentFlow(service);
    await press(user, /Change my cover/);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Someone can no longer be covered the way you chose",
    );
  });

  it("shows the new state when it was confirmed elsewhere, and says so", async () => {
    const service = await amendmentAt("pending_confirmation");
    const { user } = await renderAmendmentFlow(service);
    await screen.findByRole("button", { name: /Change my cover/ });
    const { id } = await amendmentOf(service);
    const { id: policy_id } = await policyOf(service);
    await service.call("CancelPolicyAmendmentIntent", {
      params: { policy_id, policy_amendment_intent_id: id },
    });
    await press(user, /Change my cover/);
    await title("Nothing was changed");
    await screen.findByText(
      "This was changed elsewhere, for example in another tab. Here is the latest version.",
    );
  });

  it("confirms once for a double click", async () => {
    const service = await amendmentAt("pending_confirmation", afterOtherCover);
    const { user } = await renderAmendmentFlow(service);
    await user.dblClick(
      await screen.findByRole("button", { name: "End health insurance on 31\u00a0March 2027" }),
    );
    await title("Your health insurance ends on 31 March 2027");
    expect(service.network.sent("ConfirmPolicyAmendmentIntent")).toHaveLength(1);
  });

  it("says where nothing could be read, and reads it again", async () => {
    const service = await insured();
    service.network.mishaps.set("RetrievePolicy", [problem("forbidden"), problem("forbidden")]);
    await renderAmendmentFlow(service);
    await screen.findByText(/^We couldn’t load your benefits\./);
    await comeBack();
    await comeBack();
    await title("Your cover in detail");
  });
});

it("renders on a server without a request, and hydrates under StrictMode without a warning", async () => {
  const service = await insured();
  const { Wrapper } = pageOf(service);
  const policyId = (await policyOf(service)).id;
  const page = (
    <Wrapper>
      <PolicyAmendmentFlow policyId={policyId} />
    </Wrapper>
  );
  const errors = vi.spyOn(console, "error");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  expect(service.network.requests).toHaveLength(0);
  const recovered = vi.fn<() => void>();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: recovered }));
  await title("Your cover in detail");
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
  errors.mockRestore();
});
