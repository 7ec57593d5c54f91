/** What the name behind begins with: a vowel, also inside an isolate. An h is left alone, since it may be aspirated. */
const vowel = /^\u2068?(?:[aeiouàâäéèêëîïôöùûüœ]|y(?![aeiou]))/iu;

/** The word “de” before a name: “de Nora”, “d’Erik”. */
export function de(name: string): string {
  return vowel.test(name) ? `d’${name}` : `de ${name}`;
}
