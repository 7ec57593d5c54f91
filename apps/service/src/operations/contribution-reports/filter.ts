import type { listContributionReports, OperationInput } from "@enrolkit/contract";
import { invalidRequest } from "../../problem/problem.ts";
import type { PlatformRow } from "../../store/rows.ts";
import type { Where } from "../../store/store.ts";

type Filter = Omit<OperationInput<typeof listContributionReports>["query"], "page" | "page_size">;

/** Which reports a query asks for. Throws the 400 where filters do not fit together, or the platform's type. */
export function reportsAskedFor({ type }: Pick<PlatformRow, "type">, filter: Filter): Where {
  const { employer_id, external_customer_id, status, month, year } = filter;
  const errors: Record<string, string[]> = {};
  if (month !== undefined && year === undefined) errors.month = ["needs the year beside it"];
  if (external_customer_id !== undefined && type !== "employer_of_record")
    errors.external_customer_id = ["is known to platforms of type employer_of_record alone"];
  if (Object.keys(errors).length > 0) throw invalidRequest(errors);
  return {
    ...(employer_id !== undefined && { employer_id }),
    ...(external_customer_id !== undefined && { external_customer_id }),
    ...(status !== undefined && { status: status.split(",") }),
    ...(year !== undefined && { year }),
    ...(month !== undefined && { month: `${year}-${month.padStart(2, "0")}` }),
  };
}
