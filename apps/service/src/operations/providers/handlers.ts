import { listProviders, retrieveProvider } from "@enrolkit/contract";
import { handle } from "../handle.ts";

export const list = handle(listProviders, (context, { query }) => context.visible.providers.page({}, query));

export const retrieve = handle(retrieveProvider, (context, { params }) =>
  context.visible.providers.get(params.provider_id),
);
