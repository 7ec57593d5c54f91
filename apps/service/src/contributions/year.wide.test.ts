import type {
  ContributionReport,
  Cost,
  Employee,
  EmployeeBreakdown,
  Paged,
  Policy,
} from "@enrolkit/contract";
import { addDays, addMonths, daysInMonth, latestDate, toMinor } from "@enrolkit/rules";
import { describe, expect, test } from "vitest";
import { AmendmentJourney, because } from "../testing/amendment-journey.ts";
import { Journey } from "../testing/journey.ts";
import { child, partner } from "../testing/people.ts";
import { healthOnly, lifeOnly, planNamed } from "../testing/plans.ts";
import { linesOf } from "../testing/reports.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { oddSharing } from "../testing/sharing.ts";

// A year of one employer, day by day: people join, marry, have children, separate, leave and cancel, some of it reported
// late; every month is finalized. At its end each person has been charged what their policies cost, to the minor unit.

const service = await serviceOfFile();

const oneOf = (name: string, type: "percentage" | "fixed_amount" | "member_count") => {
  const plan = planNamed(name);
  return [{ plan_id: plan.id, cost_sharing: oddSharing(type, plan) }];
};

const years = [
  { about: "tax, two policies each", policies: [...healthOnly, ...lifeOnly], employees: 200 },
  { about: "tax relief", policies: oneOf("Elm Teaghlach", "percentage"), employees: 20 },
  { about: "tiers, no decimals", policies: oneOf("みずかぜ", "fixed_amount"), employees: 20 },
  { about: "three decimals", policies: oneOf("Pearl Gulf", "member_count"), employees: 20 },
];

describe.each(years)("a year of $employees employees ($about)", ({ policies, employees }) => {
  test("adds up for everyone, and no finalized report ever changed", async () => {
    const year = await Year.begin(policies, employees);
    for (let month = 1; month <= 12; month += 1) await year.live(month);
    await year.close();

    expect(year.finalized.size).toBe(12);
    for (const [id, bytes] of year.finalized) expect(await year.bytesOf(id)).toEqual(bytes);
    const charged = await year.charged();
    for (const person of year.people) {
      expect([person.id, charged.get(person.id) ?? 0]).toEqual([person.id, person.owed()]);
      expect(await person.ends()).toEqual([...person.agreed.values()].map(({ ends_on }) => ends_on));
    }
    expect([...year.happened].toSorted()).toEqual([
      "cancels",
      "has a child",
      "joins",
      "leaves",
      "marries",
      "parts",
    ]);
  }, 300_000);
});

/** Returns what one month of a policy version costs, in minor units, less relief. */
interface Version {
  from: string;
  premium: number;
  relief: number;
}

/** A policy as the test expects it, from which the test calculates what is owed. */
interface Agreed {
  versions: Version[];
  ends_on: string | null;
}

const monthly = ({ currency, monthly: { total }, tax_relief }: Cost): Omit<Version, "from"> => ({
  premium: toMinor(total.gross, currency),
  relief: toMinor(-(tax_relief?.monthly.total ?? 0), currency),
});

const halfUp = (over: number, under: number): number => Math.floor((2 * over + under) / (2 * under));

class Person {
  readonly journey: Journey;
  readonly agreed = new Map<string, Agreed>();
  amending: AmendmentJourney | null = null;
  partnerId: string | null = null;
  /** Set once the person leaves or cancels: nothing changes afterwards. */
  over = false;

  constructor(journey: Journey) {
    this.journey = journey;
  }

  get id(): string {
    return this.journey.employeeId;
  }

  /** Enrols; cover begins with the next month, also if the insurer decides after that. */
  async join(): Promise<void> {
    await this.journey.reach("enrolling");
    await this.journey.pass();
  }

  /** Reads the policies, once the insurer has decided. */
  async readPolicies(): Promise<void> {
    if (this.amending !== null || (await this.journey.intent()).status !== "enrolled") return;
    await this.journey.change({ last_name: "Berg" });
    this.amending = await AmendmentJourney.of(this.journey);
    const { policy_enrolments } = await this.journey.intent();
    for (const { id, cost, estimated_effective_from: from } of policy_enrolments)
      this.agreed.set(id ?? "", { versions: [{ from, ...monthly(cost) }], ends_on: null });
  }

  /** Changes the members of the first policy. */
  async amend(
    input: Parameters<AmendmentJourney["change"]>[0],
    people: Parameters<AmendmentJourney["change"]>[1],
  ): Promise<void> {
    const { amending } = this;
    if (amending === null) throw new Error("Who is not enrolled changes nothing.");
    const { status, effective_from: from } = await amending.change(input, people);
    if (status !== "amended") throw new Error(`A change of the year ended as ${status}.`);
    const { cost, upcoming_changes } = await amending.policy();
    const later = upcoming_changes.map((change) => ({
      from: change.effective_from,
      ...monthly(change.cost),
    }));
    const today = later.some((version) => version.from === from) ? [] : [{ from, ...monthly(cost) }];
    const agreed = this.#first();
    agreed.versions = [
      ...agreed.versions.filter((version) => version.from < from),
      ...today,
      ...later.filter((version) => version.from >= from),
    ];
  }

