const rightToLeftLanguages = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]);
const rightToLeftScripts = /-(Arab|Hebr|Thaa|Syrc|Nkoo|Adlm)\b/i;

/** The direction in which a locale is written. */
export function directionOf(locale: string): "ltr" | "rtl" {
  if (/-[A-Z][a-z]{3}\b/.test(locale)) return rightToLeftScripts.test(locale) ? "rtl" : "ltr";
  return rightToLeftLanguages.has(locale.split("-")[0]?.toLowerCase() ?? "") ? "rtl" : "ltr";
}
