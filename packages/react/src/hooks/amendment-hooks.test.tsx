import type { PolicyAmendmentIntentInput } from "@enrolkit/contract";
import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { failureOf } from "../testing/failure-of.ts";
import { presentAmendment, startAmendment } from "../testing/fake-amendments.ts";
import { putInForce } from "../testing/fake-policies.ts";
import { createFakeService, type FakeService } from "../testing/fake-service.ts";
import { partner } from "../testing/fake-world.ts";
import { renderHookWithService } from "../testing/render-with-service.tsx";
import { usePolicyAmendmentActions, useStartPolicyAmendment } from "./useAmendmentActions.ts";
import { usePolicies, usePolicy } from "./usePolicies.ts";
import { useOpenPolicyAmendment, usePolicyAmendmentIntent } from "./usePolicyAmendmentIntent.ts";

beforeEach(() => sessionStorage.clear());

const adjusting: PolicyAmendmentIntentInput = {
  amendment_reason: { type: "initial_adjustment_period" },
  requested_changes: [{ change_type: "dependents" }],
};
const cancelling = { ...adjusting, requested_changes: [{ change_type: "cancellation" as const }] };

function insured(): FakeService {
  const service = createFakeService();
  putInForce(service.world, [partner]);
  return service;
}

const policyOf = ({ world }: FakeService) => world.policies[0]!;

describe("useStartPolicyAmendment", () => {
  it("asks for one change when the answer got lost and the session was renewed meanwhile", async () => {
    const { result, service } = renderHookWithService(
      (fake) => ({
        open: useOpenPolicyAmendment(policyOf(fake).id),
        start: useStartPolicyAmendment(policyOf(fake).id),
      }),
      insured(),
    );
    await waitFor(() => expect(result.current.open).toMatchObject({ status: "success", data: null }));
    service.mishaps.set("CreatePolicyAmendmentIntent", ["lost"]);
    let flight: Promise<unknown> | undefined;
    act(() => {
      flight = result.current.start.mutateAsync(adjusting);
    });
    await waitFor(() => expect(service.sent("CreatePolicyAmendmentIntent")).toHaveLength(1));
    service.expireSessions();
    await act(async () => flight);
    expect(service.world.amendments).toHaveLength(1);
    await waitFor(() => expect(result.current.open.data?.id).toBe(service.world.amendments[0]?.id));
  });

  it("says which change is open already, and until when one could be asked for", async () => {
    const { result, service } = renderHookWithService(
      (fake) => useStartPolicyAmendment(policyOf(fake).id),
      insured(),
    );
    const open = startAmendment(service.world, policyOf(service), adjusting);
    const second = failureOf(result.current.mutateAsync(cancelling));
    expect(await act(() => second)).toMatchObject({ openIntentId: open.id });
    open.status = "not_undertaken";
    service.world.now = Date.parse("2027-03-01T09:00:00Z");
    const late = failureOf(result.current.mutateAsync(cancelling));
    expect(await act(() => late)).toMatchObject({ deadline: "2026-12-31T23:59:59+00:00" });
  });
});

describe("usePolicyAmendmentActions", () => {
  it("confirms once when the answer got lost under another session, and the policy is read anew", async () => {
    const fake = insured();
    const row = startAmendment(fake.world, policyOf(fake), cancelling);
    const intent = presentAmendment(fake.world, row);
    const { result, service, events } = renderHookWithService(
      (service) => ({
        policy: usePolicy(policyOf(service).id),
        policies: usePolicies(service.world.employee.id),
        intent: usePolicyAmendmentIntent(policyOf(service).id, row.id),
        actions: usePolicyAmendmentActions(intent),
      }),
      fake,
    );
    await waitFor(() => expect(result.current.intent.status).toBe("success"));
    service.mishaps.set("ConfirmPolicyAmendmentIntent", ["lost"]);
    let flight: Promise<unknown> | undefined;
    act(() => {
      flight = result.current.actions.confirm.mutateAsync();
    });
    await waitFor(() => expect(service.sent("ConfirmPolicyAmendmentIntent")).toHaveLength(1));
    service.expireSessions();
    await act(async () => flight);
    await waitFor(() => expect(result.current.intent.data?.status).toBe("amended"));
    expect(service.sent("ConfirmPolicyAmendmentIntent")).toHaveLength(1);
    await waitFor(() => expect(result.current.policy.data?.ends_on).toBe("2026-12-31"));
    await waitFor(() => expect(result.current.policies.data?.[0]?.ends_on).toBe("2026-12-31"));
    expect(events.filter(({ type }) => type === "completed")).toHaveLength(1);
  });

  it("refetches where the change has moved on meanwhile", async () => {
    const fake = insured();
    const row = startAmendment(fake.world, policyOf(fake), adjusting);
    const intent = presentAmendment(fake.world, row);
    const { result } = renderHookWithService(
      (service) => ({
        intent: usePolicyAmendmentIntent(policyOf(service).id, row.id),
        actions: usePolicyAmendmentActions(intent),
      }),
      fake,
    );
    await waitFor(() => expect(result.current.intent.data?.status).toBe("action_required"));
    row.status = "not_undertaken";
    await act(() => failureOf(result.current.actions.createSubIntent.mutateAsync()));
    expect(result.current.intent.data?.status).toBe("not_undertaken");
  });
});
