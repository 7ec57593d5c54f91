import type { EnrolkitEvent } from "@enrolkit/react";
import { expect, expectTypeOf, test } from "vitest";
import type { EnrolkitEventDetails } from "./events.ts";

type NameOf<Type extends string> = Type extends `${infer Head}_${infer Tail}`
  ? NameOf<`${Head}-${Tail}`>
  : Type;
/** The events of the SDK as details of events of an element. */
type Mirrored = { [Event in EnrolkitEvent as `enrolkit-${NameOf<Event["type"]>}`]: Omit<Event, "type"> };

test("every event of the SDK is an event of the elements, with the same detail", () => {
  expectTypeOf<keyof EnrolkitEventDetails>().toEqualTypeOf<keyof Mirrored>();
  expectTypeOf<Mirrored>().toExtend<EnrolkitEventDetails>();
  expect.assertions(0);
});
