// The script of pages without a bundler: <script src="enrolkit.js"></script>. The rest loads from beside it.
import { defineElements } from "./elements/define.ts";
import type { Part, PartName } from "./elements/part.ts";

/** In the names of the files of the parts. The build writes them in. */
declare const enrolkitHashes: Readonly<Record<PartName, string>>;

// Known only while the script runs, and never to a module.
const { src } = document.currentScript as HTMLScriptElement;
defineElements(
  (name) =>
    import(
      /* @vite-ignore */ new URL(`chunks/${name}-${enrolkitHashes[name]}.js`, src).href
    ) as Promise<Part>,
);
