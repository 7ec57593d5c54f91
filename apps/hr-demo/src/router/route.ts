/** Every address of this application. */
export type Route =
  | { page: "home" | "benefits" | "payslips" | "time-off" | "profile" | "not-found" }
  | { page: "payslip"; month: string };

export const addresses = {
  home: "/",
  benefits: "/benefits",
  payslips: "/payslips",
  timeOff: "/time-off",
  profile: "/profile",
} as const;

export const payslipAddress = (month: string) => `${addresses.payslips}/${month}`;

export function routeOf(path: string): Route {
  const payslip = /^\/payslips\/(\d{4}-\d{2})\/?$/.exec(path);
  if (payslip?.[1]) return { page: "payslip", month: payslip[1] };
  switch (path.replace(/(?<=.)\/$/, "")) {
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
