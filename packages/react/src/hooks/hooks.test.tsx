import { act, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { soundSelections } from "../testing/catalogue.ts";
import { failureOf } from "../testing/failure-of.ts";
import { createFakeService, type FakeService } from "../testing/fake-service.ts";
import { daughter, partner } from "../testing/fake-world.ts";
import { Refusal } from "../testing/problem.ts";
import { renderHookWithService } from "../testing/render-with-service.tsx";
import { useAssociatedPersons, usePersonActions } from "./useAssociatedPersons.ts";
import { useDependents, useDependentsActions, useEligibility } from "./useDependents.ts";
import { useEnrolment } from "./useEnrolment.ts";
import { useEnrolmentActions, useStartEnrolment } from "./useEnrolmentActions.ts";

const of = ({ world }: FakeService) => ({ employeeId: world.employee.id, groupId: world.groupId });

/** A service with an enrolment in the state that a person reaches by these steps. */
function started(status: "coverage_options_required" | "pending_confirmation", options = {}): FakeService {
  const service = createFakeService(options);
  service.world.intent = {
    id: `ei_${"a".repeat(32)}`,
    status,
    selections: status === "pending_confirmation" ? soundSelections : null,
    due_by: "2026-12-15T23:59:59+00:00",
    completedSubIntentId: null,
    policyIds: {},
  };
  return service;
}

describe("useEnrolment", () => {
  it("says that there is none, then follows the one that is begun without a refetch", async () => {
    const { result, events } = renderHookWithService((service) => ({
      enrolment: useEnrolment(of(service)),
      start: useStartEnrolment(of(service)),
    }));
    expect(result.current.enrolment.status).toBe("pending");
    await waitFor(() => expect(result.current.enrolment).toMatchObject({ status: "success", data: null }));
    await act(() => result.current.start.mutateAsync({}));
    expect(result.current.enrolment.data?.status).toBe("processing");
    await waitFor(() => expect(result.current.enrolment.data?.status).toBe("coverage_options_required"));
    expect(events.filter(({ type }) => type === "intent_changed")).toMatchObject([
      { status: "processing", previous_status: null },
      { status: "coverage_options_required", previous_status: "processing" },
    ]);
  });

  it("begins one enrolment when the answer got lost and the session was renewed meanwhile", async () => {
    const { result, service } = renderHookWithService((fake) => ({
      enrolment: useEnrolment(of(fake)),
      start: useStartEnrolment(of(fake)),
    }));
    await waitFor(() => expect(result.current.enrolment.status).toBe("success"));
    service.mishaps.set("CreateEnrolmentIntent", ["lost"]);
    let flight: Promise<unknown> | undefined;
    act(() => {
      flight = result.current.start.mutateAsync({});
    });
    await waitFor(() => expect(service.sent("CreateEnrolmentIntent")).toHaveLength(1));
    service.expireSessions();
    await act(async () => flight);
    expect(service.world.intent).not.toBeNull();
    await waitFor(() => expect(result.current.enrolment.data?.id).toBe(service.world.intent?.id));
  });

  it("shows a failure, and tries again when asked", async () => {
    const fake = createFakeService();
    fake.mishaps.set("ListEnrolmentIntents", [new Refusal("forbidden")]);
    const { result } = renderHookWithService((service) => useEnrolment(of(service)), fake);
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: "error", error: { code: "forbidden" } }),
    );
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current.status).toBe("success"));
  });

  it("announces once that the deadline is near", async () => {
    const fake = started("pending_confirmation");
    fake.world.now = Date.parse("2026-12-14T09:00:00Z");
    const { result, events } = renderHookWithService((service) => useEnrolment(of(service)), fake);
    await waitFor(() => expect(result.current.status).toBe("success"));
    await act(() => result.current.refetch());
    expect(events.filter(({ type }) => type === "deadline_near")).toHaveLength(1);
  });
});

