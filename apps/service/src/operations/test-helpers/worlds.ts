import { createWorld } from "@enrolkit/contract";
import { createWorld as makeWorld } from "../../test-mode/create-world.ts";
import { handleManagingTransactions } from "../handle.ts";

export const create = handleManagingTransactions(createWorld, ({ services }, { body }) =>
  makeWorld(services, body),
);
