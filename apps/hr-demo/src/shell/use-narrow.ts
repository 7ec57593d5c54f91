import { useSyncExternalStore } from "react";

const narrow = matchMedia("(max-width: 639.98px)");

/** Whether the drawer covers the page: see styles/drawer.css. */
export const useNarrow = () => useSyncExternalStore(listen, () => narrow.matches);

function listen(changed: () => void) {
  narrow.addEventListener("change", changed);
  return () => narrow.removeEventListener("change", changed);
}