describe("useEnrolmentActions", () => {
  it("refetches when another tab has moved the enrolment on, and fails with the rejection", async () => {
    const fake = started("pending_confirmation");
    const { result } = renderHookWithService((service) => {
      const enrolment = useEnrolment(of(service));
      return { enrolment, actions: useEnrolmentActions(enrolment.data) };
    }, fake);
    await waitFor(() => expect(result.current.enrolment.data).toBeTruthy());
    if (fake.world.intent) fake.world.intent.status = "not_undertaken";
    const error = await act(() => failureOf(result.current.actions.confirm.mutateAsync()));
    expect(error).toMatchObject({ code: "invalid_state" });
    expect(result.current.enrolment.data?.status).toBe("not_undertaken");
  });

  it("emits completed once, with the policies", async () => {
    const fake = started("pending_confirmation");
    const { result, events } = renderHookWithService((service) => {
      const enrolment = useEnrolment(of(service));
      return { enrolment, actions: useEnrolmentActions(enrolment.data) };
    }, fake);
    await waitFor(() => expect(result.current.enrolment.data).toBeTruthy());
    await act(async () => result.current.actions.confirm.mutateAsync());
    await waitFor(() => expect(result.current.enrolment.data?.status).toBe("enrolled"));
    await act(() => result.current.enrolment.refetch());
    expect(events.filter(({ type }) => type === "completed")).toEqual([
      {
        type: "completed",
        intent_id: fake.world.intent?.id,
        policy_ids: Object.values(fake.world.intent?.policyIds ?? {}),
      },
    ]);
  });
});

describe("useDependents", () => {
  it("adds, is checked, and is settled while the enrolment follows", async () => {
    const fake = started("pending_confirmation", { persons: [partner] });
    const personId = fake.world.persons[0]?.id ?? "";
    const { result } = renderHookWithService((service) => {
      const enrolment = useEnrolment(of(service));
      const dependents = useDependents(enrolment.data);
      const id = dependents.data?.id ?? null;
      return {
        enrolment,
        dependents,
        create: useEnrolmentActions(enrolment.data).createSubIntent,
        eligibility: useEligibility(id),
        actions: useDependentsActions(enrolment.data, id),
      };
    }, fake);
    await waitFor(() => expect(result.current.dependents).toMatchObject({ status: "success", data: null }));
    await act(async () => result.current.create.mutateAsync());
    await waitFor(() => expect(result.current.eligibility.data).toHaveLength(1));
    await act(async () =>
      result.current.actions.add.mutateAsync({
        associated_person_ids: [personId],
        dependent_coverage_selections: [{ associated_person_id: personId, coverage_selections: [] }],
      }),
    );
    expect(result.current.dependents.data?.dependents).toMatchObject([{ status: "pending_confirmation" }]);
    await act(async () => result.current.actions.confirm.mutateAsync());
    await waitFor(() => expect(result.current.dependents.data?.status).toBe("completed"));
    await waitFor(() =>
      expect(result.current.enrolment.data?.pending_confirmation?.associated_persons?.dependent.status).toBe(
        "confirmed",
      ),
    );
  });
});

describe("usePersonActions", () => {
  it("puts twins on file as two people, also when the first answer got lost under another session", async () => {
    const { result, service } = renderHookWithService((fake) => ({
      persons: useAssociatedPersons(of(fake).employeeId),
      actions: usePersonActions(of(fake).employeeId),
    }));
    await waitFor(() => expect(result.current.persons.status).toBe("success"));
    await act(() => result.current.actions.create.mutateAsync(daughter));
    service.mishaps.set("CreateAssociatedPerson", ["lost"]);
    let flight: Promise<unknown> | undefined;
    act(() => {
      flight = result.current.actions.create.mutateAsync(daughter);
    });
    await waitFor(() => expect(service.sent("CreateAssociatedPerson")).toHaveLength(2));
    service.expireSessions();
    await act(async () => flight);
    expect(service.world.persons).toHaveLength(2);
    await waitFor(() => expect(result.current.persons.data).toHaveLength(2));
  });

  it("brings the messages at the fields that the service names", async () => {
    const { result } = renderHookWithService((fake) => usePersonActions(of(fake).employeeId));
    const unborn = { ...daughter, date_of_birth: "2999-01-01" };
    const error = await act(() => failureOf(result.current.create.mutateAsync(unborn)));
    expect(error).toMatchObject({ fieldErrors: { "$.date_of_birth": [expect.any(String)] } });
  });
});
