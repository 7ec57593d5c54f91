/** In the languages of the SDK, as its own texts may be what did not arrive: what is wrong, and how to go on. */
const english = ["We couldn’t load your benefits.", "Try again"] as const;
const texts: Readonly<Record<string, readonly [string, string]>> = {
  en: english,
  de: ["Ihre Leistungen konnten nicht geladen werden.", "Erneut versuchen"],
  fr: ["Vos avantages n’ont pas pu être chargés.", "Réessayer"],
  es: ["No se han podido cargar sus prestaciones.", "Intentar de nuevo"],
  pt: ["Não foi possível carregar os seus benefícios.", "Tentar novamente"],
  it: ["Non è stato possibile caricare i Suoi benefit.", "Riprova"],
  nl: ["Uw regelingen konden niet worden geladen.", "Opnieuw proberen"],
  ar: ["تعذّر تحميل مزاياك.", "أعد المحاولة"],
};

/** Shows that the content could not be loaded. A page can have its own words: a child with `slot="error"`. */
export function showFailure(root: ShadowRoot, locale: string | null, retry: () => void): void {
  const language = locale?.split("-")[0] ?? "en";
  const [message, action] = texts[language] ?? english;
  const { ownerDocument } = root;
  const failure = ownerDocument.createElement("div");
  const slot = ownerDocument.createElement("slot");
  const button = ownerDocument.createElement("button");
  failure.setAttribute("role", "alert");
  failure.setAttribute("part", "error");
  if (texts[language]) failure.lang = language;
  slot.name = "error";
  slot.append(message);
  button.type = "button";
  button.append(action);
  button.addEventListener("click", retry);
  failure.append(slot, " ", button);
  root.replaceChildren(failure);
}
