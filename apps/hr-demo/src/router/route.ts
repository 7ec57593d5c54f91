/** Every address of an employee's pages. */
export type Route =
  | { page: "home" | "benefits" | "payslips" | "time-off" | "profile" | "not-found" }
  | { page: "payslip"; month: string }
  /** The change to it that is open, else a new one, where none is named. */
  | { page: "policy"; id: string; amendment: string | undefined };

/** Every address of the employer's pages. */
export type EmployerRoute =
  | { page: "home" | "groups" | "new-group" | "policies" | "receipts" | "not-found" }
  /** The newest quote where none is named; null is a new one. */
  | { page: "benefits"; quote: string | null | undefined }
  | { page: "group"; id: string }
  /** The newest month where none is named. */
  | { page: "payroll"; month: string | undefined }
  | { page: "receipt"; id: string };

export const addresses = {
  home: "/",
  benefits: "/benefits",
  payslips: "/payslips",
  timeOff: "/time-off",
  profile: "/profile",
  newQuote: "/benefits/new",
  groups: "/groups",
  newGroup: "/groups/new",
  policies: "/policies",
  receipts: "/receipts",
  payroll: "/payroll",
} as const;

export const payslipAddress = (month: string) => `${addresses.payslips}/${month}`;
export const policyAddress = (id: string, amendment?: string) =>
  [addresses.benefits, id, ...(amendment ? [amendment] : [])].join("/");
export const quoteAddress = (id: string) => `${addresses.benefits}/${id}`;
export const groupAddress = (id: string) => `${addresses.groups}/${id}`;
export const payrollAddress = (month: string) => `${addresses.payroll}/${month}`;
export const receiptAddress = (id: string) => `${addresses.receipts}/${id}`;

export function routeOf(path: string): Route {
  const payslip = /^\/payslips\/(\d{4}-\d{2})\/?$/.exec(path);
  if (payslip?.[1]) return { page: "payslip", month: payslip[1] };
  const policy = /^\/benefits\/(p_\w+)(?:\/(pai_\w+))?\/?$/.exec(path);
  if (policy?.[1]) return { page: "policy", id: policy[1], amendment: policy[2] };
  switch (withoutSlash(path)) {
    case addresses.home:
      return { page: "home" };
    case addresses.benefits:
      return { page: "benefits" };
    case addresses.payslips:
      return { page: "payslips" };
    case addresses.timeOff:
      return { page: "time-off" };
    case addresses.profile:
      return { page: "profile" };
    default:
      return { page: "not-found" };
  }
}

export function employerRouteOf(path: string): EmployerRoute {
  const [, kind, id] = /^\/(benefits\/gqi|groups\/gr|receipts\/cr)(_\w+)\/?$/.exec(path) ?? [];
  if (kind === "benefits/gqi") return { page: "benefits", quote: `gqi${id}` };
  if (kind === "groups/gr") return { page: "group", id: `gr${id}` };
  if (kind === "receipts/cr") return { page: "receipt", id: `cr${id}` };
  const payroll = /^\/payroll\/(\d{4}-\d{2})\/?$/.exec(path);
  if (payroll?.[1]) return { page: "payroll", month: payroll[1] };
  switch (withoutSlash(path)) {
    case addresses.home:
      return { page: "home" };
    case addresses.benefits:
      return { page: "benefits", quote: undefined };
    case addresses.newQuote:
      return { page: "benefits", quote: null };
    case addresses.groups:
      return { page: "groups" };
    case addresses.newGroup:
      return { page: "new-group" };
    case addresses.policies:
      return { page: "policies" };
    case addresses.payroll:
      return { page: "payroll", month: undefined };
    case addresses.receipts:
      return { page: "receipts" };
    default:
      return { page: "not-found" };
  }
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, "");
