import { queryOptions } from "@tanstack/react-query";
import type {
  Administrator,
  Me,
  Payslip,
  SandboxEvent,
  SandboxState,
  TimeOff,
  Session,
  People,
} from "../wire.ts";
import type {
  CompanyHome,
  CompanyPolicy,
  CompanyQuote,
  Groups,
  PeopleToChoose,
  Receipt,
} from "../wire-employer.ts";
import type { Payroll, PayrollMonth } from "../wire-payroll.ts";
import { get } from "./request.ts";

export const sessionQuery = queryOptions({
  queryKey: ["hr", "session"],
  queryFn: ({ signal }) => get<Session>("/api/me", signal),
});

export const peopleQuery = queryOptions({
  queryKey: ["hr", "people"],
  queryFn: ({ signal }) => get<People>("/api/people", signal),
});

/** The key of all that one person sees. Another person's data never comes from the cache. */
export const ownKey = (me: Me | Administrator) =>
  ["hr", me.role === "employee" ? me.employee_id : me.employer_id] as const;

export const payslipsQuery = (me: Me) => own<{ payslips: Payslip[] }>(me, "payslips");
export const timeOffQuery = (me: Me) => own<TimeOff>(me, "time-off");

export const companyHomeQuery = (me: Administrator) => own<CompanyHome>(me, "employer/home");
export const groupsQuery = (me: Administrator) => own<Groups>(me, "employer/groups");
export const companyPoliciesQuery = (me: Administrator) =>
  own<{ policies: CompanyPolicy[] }>(me, "employer/policies");
export const peopleToChooseQuery = (me: Administrator) =>
  own<PeopleToChoose>(me, "employer/people-to-choose");
export const quotesQuery = (me: Administrator) => own<{ quotes: CompanyQuote[] }>(me, "employer/quotes");
export const receiptsQuery = (me: Administrator) => own<{ receipts: Receipt[] }>(me, "employer/receipts");
export const payrollQuery = (me: Administrator) => own<Payroll>(me, "employer/payroll");
export const payrollMonthQuery = (me: Administrator, reportId: string) =>
  own<PayrollMonth>(me, `employer/payroll/${reportId}`);

export const sandboxQuery = (me: Me | Administrator) => own<SandboxState>(me, "sandbox");
export const eventsQuery = (me: Me | Administrator) => own<{ events: SandboxEvent[] }>(me, "sandbox/events");

/** A path of the backend, whose segments are the key: `["hr", id, "employer", "payroll"]`. */
function own<Value>(me: Me | Administrator, path: string) {
  return queryOptions({
    queryKey: [...ownKey(me), ...path.split("/")],
    queryFn: ({ signal }) => get<Value>(`/api/${path}`, signal),
  });
}
