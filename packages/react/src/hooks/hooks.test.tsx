import { act, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { enrolmentAt, enrolmentOf, policiesOf, smallestMemberChoice } from "../testing/enrolment.ts";
import { failureOf } from "../testing/failure-of.ts";
import { problem } from "../testing/network.ts";
import { daughter, partner } from "../testing/people.ts";
import { renderHookOnPage } from "../testing/render-page.tsx";
import { TestService } from "../testing/test-service.ts";
import { useAssociatedPersons, usePersonActions } from "./useAssociatedPersons.ts";
import { useDependents, useDependentsActions, useEligibility } from "./useDependents.ts";
import { useEnrolment, useEnrolmentActions, useStartEnrolment } from "./useEnrolment.ts";

const of = ({ employeeId, groupId }: TestService) => ({ employeeId, groupId });

describe("useEnrolment", () => {
  it("says that there is none, then follows the one that is begun without a refetch", async () => {
    const service = await TestService.start();
    const { result, events } = renderHookOnPage(
      () => ({ enrolment: useEnrolment(of(service)), start: useStartEnrolment(of(service)) }),
      service,
    );
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
    const service = await TestService.start();
    const { result } = renderHookOnPage(
      () => ({ enrolment: useEnrolment(of(service)), start: useStartEnrolment(of(service)) }),
      service,
    );
    await waitFor(() => expect(result.current.enrolment.status).toBe("success"));
    service.network.mishaps.set("CreateEnrolmentIntent", ["lost"]);
    let flight: Promise<unknown> | undefined;
    act(() => {
      flight = result.current.start.mutateAsync({});
    });
    await waitFor(() => expect(service.network.sent("CreateEnrolmentIntent")).toHaveLength(1));
    await service.expireSessions();
    await act(async () => flight);
    const { id } = await enrolmentOf(service);
    await waitFor(() => expect(result.current.enrolment.data?.id).toBe(id));
  });

  it("shows a failure, and tries again when asked", async () => {
    const service = await TestService.start();
    service.network.mishaps.set("ListEnrolmentIntents", [problem("forbidden")]);
    const { result } = renderHookOnPage(() => useEnrolment(of(service)), service);
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: "error", error: { code: "forbidden" } }),
    );
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current.status).toBe("success"));
  });

  it("announces once that the deadline is near", async () => {
    const service = await enrolmentAt("pending_confirmation");
    await service.advance({ to: "2026-12-14T09:00:00Z" });
    const { result, events } = renderHookOnPage(() => useEnrolment(of(service)), service);
    await waitFor(() => expect(result.current.status).toBe("success"));
    await act(() => result.current.refetch());
    expect(events.filter(({ type }) => type === "deadline_near")).toHaveLength(1);
  });
});

describe("useEnrolmentActions", () => {
  it("refetches when another tab has moved the enrolment on, and fails with the rejection", async () => {
    const service = await enrolmentAt("pending_confirmation");
    const { result } = renderHookOnPage(() => {
      const enrolment = useEnrolment(of(service));
      return { enrolment, actions: useEnrolmentActions(enrolment.data) };
    }, service);
    await waitFor(() => expect(result.current.enrolment.data).toBeTruthy());
    const params = { enrolment_intent_id: (await enrolmentOf(service)).id };
    await service.call("RejectEnrolmentIntent", { params });
    const error = await act(() => failureOf(result.current.actions.confirm.mutateAsync()));
    expect(error).toMatchObject({ code: "invalid_state" });
    expect(result.current.enrolment.data?.status).toBe("not_undertaken");
  });

  it("emits completed once, with the policies", async () => {
    const service = await enrolmentAt("pending_confirmation");
    const { result, events } = renderHookOnPage(() => {
      const enrolment = useEnrolment(of(service));
      return { enrolment, actions: useEnrolmentActions(enrolment.data) };
    }, service);
    await waitFor(() => expect(result.current.enrolment.data).toBeTruthy());
    await act(async () => result.current.actions.confirm.mutateAsync());
    await waitFor(() => expect(result.current.enrolment.data?.status).toBe("enrolled"));
    await act(() => result.current.enrolment.refetch());
    expect(events.filter(({ type }) => type === "completed")).toEqual([
      {
        type: "completed",
        intent_id: (await enrolmentOf(service)).id,
        policy_ids: (await policiesOf(service)).map(({ id }) => id),
      },
    ]);
  });
});

describe("useDependents", () => {
  it("adds, is checked, and is settled while the enrolment follows", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner] });
    const personId = (await service.persons())[0]?.id ?? "";
    const { result } = renderHookOnPage(() => {
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
    }, service);
    await waitFor(() => expect(result.current.dependents).toMatchObject({ status: "success", data: null }));
    await act(async () => result.current.create.mutateAsync());
    await waitFor(() => expect(result.current.eligibility.data).toHaveLength(1));
    await act(async () =>
      result.current.actions.add.mutateAsync({
        associated_person_ids: [personId],
        dependent_coverage_selections: [
          { associated_person_id: personId, coverage_selections: smallestMemberChoice },
        ],
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
    const service = await TestService.start();
    const { result } = renderHookOnPage(
      () => ({
        persons: useAssociatedPersons(service.employeeId),
        actions: usePersonActions(service.employeeId),
      }),
      service,
    );
    await waitFor(() => expect(result.current.persons.status).toBe("success"));
    await act(() => result.current.actions.create.mutateAsync(daughter));
    service.network.mishaps.set("CreateAssociatedPerson", ["lost"]);
    let flight: Promise<unknown> | undefined;
    act(() => {
      flight = result.current.actions.create.mutateAsync(daughter);
    });
    await waitFor(() => expect(service.network.sent("CreateAssociatedPerson")).toHaveLength(2));
    await service.expireSessions();
    await act(async () => flight);
    expect(await service.persons()).toHaveLength(2);
    await waitFor(() => expect(result.current.persons.data).toHaveLength(2));
  });

  it("brings the messages at the fields that the service names", async () => {
    const service = await TestService.start();
    const { result } = renderHookOnPage(() => usePersonActions(service.employeeId), service);
    const unborn = { ...daughter, date_of_birth: "2999-01-01" };
    const error = await act(() => failureOf(result.current.create.mutateAsync(unborn)));
    expect(error).toMatchObject({ fieldErrors: { "$.date_of_birth": [expect.any(String)] } });
  });
});
