/** In the languages of the SDK, as its own texts may be what did not arrive. */
const texts: Readonly<Record<string, string>> = {
  en: "Could not be loaded. Try again",
  de: "Laden fehlgeschlagen. Erneut versuchen",
  fr: "Chargement impossible. Réessayer",
  es: "No se ha podido cargar. Reintentar",
  pt: "Não foi possível carregar. Tentar novamente",
  it: "Caricamento non riuscito. Riprova",
  nl: "Laden mislukt. Opnieuw proberen",
  ar: "تعذّر التحميل. أعد المحاولة",
};

/** Shows that the content could not be loaded, and how to go on: a button that says both. */
export function showFailure(root: ShadowRoot, locale: unknown, retry: () => void): void {
  const alert = root.ownerDocument.createElement("div");
  const button = root.ownerDocument.createElement("button");
  const wanted = String(locale).slice(0, 2);
  const language = wanted in texts ? wanted : "en";
  alert.role = "alert";
  alert.lang = language;
  button.type = "button";
  button.textContent = texts[language] ?? "";
  button.addEventListener("click", retry);
  alert.append(button);
  root.replaceChildren(alert);
}
