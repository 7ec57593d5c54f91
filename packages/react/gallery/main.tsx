import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { directionOf } from "../src/messages/format.ts";
import { languageOf } from "../src/testing/languages.ts";
import "../src/styles/styles.css";
import "../src/styles/quote.css";
import { type ColorScheme, EkRoot } from "../src/theme/index.ts";
import { sections } from "./sections.tsx";
import { EkSettings } from "../src/provider/EkSettings.tsx";

/** `?section=cover&lang=ar&scheme=dark`: one page of the gallery, or all of them. */
const query = new URLSearchParams(location.search);
const lang = query.get("lang") ?? "en";
const scheme = (query.get("scheme") ?? "light") as ColorScheme;
const wanted = query.get("section");
document.documentElement.style.colorScheme = scheme;
document.documentElement.dir = directionOf(lang);

createRoot(document.querySelector("#page") as HTMLElement).render(
  <StrictMode>
    <EkSettings locale={lang} messages={languageOf(lang).core} scheme={scheme}>
      <EkRoot>
        <div className="ek-stack">
          {Object.entries(sections)
            .filter(([name]) => wanted === null || wanted === name)
            .map(([name, Section]) => (
              <Section key={name} />
            ))}
        </div>
      </EkRoot>
    </EkSettings>
  </StrictMode>,
);
