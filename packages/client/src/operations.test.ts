import type { OperationNamed, OperationName, OperationRequest, OperationResult } from "@enrolkit/contract";
import { expectTypeOf, test } from "vitest";
import type { Operations } from "./generated/operations.ts";

type Result<Name extends OperationName> = OperationResult<OperationNamed<Name>>;
type Request<Name extends OperationName> = OperationRequest<OperationNamed<Name>>;

/** The operations whose result the contract has otherwise. */
type WrongResult = {
  [Name in OperationName]: [Result<Name>] extends [Operations[Name]["result"]] ? never : Name;
}[OperationName];

/** The operations that take a body, or ids in their path, which the contract does not take. */
type WrongRequest = {
  [Name in OperationName]: [Operations[Name]["body"], Operations[Name]["params"]] extends [
    Request<Name>["body"],
    Request<Name>["params"],
  ]
    ? never
    : Name;
}[OperationName];

test("each operation takes and returns what the contract says", () => {
  expectTypeOf<keyof Operations>().toEqualTypeOf<OperationName>();
  expectTypeOf<WrongResult>().toBeNever();
  expectTypeOf<WrongRequest>().toBeNever();
});
