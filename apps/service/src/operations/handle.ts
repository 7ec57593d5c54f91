import type { AnyOperation, OperationInput, OperationResult } from "@enrolkit/contract";
import type { OperationContext, OwnUnitsContext } from "./context.ts";

/** An operation and what it does, in one unit of work of the pipeline's. */
export interface UnitHandler {
  readonly operation: AnyOperation;
  readonly units: "one";
  run(context: OperationContext, input: OperationInput<AnyOperation>): Promise<unknown>;
}

/** An operation that makes its own units of work: the pipeline opens none around it. */
export interface OwnUnitsHandler {
  readonly operation: AnyOperation;
  readonly units: "own";
  run(context: OwnUnitsContext, input: OperationInput<AnyOperation>): Promise<unknown>;
}

export type Handler = UnitHandler | OwnUnitsHandler;

/** Ties an operation to what happens; input and output are typed by the operation's own schemas. */
export function handle<Op extends AnyOperation>(
  operation: Op,
  run: (context: OperationContext, input: OperationInput<Op>) => Promise<Answer<Op>>,
): UnitHandler {
  return { operation, units: "one", run };
}

/** As `handle`, for what cannot be one unit: making worlds, moving the clock. */
export function handleInOwnUnits<Op extends AnyOperation>(
  operation: Op,
  run: (context: OwnUnitsContext, input: OperationInput<Op>) => Promise<Answer<Op>>,
): OwnUnitsHandler {
  return { operation, units: "own", run };
}

/** A text to save under a name. */
export interface TextFile {
  name: string;
  text: string;
}

/** The resource; a file where the operation answers text, nothing where it answers 204. */
type Answer<Op> =
  OperationResult<Op> extends undefined
    ? void
    : OperationResult<Op> extends string
      ? TextFile
      : OperationResult<Op>;
