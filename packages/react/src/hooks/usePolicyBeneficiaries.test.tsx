import type { PolicyBeneficiaryInput } from "@enrolkit/types";
import { act, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { enrolmentAt, healthAndLife, policiesOf } from "../testing/enrolment.ts";
import { failureOf } from "../testing/failure-of.ts";
import { daughter, partner } from "../testing/people.ts";
import { renderHookOnPage } from "../testing/render-page.tsx";
import type { TestService } from "../testing/test-service.ts";
import { usePolicyBeneficiaries, useSaveBeneficiaries } from "./usePolicyBeneficiaries.ts";

const shelter: PolicyBeneficiaryInput = {
  kind: "organisation",
  name: "Shelter",
  share_percent: 100,
  order: "primary",
};

async function lifePolicy(): Promise<{ service: TestService; policyId: string }> {
  const service = await enrolmentAt("enrolled", {
    group_policies: healthAndLife,
    persons: [daughter, partner],
    covered: [],
  });
  const life = (await policiesOf(service)).find(({ benefit_type }) => benefit_type === "life_assurance");
  return { service, policyId: life?.id ?? "" };
}

const useBoth = (policyId: string) => ({
  read: usePolicyBeneficiaries(policyId),
  save: useSaveBeneficiaries(policyId),
});

describe("the beneficiaries of a policy", () => {
  it("are read with every version, and read again once they were saved", async () => {
    const { service, policyId } = await lifePolicy();
    const { result, events } = renderHookOnPage(() => useBoth(policyId), service);
    await waitFor(() => expect(result.current.read.data?.history).toHaveLength(1));
    await act(() => result.current.save.mutateAsync([shelter]));
    expect(result.current.read.data?.beneficiaries).toMatchObject([shelter]);
    expect(result.current.read.data?.history).toHaveLength(2);
    expect(events).toContainEqual({ type: "beneficiaries_changed", policy_id: policyId });
    expect(JSON.stringify(events)).not.toContain("Shelter");
  });

  it("have the service's errors at their fields, and stay as they were", async () => {
    const { service, policyId } = await lifePolicy();
    const { result, events } = renderHookOnPage(() => useBoth(policyId), service);
    await waitFor(() => expect(result.current.read.data).toBeDefined());
    const half = { ...shelter, name: " ", share_percent: 50 };
    const error = await act(() => failureOf(result.current.save.mutateAsync([half])));
    expect(error).toMatchObject({ code: "invalid_request" });
    await waitFor(() =>
      expect(Object.keys(result.current.save.error?.fieldErrors ?? {})).toContain("$.beneficiaries[0].name"),
    );
    expect(result.current.read.data?.history).toHaveLength(1);
    expect(events.some(({ type }) => type === "beneficiaries_changed")).toBe(false);
  });
});
