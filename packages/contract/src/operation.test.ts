import { expectTypeOf, test } from "vitest";
import type { OperationInput, OperationRequest, OperationResult } from "./operation.ts";
import type {
  createAssociatedPerson,
  listPlans,
  submitCoverageSelections,
  retrieveEnrolmentIntent,
  createWorld,
  updateEmployee,
} from "./index.ts";
import type { AnyOperation, OperationName, OperationNamed } from "./operations/index.ts";
import type { AssociatedPerson, AssociatedPersonInput } from "./resources/associated-person.ts";
import type { EmployeeUpdate } from "./resources/employee.ts";
import type { EnrolmentIntent } from "./resources/enrolment-intent.ts";
import type { Plan } from "./resources/catalogue.ts";
import type { World, WorldInput } from "./resources/world.ts";
import type { PlanCoverageOptionSelection } from "./shapes/coverages.ts";
import type { Paged } from "./shapes/paging.ts";

test("a handler gets what was validated", () => {
  expectTypeOf<OperationInput<typeof createAssociatedPerson>>().toEqualTypeOf<{
    params: { employee_id: string };
    query: undefined;
    body: AssociatedPersonInput;
  }>();
  expectTypeOf<OperationInput<typeof listPlans>["query"]>().toEqualTypeOf<{
    provider_id?: string | undefined;
    benefit_type?: "health_insurance" | "life_assurance" | undefined;
    page: number;
    page_size: number;
    before?: string | undefined;
  }>();
  expectTypeOf<OperationInput<typeof retrieveEnrolmentIntent>["body"]>().toEqualTypeOf<undefined>();
  expectTypeOf<OperationInput<typeof createWorld>["params"]>().toEqualTypeOf<undefined>();
  expectTypeOf<OperationInput<typeof createWorld>["body"]>().toEqualTypeOf<WorldInput>();
  expectTypeOf<OperationInput<typeof updateEmployee>["body"]>().toEqualTypeOf<EmployeeUpdate>();
  expectTypeOf<OperationInput<typeof submitCoverageSelections>["body"]>().toEqualTypeOf<{
    coverage_selections: PlanCoverageOptionSelection[];
  }>();
});

test("a caller sends what the schema takes in: pages in digits, or none", () => {
  expectTypeOf<OperationRequest<typeof listPlans>["query"]["page"]>().toEqualTypeOf<string | undefined>();
});

test("a result is the resource, or undefined", () => {
  expectTypeOf<OperationResult<typeof createAssociatedPerson>>().toEqualTypeOf<AssociatedPerson>();
  expectTypeOf<OperationResult<typeof retrieveEnrolmentIntent>>().toEqualTypeOf<EnrolmentIntent>();
  expectTypeOf<OperationResult<typeof submitCoverageSelections>>().toEqualTypeOf<undefined>();
  expectTypeOf<OperationResult<typeof listPlans>>().toEqualTypeOf<Paged<Plan>>();
  expectTypeOf<OperationResult<typeof createWorld>>().toEqualTypeOf<World>();
});

test("operations are found by their names", () => {
  expectTypeOf<OperationNamed<"CreateWorld">>().toEqualTypeOf<typeof createWorld>();
  expectTypeOf<AnyOperation["name"]>().toEqualTypeOf<OperationName>();
});
