import { createWorld } from "@enrolkit/contract";
import { createWorld as makeWorld } from "../../test-mode/create-world.ts";
import { handleInOwnUnits } from "../handle.ts";

export const create = handleInOwnUnits(createWorld, ({ services }, { body }) => makeWorld(services, body));
