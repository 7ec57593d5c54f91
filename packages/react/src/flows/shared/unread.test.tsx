import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { insured } from "../../testing/amendment.ts";
import { enrolmentAt } from "../../testing/enrolment.ts";
import { problem } from "../../testing/network.ts";
import { choose, enterDate, press, title } from "../../testing/page-actions.ts";
import { partner } from "../../testing/people.ts";
import { begin, chooseReason, renderAmendmentFlow } from "../../testing/render-amendment-flow.tsx";
import { renderEnrolmentFlow } from "../../testing/render-enrolment-flow.tsx";
import { TestService } from "../../testing/test-service.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => Reflect.deleteProperty(Element.prototype, "scrollIntoView"));

const part = "We couldn’t load everything on this page.";
const benefits = "We couldn’t load your benefits. Try again, or ask your HR team.";

describe("a part of a page that cannot be read", () => {
  it("is said on the opening page, where the deadline would be, and read again", async () => {
    const service = await enrolmentAt("coverage_options_required");
    service.network.mishaps.set("RetrieveEmployee", [problem("forbidden")]);
    // The page around stays where it is.
    const scrolled = vi.fn();
    Object.assign(Element.prototype, { scrollIntoView: scrolled });
    const { user, errors } = renderEnrolmentFlow(service);
    await title("Your benefits");
    await screen.findByText(part);
    expect(screen.getByText("Reference for support: trace-1")).toBeVisible();
    expect(screen.queryByText(/until the end of/)).toBeNull();
    expect(errors).toMatchObject([{ code: "forbidden" }]);
    expect(scrolled).not.toHaveBeenCalled();
    await press(user, "Try again");
    await screen.findByText(/until the end of/);
    expect(screen.queryByText(part)).toBeNull();
  });

  it("is said on the last page too, once, where people, answers and deadline would be", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner] });
    const first = renderEnrolmentFlow(service);
    await press(first.user, "Continue where you left off");
    await choose(first.user, "Only me");
    await press(first.user, "Continue");
    await title("Check and enrol");
    first.unmount();
    service.network.mishaps.set("RetrieveEmployee", [problem("not_found")]);
    service.network.mishaps.set("ListAssociatedPersons", [problem("forbidden")]);
    service.network.mishaps.set("ListEnrolmentIntentRequirements", [problem("forbidden")]);
    const { user } = renderEnrolmentFlow(service);
    await title("Check and enrol");
    await screen.findByText(part);
    expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(1);
    await press(user, "Try again");
    await screen.findByText(/until the end of/);
    expect(screen.queryByText(part)).toBeNull();
  });
});

describe("a flow of changes", () => {
  it("that needs the employee says that it could not be loaded", async () => {
    const service = await insured();
    service.network.mishaps.set("RetrieveEmployee", [problem("forbidden")]);
    const { user } = await renderAmendmentFlow(service);
    await screen.findByText(benefits);
    await press(user, "Try again");
    await title("Your cover");
  });
});

/** A session that ends, and comes again when the test says so. */
function sessionsOf(service: TestService) {
  let works = true;
  return {
    getSession: async () => {
      if (!works) throw new Error("signed out");
      return service.getSession();
    },
    end: async () => {
      await service.expireSessions();
      works = false;
    },
    renew: () => {
      works = true;
    },
  };
}

describe("a session that ends when a button is pressed", () => {
  const said = "You were away for a while, so we need to connect again.";
  const continues = () => screen.getAllByRole("button", { name: "Continue" });

  it("leaves one way on before anything is begun", async () => {
    const service = await TestService.start();
    const { getSession, end, renew } = sessionsOf(service);
    const { user } = renderEnrolmentFlow(service, { getSession });
    await screen.findByRole("button", { name: "See what is offered" });
    await end();
    await press(user, "See what is offered");
    await screen.findByText(said);
    expect(screen.getAllByRole("button")).toEqual(continues());
    renew();
    await press(user, "Continue");
    await title("Your benefits");
    await screen.findByRole("button", { name: "See what is offered" });
  });

  it("leaves one way on among people, and on the last page", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner] });
    const { getSession, end, renew } = sessionsOf(service);
    const { user } = renderEnrolmentFlow(service, { getSession });
    await press(user, "Continue where you left off");
    await choose(user, "Only me");
    await end();
    await press(user, "Continue");
    await screen.findByText(said);
    expect(continues()).toHaveLength(1);
    renew();
    await press(user, "Continue");
    await title("Check and enrol");
    await end();
    await press(user, /Enrol from/);
    await screen.findByText(said);
    expect(continues()).toHaveLength(1);
    expect(screen.queryByRole("button", { name: /Enrol from/ })).toBeNull();
  });

  it("leaves one way on in a change", async () => {
    const service = await insured();
    const { getSession, end } = sessionsOf(service);
    const { user } = await renderAmendmentFlow(service, {}, { getSession });
    await begin(user, "Change who is covered");
    await chooseReason(user, "Somebody joins the family", "A child was born");
    await enterDate(user, "2027-02-20");
    await end();
    await press(user, "Continue");
    await screen.findByText(said);
    expect(continues()).toHaveLength(1);
  });
});
