/** “5 maggio”, but “8 maggio” and “11 maggio” begin with a vowel when they are read. */
const before = (plain: string, elided: string) => (date: string) =>
  `${/^(?:8|11)\b/.test(date) ? elided : plain}${date}`;

/** “il 5 maggio”, “l’8 maggio”. */
export const il = before("il ", "l’");
/** “dal 5 maggio”, “dall’8 maggio”. */
export const dal = before("dal ", "dall’");
