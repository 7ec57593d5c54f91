import { retrieveAssociatedPerson } from "@enrolkit/contract";
import { handle } from "../handle.ts";
import { findPerson } from "./find.ts";

export const retrieve = handle(retrieveAssociatedPerson, (context, { params }) =>
  findPerson(context, params),
);
