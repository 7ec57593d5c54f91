/** Colours that a host may set, in any notation of CSS. */
export interface ThemeColours {
  /** Of buttons, and in a shade that can be read also of links, lines and marks. */
  accent?: string | undefined;
  /** Text on the accent; white or black, whichever can be read, when absent. */
  onAccent?: string | undefined;
  /** Of text. */
  ink?: string | undefined;
  /** Of text that matters less. */
  muted?: string | undefined;
  /** Of lines between things. */
  line?: string | undefined;
  /** Of the borders of fields and choices. */
  edge?: string | undefined;
  /** Behind everything. */
  page?: string | undefined;
  /** Of cards, fields and dialogs. */
  surface?: string | undefined;
  /** Of what lies below the page, such as examples. */
  sunken?: string | undefined;
  /** The ring around what has focus. */
  focus?: string | undefined;
  /** Of errors. */
  danger?: string | undefined;
  /** Of warnings. */
  warning?: string | undefined;
  /** Of what is done. */
  success?: string | undefined;
}

/** Colours, shapes and type that a host may set. Each is a CSS custom property: `accent` is `--ek-accent`. */
export interface Theme extends ThemeColours {
  /** Colours of one scheme alone, such as `--ek-dark-accent`: they win over those for both. */
  light?: ThemeColours | undefined;
  /** The same for the dark. */
  dark?: ThemeColours | undefined;
  /** Of corners, as a CSS length. */
  radius?: string | undefined;
  /** A CSS `font-family`; the page's when absent. */
  font?: string | undefined;
  /** Of plain text, as a CSS length; everything else follows it. */
  fontSize?: string | undefined;
  /** Of what lies above the page, as a CSS `box-shadow`. */
  shadow?: string | undefined;
}

/** `auto` follows the person's system; without a scheme the host's own `color-scheme` counts. */
export type ColorScheme = "light" | "dark" | "auto";

/** Sets a theme on one root, through the CSSOM (a `style` attribute would break a strict CSP). */
export function applyTheme(root: HTMLElement, theme: Theme): () => void {
  const properties = propertiesOf(theme, "--ek");
  for (const [name, value] of properties) root.style.setProperty(name, value);
  return () => {
    for (const [name] of properties) root.style.removeProperty(name);
  };
}

function propertiesOf(theme: Theme | ThemeColours, prefix: string): [name: string, value: string][] {
  return Object.entries(theme).flatMap(([key, value]: [string, string | ThemeColours | undefined]) => {
    const name = `${prefix}-${key.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
    if (typeof value === "object") return propertiesOf(value, name);
    return value === undefined ? [] : [[name, value]];
  });
}
