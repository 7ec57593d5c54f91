import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { insured } from "../../testing/amendment.ts";
import { enrolmentAt } from "../../testing/enrolment.ts";
import { problem } from "../../testing/network.ts";
import { choose, enterDate, press, title, watchTexts } from "../../testing/page-actions.ts";
import { partner } from "../../testing/people.ts";
import { begin, chooseReason, renderAmendmentFlow } from "../../testing/render-amendment-flow.tsx";
import { renderEnrolmentFlow } from "../../testing/render-enrolment-flow.tsx";
import { TestService } from "../../testing/test-service.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => Reflect.deleteProperty(Element.prototype, "scrollIntoView"));

const part = "We couldn’t load everything on this page.";
const benefits = "We couldn’t load your benefits. Reload the page, or ask your HR team.";

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
    expect(screen.queryByText(/Last day to choose your cover: /)).toBeNull();
    expect(errors).toMatchObject([{ code: "forbidden" }]);
    expect(scrolled).not.toHaveBeenCalled();
    await press(user, "Try again");
    await screen.findByText(/Last day to choose your cover: /);
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
    // The answers are read ahead of the rest, which fails a moment later.
    await waitFor(() => expect([...service.network.mishaps.values()].flat()).toEqual([]));
    await screen.findByText(part);
    expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(1);
    await press(user, "Try again");
    await screen.findByText(/Last day to finish your enrolment: /);
    expect(screen.queryByText(part)).toBeNull();
  });
});

describe("focus of who tries again", () => {
  it("stays inside while a flow is read, and is at its title then", async () => {
    const service = await enrolmentAt("coverage_options_required");
    service.network.mishaps.set("ListEnrolmentIntents", [problem("forbidden")]);
    const { user, container } = renderEnrolmentFlow(service);
    await screen.findByText(benefits);
    const release = service.network.stall("ListEnrolmentIntents");
    screen.getByRole("button", { name: "Try again" }).focus();
    await user.keyboard("{Enter}");
    expect(screen.queryByText(benefits)).toBeNull();
    const root = container.querySelector<HTMLElement>(".ek-root");
    await waitFor(() => expect(root).toHaveFocus());
    release();
    const heading = await title("Your benefits");
    await waitFor(() => expect(heading).toHaveFocus());
    expect(root).not.toHaveAttribute("tabindex");
  });

  it("is at the title once a part is read, and with what is sent again", async () => {
    const service = await enrolmentAt("coverage_options_required");
    service.network.mishaps.set("RetrieveEmployee", [problem("forbidden")]);
    const { user } = renderEnrolmentFlow(service);
    await screen.findByText(part);
    await press(user, "Try again");
    await screen.findByText(/Last day to choose your cover: /);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Your benefits" })).toHaveFocus());
  });

  it("is not taken from where the person has gone", async () => {
    const service = await enrolmentAt("coverage_options_required");
    service.network.mishaps.set("ListEnrolmentIntents", [problem("forbidden")]);
    const { user } = renderEnrolmentFlow(service);
    const field = document.body.appendChild(document.createElement("input"));
    await screen.findByText(benefits);
    const release = service.network.stall("ListEnrolmentIntents");
    await press(user, "Try again");
    await user.click(field);
    release();
    await title("Your benefits");
    expect(field).toHaveFocus();
    field.remove();
  });
});

describe("a flow of changes", () => {
  it("that needs the employee says that it could not be loaded", async () => {
    const service = await insured();
    service.network.mishaps.set("RetrieveEmployee", [problem("forbidden")]);
    const { user } = await renderAmendmentFlow(service);
    await screen.findByText(benefits);
    await press(user, "Try again");
    await title("Your cover in detail");
  });
});

/** A session that ends, and comes again when the test says so. Until then there is none, or one that the service refuses. */
function sessionsOf(service: TestService, isRefused = false) {
  let works = true;
  let refused = 0;
  return {
    getSession: async () => {
      if (works) return service.getSession();
      if (!isRefused) throw new Error("signed out");
      const session = await service.getSession();
      refused += 1;
      // Of the same person: what names them is at its end.
      const token = session.token.replace(/(?<=^est_[a-z]+_).{43}/, String(refused).padStart(43, "0"));
      return { ...session, token };
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
    await screen.findByRole("button", { name: "Start" });
    await end();
    await press(user, "Start");
    await screen.findByText(said);
    expect(screen.getAllByRole("button")).toEqual(continues());
    renew();
    await press(user, "Continue");
    await title("Your benefits");
    await screen.findByRole("button", { name: "Start" });
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

  it.each([
    ["there is none", false],
    ["one is refused", true],
  ])("is no failure of what is read next, once it is back; till then %s", async (_, isRefused) => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner] });
    const { getSession, end, renew } = sessionsOf(service, isRefused);
    const { user } = renderEnrolmentFlow(service, { getSession });
    await screen.findByRole("button", { name: "Continue where you left off" });
    await end();
    await press(user, "Continue where you left off");
    await screen.findByText(said);
    renew();
    const isAlleged = watchTexts(part, benefits, "Your session has ended.");
    await press(user, "Continue");
    await screen.findByRole("radio", { name: "Only me" });
    // What could not be sent is sent again by itself, once.
    expect(service.network.sent("CreateDependentsManagementIntent").map(({ status }) => status)).toEqual(
      isRefused ? [401, 401, 200] : [401, 200],
    );
    expect(screen.queryByText(said)).toBeNull();
    expect(isAlleged()).toBe(false);
  });

  it.each([
    ["is none", false],
    ["is refused", true],
  ])("that %s from the beginning is no failure of the flow, once it is there", async (_, isRefused) => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner] });
    const { getSession, end, renew } = sessionsOf(service, isRefused);
    await end();
    const { user } = renderEnrolmentFlow(service, { getSession });
    await screen.findByText(benefits);
    renew();
    await press(user, "Try again");
    const isAlleged = watchTexts(part, benefits);
    await title("Your benefits");
    await screen.findByText(/Last day to finish your enrolment: /);
    expect(isAlleged()).toBe(false);
  });

  it("leaves one way on in a change", async () => {
    const service = await insured();
    const { getSession, end } = sessionsOf(service);
    const { user } = await renderAmendmentFlow(service, {}, { getSession });
    await begin(user, "Change who is covered");
    await chooseReason(user, "A baby");
    await enterDate(user, "2027-02-20");
    await end();
    await press(user, "Continue");
    await screen.findByText(said);
    expect(continues()).toHaveLength(1);
  });
});
