import type { OperationInput, OperationName, OperationNamed, OperationResult } from "@enrolkit/contract";
import type { FakeWorld } from "./fake-world.ts";
import { Refusal } from "./problem.ts";

type Parts<Name extends OperationName> = OperationInput<OperationNamed<Name>>;

/** What the fake service does for an operation, typed by the contract. */
export type Handler<Name extends OperationName> = (
  world: FakeWorld,
  request: {
    params: NonNullable<Parts<Name>["params"]>;
    body: NonNullable<Parts<Name>["body"]>;
    query: Readonly<Record<string, string>>;
    language: string | null;
  },
) => OperationResult<OperationNamed<Name>>;

export type Handlers = { [Name in OperationName]?: Handler<Name> };

export function paged<Item>(items: Item[]) {
  const page_size = items.length;
  return {
    items,
    page: 1,
    page_size,
    total_count: page_size,
    has_next_page: false,
    has_previous_page: false,
  };
}

export function byId<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new Refusal("not_found");
  return found;
}
