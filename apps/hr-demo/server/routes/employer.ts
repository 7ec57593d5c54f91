import { type Request, Router } from "express";
import type { Receipt } from "../../src/wire-employer.ts";
import { describeGroups } from "../employer/groups.ts";
import { describeHome } from "../employer/home.ts";
import { describePolicies } from "../employer/policies.ts";
import { badRequest } from "../refusal.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { type Context, signedInForCompany } from "./context.ts";

/** What the administrator's pages need beside Enrolkit's widgets, whose session may not read employees. */
export function employerRoutes(context: Context) {
  const opened = async (request: Request) => (await signedInForCompany(context, request)).opened;
  return Router()
    .get("/employer/home", async (request, response) => {
      response.json(await describeHome(await opened(request)));
    })
    .get("/employer/groups", async (request, response) => {
      response.json(await describeGroups(await opened(request)));
    })
    .post("/employer/groups", async (request, response) => {
      const company = await opened(request);
      const { employer_id, external_customer_id } = company.world;
      const name = nameIn(request.body?.name);
      const employee_ids = idsIn(request.body?.employee_ids ?? []);
      const { id } = await company.api.call("CreateGroup", {
        body: { employer_id, name, ...(external_customer_id && { external_customer_id }) },
      });
      await putInto(context, company, id, employee_ids);
      response.json({ id });
    })
    .post("/employer/groups/:group_id/employees", async (request, response) => {
      const company = await opened(request);
      await putInto(context, company, request.params.group_id, idsIn(request.body?.employee_ids));
      response.status(204).end();
    })
    .get("/employer/policies", async (request, response) => {
      response.json({ policies: await describePolicies(await opened(request)) });
    })
    .get("/employer/receipts", async (request, response) => {
      response.json({ receipts: await receiptsOf(await opened(request)) });
    })
    .get("/employer/receipts.json", async (request, response) => {
      const receipts = (await receiptsOf(await opened(request))).toReversed();
      response.attachment("consent-receipts.json").send(JSON.stringify(receipts, null, 2));
    });
}

async function putInto({ sandbox }: Context, opened: OpenSandbox, group_id: string, employee_ids: string[]) {
  if (employee_ids.length === 0) return;
  await opened.api.call("AddGroupEmployees", { params: { group_id }, body: { employee_ids } });
  sandbox.place(opened, group_id, employee_ids);
}

/** The company's chain, newest first. */
function receiptsOf({ api, world: { employer_id, external_customer_id } }: OpenSandbox): Promise<Receipt[]> {
  const query = external_customer_id ? { external_customer_id } : {};
  return api.listAll("ListConsentReceipts", { params: { employer_id }, query });
}

function nameIn(value: unknown): string {
  const name = typeof value === "string" ? value.trim() : "";
  if (name === "" || name.length > 100)
    throw badRequest("`name` must be the group's name, of at most 100 characters.");
  return name;
}

function idsIn(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((id) => typeof id === "string"))
    throw badRequest("`employee_ids` must be a list of employees.");
  return value;
}
