import { useId } from "react";
import { Icon } from "../ui/Icon.tsx";
import { type Locale, languages, locales } from "./languages.ts";
import { type Scheme, usePreferences } from "./preferences.tsx";

/** Language and appearance. Each language is named in itself. */
export function PreferenceControls() {
  const { locale, setLocale, scheme, setScheme, messages } = usePreferences();
  const id = useId();
  return (
    <div className="preferences">
      <label htmlFor={`${id}language`}>
        <Icon name="language" />
        <span className="visually-hidden">{messages.preferences.language}</span>
      </label>
      <select
        id={`${id}language`}
        value={locale}
        onChange={(event) => setLocale(event.currentTarget.value as Locale)}
      >
        {locales.map((each) => (
          <option key={each} value={each} lang={each}>
            {languages[each].name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}scheme`}>
        <Icon name="appearance" />
        <span className="visually-hidden">{messages.preferences.appearance}</span>
      </label>
      <select
        id={`${id}scheme`}
        value={scheme}
        onChange={(event) => setScheme(event.currentTarget.value as Scheme)}
      >
        <option value="auto">{messages.preferences.auto}</option>
        <option value="light">{messages.preferences.light}</option>
        <option value="dark">{messages.preferences.dark}</option>
      </select>
    </div>
  );
}
