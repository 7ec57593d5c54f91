export { ConsentStatements, type ConsentStatementsProps } from "./ConsentStatements.tsx";
export { openStatements } from "./open-statements.ts";
