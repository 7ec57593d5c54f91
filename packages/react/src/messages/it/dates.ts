/** A preposition before a date: “dal 5 maggio”, “dall’8 maggio”, “da venerdì 8 maggio”. */
const before = (plain: string, elided: string, weekday: string) => (date: string) =>
  `${/^(?:8|11)\b/.test(date) ? elided : /^\d/.test(date) ? plain : weekday}${date}`;

export const il = before("il ", "l’", "");
export const dal = before("dal ", "dall’", "da ");
export const al = before("al ", "all’", "a ");
export const del = before("del ", "dell’", "di ");
