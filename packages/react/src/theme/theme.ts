/** Colours, shapes and type that a host may set. Each is a CSS custom property: `accent` is `--ek-accent`. */
export interface Theme {
  accent?: string;
  onAccent?: string;
  ink?: string;
  muted?: string;
  line?: string;
  edge?: string;
  page?: string;
  surface?: string;
  sunken?: string;
  focus?: string;
  danger?: string;
  warning?: string;
  success?: string;
  radius?: string;
  font?: string;
  fontSize?: string;
  shadow?: string;
}

/** `auto` follows the person's system; without a scheme the host's own `color-scheme` counts. */
export type ColorScheme = "light" | "dark" | "auto";

/** Sets a theme on one root, through the CSSOM (a `style` attribute would break a strict CSP). */
export function applyTheme(root: HTMLElement, theme: Theme): () => void {
  const names = Object.entries(theme).map(([key, value]) => {
    const name = `--ek-${key.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
    root.style.setProperty(name, value as string);
    return name;
  });
  return () => {
    for (const name of names) root.style.removeProperty(name);
  };
}
