import { z } from "zod";

/** The kinds of platform that hold keys. */
export const PlatformType = z
  .enum(["employer_of_record", "payroll_provider", "hr_platform"])
  .meta({ id: "PlatformType" });
export type PlatformType = z.output<typeof PlatformType>;
