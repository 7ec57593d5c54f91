import { Router } from "express";
import type { Receipt } from "../../src/wire-employer.ts";
import { describeGroups } from "../company/company.ts";
import { describeHome } from "../company/home.ts";
import {
  describePayroll,
  describePayrollMonth,
  findReport,
  monthOf,
  reportsOf,
  summarize,
} from "../company/payroll.ts";
import { peopleToChoose, startEnrolment } from "../company/participation.ts";
import { describePolicies } from "../company/policies.ts";
import { describeQuotes } from "../company/quotes.ts";
import { badRequest } from "../errors.ts";
import type { OpenSandbox, Sandbox } from "../sandbox/sandbox.ts";
import { signedInAdministrator } from "../session.ts";

/**
 * What the administrator's pages need beside Enrolkit's widgets. An employer's session may neither see what each employee
 * pays, nor start an enrolment, nor finalize a report; so the secret key does it here, for the company's own data only.
 */
export function employerRoutes(sandbox: Sandbox) {
  async function addToGroup(opened: OpenSandbox, group_id: string, employee_ids: string[]) {
    if (employee_ids.length === 0) return;
    await opened.api.call("AddGroupEmployees", { params: { group_id }, body: { employee_ids } });
    sandbox.recordPlacement(opened, group_id, employee_ids);
  }

  return Router()
    .get("/employer/home", async (_request, response) => {
      const { opened } = signedInAdministrator(response);
      response.json(await describeHome(opened));
    })
    .get("/employer/groups", async (_request, response) => {
      const { opened } = signedInAdministrator(response);
      response.json(await describeGroups(opened));
    })
    .post("/employer/groups", async (request, response) => {
      const { opened } = signedInAdministrator(response);
      const { employer_id, external_customer_id } = opened.world;
      const name = parseName(request.body?.name);
      const employee_ids = parseIds(request.body?.employee_ids ?? []);
      const { id } = await opened.api.call("CreateGroup", {
        body: { employer_id, name, ...(external_customer_id && { external_customer_id }) },
      });
      await addToGroup(opened, id, employee_ids);
      response.json({ id });
    })
    .post("/employer/groups/:group_id/employees", async (request, response) => {
      const { opened } = signedInAdministrator(response);
      await addToGroup(opened, request.params.group_id, parseIds(request.body?.employee_ids));
      response.status(204).end();
    })
    .post("/employer/groups/:group_id/enrolments", async (request, response) => {
      const { opened } = signedInAdministrator(response);
      response.json(await startEnrolment(opened, request.params.group_id, request.body?.employee_id));
    })
    .get("/employer/people-to-choose", async (_request, response) => {
      const { opened } = signedInAdministrator(response);
      response.json(await peopleToChoose(opened));
    })
    .get("/employer/policies", async (_request, response) => {
      const { opened } = signedInAdministrator(response);
      response.json({ policies: await describePolicies(opened) });
    })
    .get("/employer/quotes", async (_request, response) => {
      const { opened } = signedInAdministrator(response);
      response.json({ quotes: await describeQuotes(opened) });
    })
    .get("/employer/receipts", async (_request, response) => {
      const { opened } = signedInAdministrator(response);
      response.json({ receipts: await receiptsOf(opened) });
    })
    .get("/employer/receipts.json", async (_request, response) => {
      const { opened } = signedInAdministrator(response);
      const receipts = (await receiptsOf(opened)).toReversed();
      response.attachment("consent-receipts.json").send(JSON.stringify(receipts, null, 2));
    })
    .get("/employer/payroll", async (_request, response) => {
      const { opened } = signedInAdministrator(response);
      response.json(await describePayroll(opened));
    })
    .get("/employer/payroll/:report_id", async (request, response) => {
      const { opened } = signedInAdministrator(response);
      response.json(await describePayrollMonth(opened, request.params.report_id));
    })
    .post("/employer/payroll/:report_id/finalize", async (request, response) => {
      const { opened } = signedInAdministrator(response);
      const dry_run: unknown = request.body?.dry_run;
      if (typeof dry_run !== "boolean") throw badRequest("`dry_run` must be true or false.");
      const { id } = findReport(await reportsOf(opened), request.params.report_id);
      const report = await opened.api.call("FinalizeContributionReport", {
        params: { contribution_report_id: id },
        query: { dry_run: dry_run ? "true" : "false" },
      });
      response.json(summarize(report));
    })
    .get("/employer/payroll/:report_id/contributions.csv", async (request, response) => {
      const { name, csv } = await exported(signedInAdministrator(response).opened, request.params, "full");
      response.attachment(`contributions-${name}`).send(csv);
    })
    .get("/employer/payroll/:report_id/payroll.csv", async (request, response) => {
      const { name, csv } = await exported(signedInAdministrator(response).opened, request.params, "payroll");
      response.attachment(`payroll-${name}`).send(csv);
    });
}

/** A report of the company as a file, and the end of the file's name. */
async function exported(
  opened: OpenSandbox,
  { report_id }: { report_id: string },
  layout: "full" | "payroll",
) {
  const report = findReport(await reportsOf(opened), report_id);
  const csv = await opened.api.call("ExportContributionReport", {
    params: { contribution_report_id: report.id },
    query: { layout },
  });
  return { name: `${monthOf(report)}${report.status === "open" ? "-open" : ""}.csv`, csv };
}

/** The company's chain of receipts, newest first. */
function receiptsOf({ api, world: { employer_id, external_customer_id } }: OpenSandbox): Promise<Receipt[]> {
  const query = external_customer_id ? { external_customer_id } : {};
  return api.listAll("ListConsentReceipts", { params: { employer_id }, query });
}

function parseName(value: unknown): string {
  const name = typeof value === "string" ? value.trim() : "";
  if (name === "" || name.length > 100)
    throw badRequest("`name` must be the group's name, of at most 100 characters.");
  return name;
}

function parseIds(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((id) => typeof id === "string"))
    throw badRequest("`employee_ids` must be a list of employees.");
  return value;
}
