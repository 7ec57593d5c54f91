import { listProviders, retrieveProvider } from "@enrolkit/contract";
import { handle } from "../handle.ts";

export const retrieveOneProvider = handle(retrieveProvider, (context, { params }) =>
  context.visible.providers.get(params.provider_id),
);

export const listAllProviders = handle(listProviders, (context, { query }) =>
  context.visible.providers.page({}, query),
);
