import type { AnyOperation, OperationInput, OperationResult } from "@enrolkit/contract";
import type { OperationContext, ManagingContext } from "./context.ts";

/** An operation and what it does, in one transaction that is opened for it. */
export interface TransactionHandler {
  readonly operation: AnyOperation;
  readonly managesTransactions: false;
  run(context: OperationContext, input: OperationInput<AnyOperation>): Promise<unknown>;
}

/** An operation that opens its transactions itself. */
export interface ManagingHandler {
  readonly operation: AnyOperation;
  readonly managesTransactions: true;
  run(context: ManagingContext, input: OperationInput<AnyOperation>): Promise<unknown>;
}

export type Handler = TransactionHandler | ManagingHandler;

/** Ties an operation to what happens; input and output are typed by the operation's own schemas. */
export function handle<Op extends AnyOperation>(
  operation: Op,
  run: (context: OperationContext, input: OperationInput<Op>) => Promise<Result<Op>>,
): TransactionHandler {
  return { operation, managesTransactions: false, run };
}

/** As `handle`, for what does not fit into one transaction: making worlds, moving the clock. */
export function handleManagingTransactions<Op extends AnyOperation>(
  operation: Op,
  run: (context: ManagingContext, input: OperationInput<Op>) => Promise<Result<Op>>,
): ManagingHandler {
  return { operation, managesTransactions: true, run };
}

/** A file to save. Its chunks are made while it is sent, outside of the operation's transaction. */
export interface TextFile {
  name: string;
  chunks: AsyncIterable<string>;
}

/** The resource; a file where the operation's success is text, nothing where it is a 204. */
type Result<Op> =
  OperationResult<Op> extends undefined
    ? void
    : OperationResult<Op> extends string
      ? TextFile
      : OperationResult<Op>;