  /** The first policy ends with the month. */
  async cancel(today: string): Promise<void> {
    const { amending } = this;
    await amending?.create(because("gained_other_insurance_coverage", today, "cancellation"));
    await amending?.confirm();
    await amending?.pass();
    this.#first().ends_on = addDays(`${addMonths(today, 1).slice(0, 7)}-01`, -1);
    this.over = true;
  }

  /** Every policy ends with the last day of employment. */
  async leave(lastDay: string): Promise<void> {
    await this.journey.change({ end_on: lastDay });
    for (const agreed of this.agreed.values()) agreed.ends_on = lastDay;
    this.over = true;
  }

  /** Returns what all policies cost in 2027. */
  owed(): number {
    const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, "0")}`);
    let sum = 0;
    for (const agreed of this.agreed.values())
      for (const month of months) sum += owedFor(agreed, month, "premium") - owedFor(agreed, month, "relief");
    return sum;
  }

  /** Returns the last days of the policies, as the service reports them. */
  async ends(): Promise<(string | null)[]> {
    const ids = [...this.agreed.keys()];
    const policies = await Promise.all(ids.map((id) => this.journey.ok<Policy>("GET", `/policies/${id}`)));
    return policies.map(({ ends_on }) => ends_on);
  }

  /** Returns the day from which the first policy has its present members; the API no longer shows earlier costs. */
  unchangedSince(today: string): string {
    return this.#first().versions.findLast(({ from }) => from <= today)?.from ?? today;
  }

  #first(): Agreed {
    const agreed = this.agreed.get(this.amending?.policyId ?? "");
    if (agreed === undefined) throw new Error("Nothing is agreed yet.");
    return agreed;
  }
}

/** Sums the price of each day of a month; the month rounds once, half up. */
function owedFor({ versions, ends_on }: Agreed, month: string, of: "premium" | "relief"): number {
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  let sum = 0;
  for (let day = 1; day <= length; day += 1) {
    const date = `${month}-${String(day).padStart(2, "0")}`;
    if (ends_on !== null && date > ends_on) break;
    sum += versions.findLast(({ from }) => from <= date)?.[of] ?? 0;
  }
  return halfUp(sum, length);
}

class Year {
  readonly #host: Journey;
  readonly people: Person[] = [];
  readonly happened = new Set<string>();
  /** What the API showed of each report when it was finalized. */
  readonly finalized = new Map<string, string[]>();
  #toJoin: number;
  #seed = 20_270_101;

  private constructor(host: Journey, employees: number) {
    this.#host = host;
    this.#toJoin = employees;
  }

  /** December: two thirds of the employees enrol for January. */
  static async begin(group_policies: (typeof years)[number]["policies"], employees: number): Promise<Year> {
    const year = new Year(await Journey.begin(service, { group_policies }), employees);
    await year.#until("2026-12-10");
    const first = Math.ceil((employees * 2) / 3);
    for (let count = 0; count < first; count += 1) await year.#join("2026-12-01");
    return year;
  }

  /** A month: events happen on two days, and the report is finalized before, between or after them. */
  async live(month: number): Promise<void> {
    const at = (day: number) => `2027-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
    await this.#until(at(1));
    if (month > 1 && month % 3 === 1) await this.#finalize(month - 1);
    if (month % 3 === 1) await this.#finalize(month);
    await this.#until(at(10));
    await this.#happen(at(10), month);
    if (month > 1 && month % 3 === 0) await this.#finalize(month - 1);
    const late = daysInMonth(2027, month) - 1;
    await this.#until(at(late));
    await this.#happen(at(late), month);
  }

  /** January: the rest is finalized, and the corrections of December are in its open report. */
  async close(): Promise<void> {
    await this.#until("2028-01-05");
    for (const person of this.people) await person.readPolicies();
    for (let month = 1; month <= 12; month += 1) await this.#finalize(month);
    const [leaver] = this.people.filter(({ over }) => !over);
    await leaver?.leave("2027-12-15");
  }

  /** Returns everything that the API shows of a report. */
  async bytesOf(id: string): Promise<string[]> {
    const path = `/contribution_reports/${id}`;
    const pages = [1, 2, 3].map((page) => `${path}/employee_breakdowns?page_size=100&page=${page}`);
    return Promise.all([path, ...pages].map(async (each) => (await this.#host.call("GET", each)).text));
  }

  /** Returns what each person was charged for days of 2027, in any report. */
  async charged(): Promise<Map<string, number>> {
    const sums = new Map<string, number>();
    const { items } = await this.#host.ok<Paged<ContributionReport>>(
      "GET",
      "/contribution_reports?page_size=100",
    );
    for (const { id } of items) {
      for (const breakdown of await this.#breakdowns(id)) {
        const lines = linesOf(breakdown).filter(({ cover_period }) => cover_period.to_date <= "2027-12-31");
        const sum = lines.reduce((so, { amount }) => so + toMinor(amount, breakdown.currency), 0);
        sums.set(breakdown.employee_id, (sums.get(breakdown.employee_id) ?? 0) + sum);
      }
    }
    return sums;
  }

  async #breakdowns(id: string): Promise<EmployeeBreakdown[]> {
    const all: EmployeeBreakdown[] = [];
    for (let page = 1, more = true; more; page += 1) {
      const path = `/contribution_reports/${id}/employee_breakdowns?page_size=100&page=${page}`;
      const batch = await this.#host.ok<Paged<EmployeeBreakdown>>("GET", path);
      all.push(...batch.items);
      more = batch.has_next_page;
    }
    return all;
  }

  async #happen(today: string, month: number): Promise<void> {
    const joining = month > 10 ? 0 : Math.ceil(this.#toJoin / 8);
    for (let count = 0; count < joining; count += 1) await this.#join(today);
    for (const person of this.people) {
      await person.readPolicies();
      if (person.over || !this.#isCovered(person, today)) continue;
      const chance = this.#random();
      if (chance < 0.03) await this.#birth(person, today);
      else if (chance < 0.06) await this.#marry(person, today);
      else if (chance < 0.08) await this.#leave(person, today);
      else if (chance < 0.09) await this.#cancel(person, today);
    }
  }

  async #join(startOn: string): Promise<void> {
    if (this.#toJoin === 0) return;
    this.#toJoin -= 1;
    const { world } = this.#host;
    const { id } = await this.#host.ok<Employee>("POST", "/employees", {
      employer_id: world.employer_id,
      first_name: "Kim",
      last_name: this.#random() < 0.1 ? "Slow" : "Berg",
      date_of_birth: "1985-05-05",
      sex_at_birth: "female",
      start_on: startOn,
    });
    await this.#host.ok("POST", `/groups/${world.group_id}/employees`, { employee_ids: [id] });
    const person = new Person(await Journey.begin(service, { world, employee: id }));
    await person.join();
    this.people.push(person);
    this.happened.add("joins");
  }

  /** Events are reported up to forty days late, some of them in finalized months. */
  async #birth(person: Person, today: string): Promise<void> {
    const late = addDays(today, -Math.floor(this.#random() * 40));
    const born = latestDate(late, person.unchangedSince(today));
    const { id } = await person.journey.person({ ...child, date_of_birth: born });
    await person.amend(because("birth_of_child", born), { add: [id] });
    this.happened.add("has a child");
  }

  async #marry(person: Person, today: string): Promise<void> {
    if (person.partnerId !== null) {
      await person.amend(because("divorce_or_legal_separation", today), { drop: [person.partnerId] });
      person.partnerId = null;
      this.happened.add("parts");
      return;
    }
    const { id } = await person.journey.person(partner);
    await person.amend(because("marriage_or_civil_partnership", addDays(today, -3)), { add: [id] });
    person.partnerId = id;
    this.happened.add("marries");
  }

  /** Some leave with notice, others are reported weeks later. */
  async #leave(person: Person, today: string): Promise<void> {
    await person.leave(addDays(today, Math.floor(this.#random() * 60) - 30));
    this.happened.add("leaves");
  }

  async #cancel(person: Person, today: string): Promise<void> {
    await person.cancel(today);
    this.happened.add("cancels");
  }

  #isCovered({ agreed }: Person, today: string): boolean {
    return [...agreed.values()].some(({ versions: [first] }) => first !== undefined && first.from <= today);
  }

  async #finalize(month: number): Promise<void> {
    const { items } = await this.#host.ok<Paged<ContributionReport>>(
      "GET",
      `/contribution_reports?year=2027&month=${String(month).padStart(2, "0")}`,
    );
    const [report] = items;
    if (report === undefined || report.status === "finalized") return;
    await this.#host.ok("POST", `/contribution_reports/${report.id}/finalize`);
    this.finalized.set(report.id, await this.bytesOf(report.id));
  }

  async #until(day: string): Promise<void> {
    await this.#host.ok("POST", "/test_helpers/clock/advance", { to: `${day}T08:00:00Z` });
  }

  /** The same sequence in every run. */
  #random(): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return this.#seed / 2_147_483_647;
  }
}
