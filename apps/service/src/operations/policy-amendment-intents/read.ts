import { listPolicyAmendmentIntents, retrievePolicyAmendmentIntent } from "@enrolkit/contract";
import { handle } from "../handle.ts";
import { presentPolicyAmendmentIntent } from "./present.ts";
import { visibleAmendment } from "./locked.ts";

export const retrieve = handle(retrievePolicyAmendmentIntent, async (context, { params }) =>
  presentPolicyAmendmentIntent(context, await visibleAmendment(context, params)),
);

export const list = handle(listPolicyAmendmentIntents, async (context, { params, query }) => {
  const { status, ...request } = query;
  const policy = await context.visible.policies.get(params.policy_id);
  const where = { policy_id: policy.id, ...(status !== undefined && { status }) };
  const page = await context.visible.policyAmendmentIntents.page(where, request);
  return {
    ...page,
    items: await Promise.all(page.items.map((row) => presentPolicyAmendmentIntent(context, row))),
  };
});
