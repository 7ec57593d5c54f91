import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  adjusting,
  amendmentsOf,
  cancelling,
  insured,
  policyOf,
  requestAmendment,
} from "../testing/amendment.ts";
import { failureOf } from "../testing/failure-of.ts";
import { renderHookOnPage } from "../testing/render-page.tsx";
import type { TestService } from "../testing/test-service.ts";
import { usePolicies, usePolicy } from "./usePolicies.ts";
import {
  useOpenPolicyAmendment,
  usePolicyAmendmentActions,
  usePolicyAmendmentIntent,
  useStartPolicyAmendment,
} from "./usePolicyAmendment.ts";

beforeEach(() => sessionStorage.clear());

/** Insured from today on. */
async function insuredToday(): Promise<{ service: TestService; policyId: string }> {
  const service = await insured({ today: "2026-12-01", startsOn: "2026-12-01" });
  return { service, policyId: (await policyOf(service)).id };
}

describe("useStartPolicyAmendment", () => {
  it("asks for one change when the answer got lost and the session was renewed meanwhile", async () => {
    const { service, policyId } = await insuredToday();
    const { result } = renderHookOnPage(
      () => ({ open: useOpenPolicyAmendment(policyId), start: useStartPolicyAmendment(policyId) }),
      service,
    );
    await waitFor(() => expect(result.current.open).toMatchObject({ status: "success", data: null }));
    service.network.mishaps.set("CreatePolicyAmendmentIntent", ["lost"]);
    let flight: Promise<unknown> | undefined;
    act(() => {
      flight = result.current.start.mutateAsync(adjusting);
    });
    await waitFor(() => expect(service.network.sent("CreatePolicyAmendmentIntent")).toHaveLength(1));
    await service.expireSessions();
    await act(async () => flight);
    const amendments = await amendmentsOf(service);
    expect(amendments).toHaveLength(1);
    await waitFor(() => expect(result.current.open.data?.id).toBe(amendments[0]?.id));
  });

  it("says which change is open already, and until when one could be asked for", async () => {
    const { service, policyId } = await insuredToday();
    const { result } = renderHookOnPage(() => useStartPolicyAmendment(policyId), service);
    const open = await requestAmendment(service, adjusting);
    const second = failureOf(result.current.mutateAsync(cancelling));
    expect(await act(() => second)).toMatchObject({ openIntentId: open.id });
    await service.force(open.id, "not_undertaken");
    await service.advance({ to: "2027-03-01T09:00:00Z" });
    const late = failureOf(result.current.mutateAsync(cancelling));
    expect(await act(() => late)).toMatchObject({ deadline: "2026-12-31T23:59:59+00:00" });
  });
});

describe("usePolicyAmendmentActions", () => {
  it("confirms once when the answer got lost under another session, and the policy is read anew", async () => {
    const { service, policyId } = await insuredToday();
    const intent = await requestAmendment(service, cancelling);
    const { result, events } = renderHookOnPage(
      () => ({
        policy: usePolicy(policyId),
        policies: usePolicies(service.employeeId),
        intent: usePolicyAmendmentIntent(policyId, intent.id),
        actions: usePolicyAmendmentActions(intent),
      }),
      service,
    );
    await waitFor(() => expect(result.current.intent.status).toBe("success"));
    service.network.mishaps.set("ConfirmPolicyAmendmentIntent", ["lost"]);
    let flight: Promise<unknown> | undefined;
    act(() => {
      flight = result.current.actions.confirm.mutateAsync();
    });
    await waitFor(() => expect(service.network.sent("ConfirmPolicyAmendmentIntent")).toHaveLength(1));
    await service.expireSessions();
    await act(async () => flight);
    await waitFor(() => expect(result.current.intent.data?.status).toBe("amended"));
    const confirmed = service.network
      .sent("ConfirmPolicyAmendmentIntent")
      .filter(({ status }) => status !== 401);
    expect(confirmed).toHaveLength(1);
    await waitFor(() => expect(result.current.policy.data?.ends_on).toBe("2026-12-31"));
    await waitFor(() => expect(result.current.policies.data?.[0]?.ends_on).toBe("2026-12-31"));
    expect(events.filter(({ type }) => type === "completed")).toHaveLength(1);
  });

  it("refetches where the change has moved on meanwhile", async () => {
    const { service, policyId } = await insuredToday();
    const intent = await requestAmendment(service, adjusting);
    const { result } = renderHookOnPage(
      () => ({
        intent: usePolicyAmendmentIntent(policyId, intent.id),
        actions: usePolicyAmendmentActions(intent),
      }),
      service,
    );
    await waitFor(() => expect(result.current.intent.data?.status).toBe("action_required"));
    await service.force(intent.id, "not_undertaken");
    await act(() => failureOf(result.current.actions.createSubIntent.mutateAsync()));
    expect(result.current.intent.data?.status).toBe("not_undertaken");
  });
});
