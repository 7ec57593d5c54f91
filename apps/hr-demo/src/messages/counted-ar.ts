const rules = new Intl.PluralRules("ar");

/** A counted noun: one and two are words of their own, three to ten and more stand behind the number. */
export function counted(count: number, one: string, two: string, few: string, more: string): string {
  const form = rules.select(count);
  if (form === "one") return one;
  if (form === "two") return two;
  return `${count} ${form === "few" ? few : more}`;
}
