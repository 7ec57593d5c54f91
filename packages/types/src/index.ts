// What travels, as plain TypeScript: the same shapes as the schemas of `@enrolkit/contract`, without them.

export type * from "./generated/resources.ts";
