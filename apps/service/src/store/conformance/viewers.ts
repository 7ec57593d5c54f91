import { describe, expect, test } from "vitest";
import type { ProblemError } from "../../problem/problem.ts";
import { recordsOf } from "../records.ts";
import type { Records, Viewer } from "../store.ts";
import type { TestStore } from "../testing.ts";
import {
  associatedPerson,
  employee,
  enrolmentIntent,
  freshPlatform,
  group,
  groupQuoteIntent,
  provider,
  requirement,
} from "./rows.ts";

/** Who sees which rows (decisions §4). */
export function describeViewers(opened: () => TestStore): void {
  const write = <Result>(platformId: string, work: (records: Records) => Promise<Result>) =>
    opened().store.write((transaction) => work(recordsOf(transaction, platformId)));
  const read = <Result>(platformId: string, work: (records: Records) => Promise<Result>, viewer?: Viewer) =>
    opened().store.read((transaction) => work(recordsOf(transaction, platformId, viewer)));

  describe("a viewer", () => {
    const employer: Viewer = { employer_id: "er_1" };
    const customer: Viewer = { employer_id: "er_1", external_customer_id: "c_1" };
    const self: Viewer = { employer_id: "er_1", employee_id: "ee_1" };

    async function world(): Promise<string> {
      const platformId = await freshPlatform(opened().store);
      await write(platformId, async (all) => {
        await all.providers.insert(provider({ id: "pr_1" }));
        for (const [n, owner] of owners.entries()) {
          await all.groups.insert(group({ id: `gr_${n}`, ...owner }));
          await all.employees.insert(employee({ id: `ee_${n}`, ...owner }));
          await all.associatedPersons.insert(associatedPerson({ id: `ap_${n}`, employee_id: `ee_${n}` }));
          await all.enrolmentIntents.insert(
            enrolmentIntent({ id: `ei_${n}`, employee_id: `ee_${n}`, ...owner }),
          );
        }
      });
      return platformId;
    }
    const owners = [
      { employer_id: "er_1", external_customer_id: null },
      { employer_id: "er_1", external_customer_id: "c_1" },
      { employer_id: "er_1", external_customer_id: "c_2" },
      { employer_id: "er_2", external_customer_id: "c_1" },
    ];
    const seen = (platformId: string, viewer: Viewer) =>
      read(
        platformId,
        async (visible) => ({
          providers: ids(await visible.providers.list()),
          groups: ids(await visible.groups.list()),
          employees: ids(await visible.employees.list()),
          persons: ids(await visible.associatedPersons.list()),
          intents: ids((await visible.enrolmentIntents.page({}, { page: 1, page_size: 10 })).items),
        }),
        viewer,
      );
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

    test("of an employer sees its employer's, and no one's family", async () => {
      expect(await seen(await world(), employer)).toEqual({
        providers: ["pr_1"],
        groups: ["gr_2", "gr_1", "gr_0"],
        employees: ["ee_2", "ee_1", "ee_0"],
        persons: [],
        intents: ["ei_2", "ei_1", "ei_0"],
      });
    });

    test("of a customer sees that customer's alone", async () => {
      expect(await seen(await world(), customer)).toEqual({
        providers: ["pr_1"],
        groups: ["gr_1"],
        employees: ["ee_1"],
        persons: [],
        intents: ["ei_1"],
      });
    });

    test("of an employee sees its own, and its employer's groups", async () => {
      expect(await seen(await world(), self)).toEqual({
        providers: ["pr_1"],
        groups: ["gr_2", "gr_1", "gr_0"],
        employees: ["ee_1"],
        persons: ["ap_1"],
        intents: ["ei_1"],
      });
    });

    describe("of requirements and quotes", () => {
      /** Each owner has a requirement of an employee, and one of its own for a quote. */
      async function requirementsWorld(): Promise<string> {
        const platformId = await freshPlatform(opened().store);
        await write(platformId, async (all) => {
          for (const [n, owner] of owners.entries()) {
            await all.groupQuoteIntents.insert(groupQuoteIntent({ id: `gqi_${n}`, ...owner }));
            const own = { employee_id: null, intent_id: `gqi_${n}`, ...owner };
            await all.requirements.insert(requirement({ id: `ar_own_${n}`, ...own }));
            const employees = { employee_id: `ee_${n}`, intent_id: `ei_${n}`, ...owner };
            await all.requirements.insert(requirement({ id: `ar_of_${n}`, ...employees }));
          }
        });
        return platformId;
      }

      test.each([
        ["an employer", employer, ["ar_own_2", "ar_own_1", "ar_own_0"], ["gqi_2", "gqi_1", "gqi_0"]],
        ["a customer", customer, ["ar_own_1"], ["gqi_1"]],
      ] as const)(
        "%s sees its own requirements, and none of an employee",
        async (_, viewer, requirements, quotes) => {
          const platformId = await requirementsWorld();
          const all = { page: 1, page_size: 10 };
          const seen = await read(
            platformId,
            async (visible) => ({
              listed: ids(await visible.requirements.list()),
              paged: ids((await visible.requirements.page({}, all)).items),
              counted: await visible.requirements.count(),
              quotes: ids(await visible.groupQuoteIntents.list()),
            }),
            viewer,
          );
          const expected = {
            listed: requirements,
            paged: requirements,
            counted: requirements.length,
            quotes,
          };
          expect(seen).toEqual(expected);
          for (const id of ["ar_of_1", "ar_own_3"])
            expect(
              await read(platformId, (visible) => visible.requirements.find(id), viewer),
            ).toBeUndefined();
          expect(
            await read(platformId, (visible) => visible.requirements.find("ar_own_1"), viewer),
          ).toMatchObject({ id: "ar_own_1", employee_id: null });
          await expect(
            opened().store.write((transaction) =>
              recordsOf(transaction, platformId, viewer).requirements.lock("ar_of_1"),
            ),
          ).rejects.toMatchObject({ code: "not_found" });
        },
      );

      test("an employee sees its own requirements", async () => {
        const platformId = await requirementsWorld();
        expect(ids(await read(platformId, ({ requirements }) => requirements.list(), self))).toEqual([
          "ar_of_1",
        ]);
        for (const id of ["ar_own_1", "ar_of_2"])
          expect(await read(platformId, ({ requirements }) => requirements.find(id), self)).toBeUndefined();
      });
    });

    test("that is bound to nothing sees the platform", async () => {
      expect((await seen(await world(), {})).groups).toEqual(["gr_3", "gr_2", "gr_1", "gr_0"]);
    });

    test("cannot distinguish an invisible row from a missing one", async () => {
      const platformId = await world();
      const visible = (work: (records: Records) => Promise<unknown>) =>
        opened().store.write((transaction) => work(recordsOf(transaction, platformId, self)));
      const attemptsOn = (id: string) => [
        visible(({ employees }) => employees.get(id)),
        visible(({ employees }) => employees.lock(id)),
        visible(({ employees }) => employees.remove(id)),
        visible(({ employees }) => employees.replace(employee({ id }))),
        visible(({ associatedPersons }) => associatedPersons.insert(associatedPerson({ employee_id: id }))),
      ];
      const [invisible, missing] = [
        await Promise.allSettled(attemptsOn("ee_2")),
        await Promise.allSettled(attemptsOn("ee_9")),
      ];
      for (const attempt of missing) {
        expect(attempt).toMatchObject({ status: "rejected", reason: { code: "not_found" } });
      }
      expect(invisible.map(sentence)).toEqual(missing.map(sentence));
      for (const id of ["ee_2", "ee_9"]) {
        expect(await read(platformId, ({ employees }) => employees.find(id), self)).toBeUndefined();
      }
      expect(await read(platformId, ({ employees }) => employees.get("ee_1"), self)).toMatchObject({
        id: "ee_1",
      });
      expect(await visible(({ employees }) => employees.lock("ee_1"))).toMatchObject({ id: "ee_1" });
    });
  });
}

const sentence = (attempt: PromiseSettledResult<unknown>) =>
  attempt.status === "rejected" ? (attempt.reason as ProblemError).detail : "";
