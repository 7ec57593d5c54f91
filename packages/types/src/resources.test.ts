import type * as contract from "@enrolkit/contract";
import { expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { PlanDocumentType } from "./index.ts";
import type { TypesByName } from "./testing/types-by-name.ts";

type Schemas = typeof contract;

/** A set that can grow, without the values that may come. The schemas know only those of today. */
type Closed<T, Set = T> = T extends string
  ? ClosedText<T, Set>
  : T extends readonly (infer Item)[]
    ? Closed<Item>[]
    : T extends object
      ? { [Key in keyof T]: Closed<T[Key]> }
      : T;
type ClosedText<Value, Set> = string extends Value ? ([Known<Set>] extends [never] ? Value : never) : Value;
type Known<Set> = Set extends string ? (string extends Set ? never : Set) : never;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The names of the types that are not what their schema takes and returns. */
type Different<Types> = {
  [Name in keyof Types]: Name extends keyof Schemas
    ? Schemas[Name] extends z.ZodType<infer Output, infer Input>
      ? [Same<Closed<Types[Name]>, Output>, Same<Closed<Types[Name]>, Input>] extends [true, true]
        ? never
        : Name
      : Name
    : Name;
}[keyof Types];

test("each type is that of its schema", () => {
  expectTypeOf<Different<TypesByName>>().toBeNever();
});

test("a type that differs is found", () => {
  interface Wrong {
    Beneficiary: { associated_person_id: string; share: number | null };
    Facts: { employees_count: number; members_count: number };
    PlanDocumentType: "ipid" | (string & {});
    Group: TypesByName["Group"];
  }
  expectTypeOf<Different<Wrong>>().toEqualTypeOf<"Beneficiary" | "Facts" | "PlanDocumentType">();
});

test("a set that can grow takes what may come, and offers what is known", () => {
  const type: PlanDocumentType = "leaflet_of_the_future";
  expectTypeOf(type).toExtend<string>();
  expectTypeOf<"ipid">().toExtend<PlanDocumentType>();
});
