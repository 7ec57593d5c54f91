/** The addresses that pages link to. */
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
/** A new quote for a group. */
export const groupQuoteAddress = (id: string) => `${addresses.newQuote}?group=${id}`;
export const quoteAddress = (id: string) => `${addresses.benefits}/${id}`;
export const groupAddress = (id: string) => `${addresses.groups}/${id}`;
export const payrollAddress = (month: string) => `${addresses.payroll}/${month}`;
/** The employees in a state of a group policy. */
export const participationAddress = (policyId: string, state: string) =>
  `${addresses.policies}?policy=${policyId}&state=${state}`;
export const receiptAddress = (id: string) => `${addresses.receipts}/${id}`;
