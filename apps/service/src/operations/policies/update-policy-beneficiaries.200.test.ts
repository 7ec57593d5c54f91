import type { EmbedSession, PolicyBeneficiaries, PolicyBeneficiaryInput } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import type { BeneficiariesUpdate, Insurer } from "../../insurer/insurer.ts";
import { simulatedInsurer } from "../../insurer/simulated.ts";
import { changePlan } from "../../testing/api-client.ts";
import { Journey } from "../../testing/journey.ts";
import { planNamed } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const daySeconds = 86_400;
const estate = { kind: "estate", share_percent: 100, order: "primary" } as const;
const fund = { kind: "organisation", name: "Lifeboat Fund", share_percent: 30, order: "primary" } as const;

describe.each(["sqlite", "postgres"] as const)(
  "naming the beneficiaries of a policy on %s",
  async (engine) => {
    const received: BeneficiariesUpdate[] = [];
    let failures = 0;
    const insurer: Insurer = {
      ...simulatedInsurer,
      updateBeneficiaries(update) {
        if (failures > 0) {
          failures -= 1;
          throw new Error("The insurer is away.");
        }
        received.push(update);
      },
    };
    const service = await serviceOfFile({ engine, insurer });

    async function covered(options?: Parameters<typeof Journey.begin>[1]) {
      const journey = await Journey.begin(service, options);
      const policyId = await journey.lifePolicyId();
      const path = `/policies/${policyId}/beneficiaries`;
      return {
        journey,
        policyId,
        path,
        name: (beneficiaries: PolicyBeneficiaryInput[], key = journey.key) =>
          journey.ok<PolicyBeneficiaries>("PUT", path, { beneficiaries }, { key }),
        read: (query = "") => journey.ok<PolicyBeneficiaries>("GET", `${path}${query}`),
      };
    }

    test("responds with who was named, by what actor, and from which day", async () => {
      const { journey, policyId, name, read } = await covered();
      const { id } = await journey.person({ first_name: "Aoife", last_name: "Byrne" });
      const named = await name([
        {
          kind: "person",
          associated_person_id: id,
          relationship: " My  wife ",
          share_percent: 69.99,
          order: "primary",
        },
        { ...fund, name: " Lifeboat   Fund", share_percent: 30.01 },
        { kind: "person", name: "Ana Ruiz", relationship: null, share_percent: 50, order: "contingent" },
        { kind: "estate", share_percent: 50, order: "contingent" },
      ]);
      const bn = expect.stringMatching(/^bn_[0-9a-f]{32}$/);
      expect(named).toEqual({
        policy_id: policyId,
        // Cover has not begun: it counts from its first day.
        effective_from: "2027-01-01",
        actor: {
          kind: "platform",
          id: expect.stringMatching(/^key_/),
          acting_user_id: null,
          acting_user: null,
        },
        beneficiaries: [
          {
            id: bn,
            kind: "person",
            associated_person_id: id,
            name: "Aoife Byrne",
            relationship: "My wife",
            share_percent: 69.99,
            order: "primary",
          },
          {
            id: bn,
            kind: "organisation",
            associated_person_id: null,
            name: "Lifeboat Fund",
            relationship: null,
            share_percent: 30.01,
            order: "primary",
          },
          {
            id: bn,
            kind: "person",
            associated_person_id: null,
            name: "Ana Ruiz",
            relationship: null,
            share_percent: 50,
            order: "contingent",
          },
          {
            id: bn,
            kind: "estate",
            associated_person_id: null,
            name: null,
            relationship: null,
            share_percent: 50,
            order: "contingent",
          },
        ],
        object: "policy_beneficiaries",
      });
      expect(await read()).toEqual(named);
    });

    test("makes another version from that day on where the employee is, and keeps those before", async () => {
      const { journey, name, read } = await covered({ details: { time_zone: "Pacific/Auckland" } });
      const enrolled = await read();
      // Noon of 10 February in UTC is the 11th in Auckland.
      await journey.ok("POST", "/test_helpers/clock/advance", { to: "2027-02-10T12:00:00Z" });
      const acting_user = { id: "user-8", name: "Ines Carvalho", role: null };
      const { employer_id } = journey.world;
      const session = { employer_id, employee_id: journey.employeeId, acting_user };
      const { token, id: sessionId } = await journey.ok<EmbedSession>("POST", "/embed/sessions", session);
      const first = await name([estate], token);
      expect(first).toMatchObject({
        effective_from: "2027-02-11",
        actor: { kind: "employee_session", id: sessionId, acting_user_id: "user-8", acting_user },
      });
      await journey.pass(daySeconds);
      const second = await name([{ ...fund, share_percent: 100 }]);
      const { history, ...current } = await read("?history=true");
      expect(current).toEqual(second);
      expect(history).toEqual(
        [second, first, enrolled].map(({ effective_from, actor, beneficiaries }) => ({
          effective_from,
          actor,
          beneficiaries,
          created_at: expect.any(String),
        })),
      );
      expect(history?.map(({ effective_from }) => effective_from)).toEqual([
        "2027-02-12",
        "2027-02-11",
        "2027-01-01",
      ]);
      expect(history?.[0]?.created_at).toMatch(/^2027-02-11T12:/);
      expect(await read("?history=false")).toEqual(second);
    });

    test("begins with those who were named at enrolment, on the policy's first day, by who answered", async () => {
      const journey = await Journey.begin(service, { as: "employee" });
      await journey.reach("pending_confirmation");
      const [requirement] = await journey.requirements();
      const { id } = await journey.person({ first_name: "Aoife", last_name: "Byrne" });
      const beneficiaries = [{ associated_person_id: id, share: 70 }, fund];
      if (requirement) await journey.answerRequirement(requirement, { beneficiaries });
      const path = `/policies/${await journey.lifePolicyId()}/beneficiaries`;
      const { history, ...current } = await journey.ok<PolicyBeneficiaries>("GET", `${path}?history=true`);
      expect(current).toMatchObject({
        effective_from: "2027-01-01",
        actor: { kind: "employee_session", id: expect.stringMatching(/^es_/) },
        beneficiaries: [
          {
            kind: "person",
            associated_person_id: id,
            name: "Aoife Byrne",
            share_percent: 70,
            order: "primary",
          },
          fund,
        ],
      });
      expect(history).toHaveLength(1);
    });

    test("emits one event with ids alone, and notifies the insurer until it has taken it", async () => {
      const { journey, policyId, name } = await covered();
      expect(received.filter(({ policy_id }) => policy_id === policyId)).toHaveLength(1);
      failures = 1;
      const emitted = await journey.eventsOf(() => name([estate]));
      expect(emitted).toEqual(["policy.beneficiaries_updated"]);
      expect((await journey.events()).at(-1)?.data).toEqual({
        policy_id: policyId,
        employee_id: journey.employeeId,
      });
      await journey.pass();
      expect(failures).toBe(0);
      service.clock.tick(60_000);
      await journey.pass();
      const [first, second, ...others] = received.filter(({ policy_id }) => policy_id === policyId);
      expect(others).toEqual([]);
      expect(first).toMatchObject({ effective_from: "2027-01-01", beneficiaries: [{ kind: "person" }] });
      expect(second).toMatchObject({ effective_from: "2027-01-01", beneficiaries: [estate] });
      expect(second?.named_at).toMatch(/^2026-12-01T/);
    });

    test("keeps who was deleted meanwhile, under the name that the policy has", async () => {
      const { journey, name } = await covered();
      const { id } = await journey.person({ first_name: "Aoife", last_name: "Byrne" });
      const wife = { kind: "person", associated_person_id: id, share_percent: 70, order: "primary" } as const;
      await name([wife, fund]);
      await journey.changePerson(id, { last_name: "O'Byrne" });
      expect((await name([wife, fund])).beneficiaries[0]?.name).toBe("Aoife O'Byrne");
      await journey.deletePerson(id);
      const named = await name([
        { ...wife, share_percent: 40 },
        { ...fund, share_percent: 60 },
      ]);
      expect(named.beneficiaries[0]).toMatchObject({ associated_person_id: id, name: "Aoife O'Byrne" });
      await name([estate]);
      const body = { beneficiaries: [{ ...wife, share_percent: 100 }] };
      expect((await journey.call("PUT", `/policies/${named.policy_id}/beneficiaries`, body)).status).toBe(
        404,
      );
    });

    test("names them for the first time on a later day, where the plan did not ask", async () => {
      const journey = await Journey.begin(service);
      await changePlan(journey, planNamed("Anchor Life").id, { beneficiaries: "optional" });
      const path = `/policies/${await journey.lifePolicyId()}/beneficiaries`;
      await journey.ok("POST", "/test_helpers/clock/advance", { to: "2027-02-10T12:00:00Z" });
      const named = await journey.ok("PUT", path, { beneficiaries: [estate] });
      expect(named).toMatchObject({ effective_from: "2027-02-10", beneficiaries: [estate] });
      expect((await journey.ok<PolicyBeneficiaries>("GET", `${path}?history=true`)).history).toHaveLength(1);
    });

    test("eight at once all count, one after the other", async () => {
      const { name, read } = await covered();
      await Promise.all(Array.from({ length: 8 }, () => name([estate])));
      const { history = [] } = await read("?history=true");
      expect(history).toHaveLength(9);
      const ids = history.flatMap(({ beneficiaries }) => beneficiaries.map(({ id }) => id));
      expect(new Set(ids).size).toBe(9);
      expect(ids).toEqual(ids.toSorted().toReversed());
    });
  },
);
