import { EnrolkitError } from "@enrolkit/client";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TestService } from "../../testing/test-service.ts";
import { pass, waitInVain } from "../../testing/late.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { EnrolmentFlow } from "../enrolment/EnrolmentFlow.tsx";

vi.mock("./StepNavigation.tsx", () => new Promise(() => {}));

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

it("code of a page's navigation that does not come is reported once, and the flow is there", async () => {
  const service = await TestService.start();
  const flow = (
    <EnrolmentFlow employeeId={service.employeeId} groupId={service.groupId} navigation="history" />
  );
  const { errors } = renderPage(flow, service);
  await vi.waitFor(async () => {
    await pass(10);
    expect(screen.getByRole("button", { name: "Start" })).toBeVisible();
  });
  await waitInVain();
  await waitInVain();
  // The service answers in real time, which the clock of this test can run ahead of.
  const ofCode = errors.filter(
    (error) => !(error instanceof EnrolkitError) || error.code !== "network_error",
  );
  expect(ofCode).toMatchObject([{ code: "code_not_loaded" }]);
  expect(screen.getByRole("button", { name: "Start" })).toBeVisible();
});
