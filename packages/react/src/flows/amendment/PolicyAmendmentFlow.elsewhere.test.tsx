import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  afterBirth,
  amendmentAt,
  amendmentOf,
  amendmentsOf,
  endPolicy,
  insured,
  policyOf,
  requestAmendment,
} from "../../testing/amendment.ts";
import { choose as choices, healthPlan } from "../../testing/catalogue.ts";
import { addDependents } from "../../testing/enrolment.ts";
import {
  choose,
  chooseFor,
  chosenFor,
  comeBack,
  enterDate,
  movedOn,
  press,
  title,
} from "../../testing/page-actions.ts";
import { begin, chooseReason, renderAmendmentFlow } from "../../testing/render-amendment-flow.tsx";
import { listIdOf } from "../../hooks/usePolicyAmendment.ts";

beforeEach(() => sessionStorage.clear());

describe("PolicyAmendmentFlow, what was changed in another tab", () => {
  it("goes on with the change that was requested there, and says so", async () => {
    const service = await insured();
    const { user } = await renderAmendmentFlow(service);
    await begin(user, "Change who is covered");
    await chooseReason(user, "A baby");
    await title("When was the baby born?");
    await requestAmendment(service, afterBirth);
    await comeBack();
    await title("Who should be covered from now on?");
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
    expect(await amendmentsOf(service)).toHaveLength(1);
  });

  it("says so where the request is refused because of it", async () => {
    const service = await insured();
    const { user } = await renderAmendmentFlow(service);
    await begin(user, "Change who is covered");
    await chooseReason(user, "A baby");
    await enterDate(user, "2027-02-20");
    await requestAmendment(service, afterBirth);
    await press(user, "Continue");
    await title("Who should be covered from now on?");
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
  });

  it("ends what was said of a policy that has ended meanwhile", async () => {
    const service = await insured({ today: "2027-01-10" });
    const first = await renderAmendmentFlow(service);
    await begin(first.user, "End this cover");
    await title("Why are you ending this cover?");
    first.unmount();
    await endPolicy(service);
    await renderAmendmentFlow(service);
    await title("Your cover in detail");
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
    expect(screen.queryByRole("radio", { name: /End this cover/ })).toBeNull();
  });

  it("ends what was chosen for people, and prices what the service holds", async () => {
    const service = await amendmentAt("action_required");
    const { user } = await renderAmendmentFlow(service);
    await user.click(await screen.findByRole("checkbox", { name: "Ida Ellery" }));
    await chooseFor(user, "Ida Ellery", "Optical level", "Plus");
    const listId = listIdOf(await amendmentOf(service)) ?? "";
    await addDependents(service, listId, [
      {
        person: await service.personNamed("Ida"),
        selections: choices(healthPlan, { "Optical level": ["Basic"] }),
      },
    ]);
    await comeBack();
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
    expect(await chosenFor("Ida Ellery", "Optical level")).toBe("Basic");
  });

  it("is said where it was given up there", async () => {
    const service = await amendmentAt("pending_confirmation");
    await renderAmendmentFlow(service);
    await screen.findByRole("button", { name: /Change my cover/ });
    const { id } = await amendmentOf(service);
    const { id: policy_id } = await policyOf(service);
    await service.call("CancelPolicyAmendmentIntent", {
      params: { policy_id, policy_amendment_intent_id: id },
    });
    await comeBack();
    await title("Nothing was changed");
    expect(await screen.findByText(movedOn)).toBeInTheDocument();
  });
});

it("asks what happened once a change needs a reason, where none was chosen before", async () => {
  const service = await insured({ today: "2027-01-10" });
  const first = await renderAmendmentFlow(service);
  await begin(first.user, "Change who is covered");
  await choose(first.user, /No special reason/);
  first.unmount();
  await service.advance({ to: "2027-03-10T09:00:00Z" });
  const { user } = await renderAmendmentFlow(service);
  await screen.findByText("You can no longer change your cover without a reason. Choose what happened.");
  await press(user, "Continue");
  await screen.findByRole("region", { name: /There is a problem|to continue/ });
  expect(service.network.sent("CreatePolicyAmendmentIntent")).toHaveLength(0);
});
