import { expect, test } from "vitest";
import { languages, type Locale } from "../preferences/languages.ts";

test.each(Object.keys(languages) as Locale[])(
  "counts in %s are written as in that language",
  async (locale) => {
    const { employer } = await languages[locale].load();
    const written = new Intl.NumberFormat(locale).format(12_345);
    const { employeeCount, groupCount, policyCount, missed, notStarted, later } = employer.home;
    for (const count of [employeeCount, groupCount, policyCount, missed, notStarted, later])
      expect(count(12_345)).toContain(written);
    expect(employer.payroll.employeeCount(12_345)).toContain(written);
    expect(employer.payroll.starting(12_345)).toContain(written);
  },
);
