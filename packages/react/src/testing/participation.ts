import type { Participant, ParticipationCounts, ParticipationState, World } from "@enrolkit/types";
import { startEnrolment } from "./enrolment.ts";
import { getService } from "./service.ts";
import { healthCover, TestService } from "./test-service.ts";

export const noOne: ParticipationCounts = {
  not_invited: 0,
  invited: 0,
  waiting: 0,
  covered: 0,
  ending: 0,
  declined: 0,
  deadline_missed: 0,
  not_covered: 0,
};

/** An employee as an employer sees them. */
export const participantOf = (
  first_name: string,
  state: ParticipationState,
  due_by: string | null = null,
): Participant => ({ employee_id: `ee_${first_name}`, first_name, last_name: "Novak", state, due_by });

/** The service as a page of the employer meets it, with a group policy under which three employees can enrol. */
export class ParticipationService extends TestService {
  readonly groupPolicyId: string;

  constructor(world: World, groupPolicyId: string) {
    super(world, { as: "employer", employerId: world.employer_id });
    this.groupPolicyId = groupPolicyId;
  }

  static async begin(): Promise<ParticipationService> {
    const world = await getService().world({ group_policies: [healthCover] });
    const platform = new TestService(world, {});
    const query = { group_id: world.group_id };
    const [policy] = (await platform.call("ListGroupPolicies", { query })).items;
    if (policy === undefined) throw new Error("The group has no policy.");
    return new ParticipationService(world, policy.id);
  }

  /** Starts an enrolment as the platform's backend does, and lets the service react. */
  async enrol(employee_id: string): Promise<string> {
    const { id } = await this.call("CreateEnrolmentIntent", {
      body: { employee_id, group_id: this.groupId },
    });
    await this.runDueWork();
    return id;
  }

  /** Puts the employees' enrolments into these statuses, in their order. */
  async enrolAll(...statuses: string[]): Promise<void> {
    for (const [index, status] of statuses.entries()) {
      const id = await this.enrol(this.world.employee_ids[index] ?? "");
      if (status !== "coverage_options_required") await this.force(id, status);
    }
  }

  /** The first employee's enrolment in a status, from which nothing moves it on. */
  async enrolAndHold(status: string): Promise<void> {
    if (status === "processing") await this.hold();
    const { id } = await startEnrolment(this);
    if (status === "processing") return;
    await this.runDueWork();
    await this.hold();
    await this.force(id, status);
  }

  /** Hires more people for the group. */
  async hire(count: number): Promise<void> {
    const employee_ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { id } = await this.call("CreateEmployee", {
        body: {
          employer_id: this.world.employer_id,
          first_name: `Person ${index + 1}`,
          last_name: "Novak",
          date_of_birth: "1990-04-12",
          sex_at_birth: "female",
          start_on: "2024-01-01",
        },
      });
      employee_ids.push(id);
    }
    await this.call("AddGroupEmployees", { params: { group_id: this.groupId }, body: { employee_ids } });
  }
}
