// For bundlers: importing it defines the elements. For pages without a bundler there is script.ts.
import { defineElements } from "./elements/define.ts";
import { parts } from "./parts/index.ts";

export type * from "./elements/index.ts";

defineElements((name) => parts[name]());
