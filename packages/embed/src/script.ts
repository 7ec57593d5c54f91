// The script of pages without a bundler: <script src="enrolkit.js"></script>. The rest loads from beside it.
import { defineElements } from "./elements/define.ts";
import type { Part, PartName } from "./elements/part.ts";

/** The files of the parts, relative to this script. The build writes them in. */
declare const enrolkitFiles: Readonly<Record<PartName, string>>;

// Known only while the script runs, and never to a module.
const { src } = document.currentScript as HTMLScriptElement;
defineElements((name) => import(/* @vite-ignore */ new URL(enrolkitFiles[name], src).href) as Promise<Part>);
